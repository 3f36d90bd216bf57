extension TitleCase {
  /// Hyphens, slashes, dashes and brackets.
  static let joints: [TitleCase] = [
    TitleCase("E-mail Me"),
    TitleCase("E-Mail Me"),
    TitleCase("e-mail me", mended: "E-mail Me"),
    TitleCase("E-MAIL ME", mended: "E-Mail Me"),
    TitleCase("Wi-Fi", verb: nil),
    TitleCase("Use Wi-Fi"),
    TitleCase("use wi-fi", mended: "Use Wi-Fi"),
    TitleCase("USE WI-FI", mended: "Use Wi-Fi"),
    TitleCase("Re-enter Password"),
    TitleCase("Re-Enter Password"),
    TitleCase("Pre-order"),
    TitleCase("Drag-and-Drop Files"),
    TitleCase("Drag-And-Drop Files"),
    TitleCase("Start Self-test"),
    TitleCase("Allow In-App Purchases"),
    TitleCase("Allow in-App Purchases", mended: "Allow In-App Purchases"),
    TitleCase("Connect USB-C Cable"),
    TitleCase("Play/Pause"),
    TitleCase("Play/pause", mended: "Play/Pause"),
    TitleCase("Cut and/or Paste"),
    TitleCase("Mark N/A Items"),
    TitleCase("Alarm: On", verb: nil),
    TitleCase("Update Available – Install Now"),
    TitleCase("Add Card (for Teachers Only)"),
    TitleCase("Restart & Upgrade…"),
    TitleCase("Print…"),
    TitleCase("Stop!"),
    TitleCase("Ready?", verb: nil),
  ]

  /// Names, acronyms, digits, addresses and quotations.
  static let names: [TitleCase] = [
    TitleCase("iPhone", verb: nil),
    TitleCase("iPhone Storage", verb: nil),
    TitleCase("Find My iPhone"),
    TitleCase("Open YouTube"),
    TitleCase("Buy on eBay"),
    TitleCase("Get macOS Updates"),
    TitleCase("Install GNOME Shell"),
    TitleCase("Export as PDF"),
    TitleCase("EXPORT AS PDF", mended: "Export as PDF"),
    TitleCase("export as pdf", mended: "Export as PDF"),
    TitleCase("Share PDFs"),
    TitleCase("Copy URL"),
    TitleCase("Copy url", mended: "Copy URL"),
    TitleCase("Scan QR Code"),
    TitleCase("Enter ID"),
    TitleCase("USB to HDMI", verb: nil),
    TitleCase("Contact IT"),
    TitleCase("Open in VS Code"),
    TitleCase("Player vs. Player", verb: false),
    TitleCase("Call US Office"),
    TitleCase("SAVE Changes", mended: "Save Changes"),
    TitleCase("Play 3D Movie"),
    TitleCase("Watch in 1080p"),
    TitleCase("Convert to mp3"),
    TitleCase("Snooze for 10 min"),
    TitleCase("Run 5 km Today"),
    TitleCase("Delete 2 Items"),
    TitleCase("Delete 2 items", mended: "Delete 2 Items"),
    TitleCase("3 of 10", verb: nil),
    TitleCase("Open config.json"),
    TitleCase("Visit www.example.com"),
    TitleCase("Mail to me@example.com"),
    TitleCase("Follow @swift"),
    TitleCase("Delete “summer in paris”"),
    TitleCase("Delete \"summer in paris\" Now"),
    TitleCase("Rename %s"),
    TitleCase("Call O’Brien"),
    TitleCase("Play Rock ’n’ Roll"),
    TitleCase("Hear Ludwig van Beethoven"),
    TitleCase("🗑 Delete"),
    TitleCase("🗑 delete", mended: "🗑 Delete"),
    TitleCase("Café Near Me", verb: nil),
    TitleCase("éteindre", mended: "Éteindre", verb: nil),
  ]

  /// Mnemonics.
  static let mnemonics: [TitleCase] = [
    TitleCase("_Save"),
    TitleCase("R_emove Alarm"),
    TitleCase("R_emove alarm", mended: "R_emove Alarm"),
    TitleCase("_remove Alarm", mended: "_Remove Alarm"),
    TitleCase("r_emove Alarm", mended: "R_emove Alarm"),
    TitleCase("Save _As…"),
    TitleCase("Save _as…", mended: "Save _As…"),
    TitleCase("C_ompress"),
    TitleCase("S_elect All"),
    TitleCase("_Replace in Project"),
    TitleCase("Find and replace _text", mended: "Find and Replace _Text"),
    TitleCase(
      "Remember password until you _log out", mended: "Remember Password Until You _Log Out"),
    TitleCase("_Do It"),
    TitleCase("Run my_long_script"),
  ]

  /// Verbs that word lists derive, and words that they do not know.
  static let derivations: [TitleCase] = [
    TitleCase("Unmute"),
    TitleCase("Reupload Photo"),
    TitleCase("Unzip"),
    TitleCase("Always Allow"),
    TitleCase("Resources", verb: false),
    TitleCase("Notifications", verb: false),
    TitleCase("Libraries", verb: false),
    TitleCase("Frobnicate", verb: nil),
  ]

  /// Titles that are right and judged wrong, each with the reason why it cannot be told.
  static let falseAlarms: [TitleCase] = [
    TitleCase(
      "Sync npm",
      mended: "Sync Npm",
      because: "names in small letters throughout cannot be told from words"),
    TitleCase(
      "Pay with adidas",
      newest: "Pay With Adidas",
      ten: "Pay with Adidas",
      because: "names in small letters throughout cannot be told from words"),
    TitleCase(
      "Vitamin A Intake",
      mended: "Vitamin a Intake",
      verb: nil,
      because: "a letter as a name cannot be told from the article"),
    TitleCase(
      "Step In the Door",
      mended: "Step in the Door",
      because: "“step in” is not among the verbs with particles"),
    TitleCase(
      "Plot the x Axis",
      mended: "Plot the X Axis",
      because: "a variable’s letter cannot be told from a word"),
    TitleCase(
      "Enregistrer sous…",
      mended: "Enregistrer Sous…",
      verb: nil,
      because: "titles are read as English"),
    TitleCase(
      "Save As Template",
      mended: "Save as Template",
      because: "“as” is read as a preposition, though “Save As” is the name of a command"),
  ]
}
