import Testing

/// A title as an application has it, and what is right to say of it.
struct TitleCase: Sendable, CustomTestStringConvertible {
  let title: String
  /// The title in title style in edition 7, in edition 11 and in all editions together; the title
  /// itself if it follows.
  let newest: String
  /// The title in title style in edition 10, where prepositions of four letters are small.
  let ten: String
  /// Whether it begins with a verb.
  let verb: Bool?
  /// Why it is judged wrong although it is right.
  let reason: String?

  var testDescription: String { title }

  init(
    _ title: String, newest: String? = nil, ten: String? = nil, mended: String? = nil,
    verb: Bool? = true, because reason: String? = nil
  ) {
    self.title = title
    self.newest = newest ?? mended ?? title
    self.ten = ten ?? mended ?? title
    self.verb = verb
    self.reason = reason
  }

  /// All of them.
  static let all =
    commands + prepositions + particles + joints + names + mnemonics + derivations + falseAlarms
}

extension TitleCase {
  /// As buttons and menus of applications have them.
  static let commands: [TitleCase] = [
    TitleCase("Save"),
    TitleCase("Don't Save"),
    TitleCase("Don’t Save"),
    TitleCase("Don'T Save", mended: "Don't Save"),
    TitleCase("DON’T SAVE", mended: "Don’t Save"),
    TitleCase("don’t save", mended: "Don’t Save"),
    TitleCase("Do Not Allow"),
    TitleCase("Never Save"),
    TitleCase("Please wait", mended: "Please Wait"),
    TitleCase("OK"),
    TitleCase("Ok"),
    TitleCase("ok", mended: "OK"),
    TitleCase("Cancel"),
    TitleCase("CANCEL", mended: "Cancel"),
    TitleCase("Done"),
    TitleCase("done", mended: "Done"),
    TitleCase("Next"),
    TitleCase("Back"),
    TitleCase("Add to Cart"),
    TitleCase("add to cart", mended: "Add to Cart"),
    TitleCase("ADD TO CART", mended: "Add to Cart"),
    TitleCase("Add To Cart", mended: "Add to Cart"),
    TitleCase("Add to cart", mended: "Add to Cart"),
    TitleCase("Send to Friend"),
    TitleCase("send to friend", mended: "Send to Friend"),
    TitleCase("SEND TO FRIEND", mended: "Send to Friend"),
    TitleCase("Buy Now"),
    TitleCase("Book a Table"),
    TitleCase("Book A Table", mended: "Book a Table"),
    TitleCase("Mail"),
    TitleCase("Mail to a Friend"),
    TitleCase("Print"),
    TitleCase("Printer", verb: false),
    TitleCase("Printer Settings", verb: false),
    TitleCase("Dictionary", verb: false),
    TitleCase("Look Up"),
    TitleCase("Look Up Word"),
    TitleCase("look up word", mended: "Look Up Word"),
    TitleCase("Share and Enjoy"),
    TitleCase("Share And Enjoy", mended: "Share and Enjoy"),
    TitleCase("Terms and Conditions", verb: nil),
    TitleCase("Cut or Copy"),
    TitleCase("Nothing but Net", verb: nil),
    TitleCase("Get the App"),
    TitleCase("Rate the App"),
    TitleCase("Rate The App", mended: "Rate the App"),
    TitleCase("Try for Free"),
    TitleCase("Move to Trash"),
    TitleCase("Move to the Trash"),
    TitleCase("Copy Link to Clipboard"),
    TitleCase("Show on Map"),
    TitleCase("Show On Map", mended: "Show on Map"),
    TitleCase("Open in New Tab"),
    TitleCase("Open In New Tab", mended: "Open in New Tab"),
    TitleCase("Open in new tab", mended: "Open in New Tab"),
    TitleCase("Mark as Read"),
    TitleCase("Save as PDF"),
    TitleCase("Save As…"),
    TitleCase("Save as…", mended: "Save As…"),
    TitleCase("Save As..."),
    TitleCase("Learn More"),
    TitleCase("Learn more…", mended: "Learn More…"),
    TitleCase("Select All"),
    TitleCase("Clear History"),
    TitleCase("Send To…"),
    TitleCase("Where Are You From", verb: false),
    TitleCase("What’s New", verb: false),
    TitleCase("Not Now", verb: nil),
    TitleCase("Yes", verb: nil),
    TitleCase("No", verb: nil),
    TitleCase("I Agree", verb: nil),
    TitleCase("Hang Up"),
    TitleCase("Opt Out"),
    TitleCase("Do Not Disturb"),
    TitleCase("Allow While Using App"),
    TitleCase("Accept all", mended: "Accept All"),
    TitleCase("Ask App Not to Track"),
    TitleCase("Beep when a key is pr_essed", mended: "Beep When a Key Is Pr_essed", verb: nil),
    TitleCase("New Window", verb: nil),
    TitleCase("My Account", verb: false),
    TitleCase("About This Book", verb: false),
    TitleCase("All Reviews", verb: false),
    TitleCase("For You", verb: false),
  ]

  /// Prepositions of three letters, four letters and more.
  static let prepositions: [TitleCase] = [
    TitleCase("Log On to Server"),
    TitleCase("Tune In Now"),
    TitleCase("Delete ‘summer in paris’"),
    TitleCase("Delete „summer in paris“"),
    TitleCase("Delete ‹summer in paris›"),
    TitleCase("Sign in with Google", newest: "Sign in With Google"),
    TitleCase("Sign In with Google", newest: "Sign In With Google"),
    TitleCase("Sign in With Google", ten: "Sign in with Google"),
    TitleCase("sign in with Google", newest: "Sign In With Google", ten: "Sign In with Google"),
    TitleCase("Continue with Apple", newest: "Continue With Apple"),
    TitleCase("Continue With Apple", ten: "Continue with Apple"),
    TitleCase("Open With…"),
    TitleCase("Open with…", mended: "Open With…"),
    TitleCase("Open with External App", newest: "Open With External App"),
    TitleCase("Remove from Favorites", newest: "Remove From Favorites"),
    TitleCase("Remove From Favorites", ten: "Remove from Favorites"),
    TitleCase(
      "Remove This Item From the Shopping List Permanently",
      ten: "Remove This Item from the Shopping List Permanently"),
    TitleCase("Send This Message to Every Person in the List Now"),
    TitleCase(
      "Translate This Selection Into My Preferred Language",
      ten: "Translate This Selection into My Preferred Language"),
    TitleCase("Import into Library", newest: "Import Into Library"),
    TitleCase("Copy onto Disk", newest: "Copy Onto Disk"),
    TitleCase("From Photos", verb: false),
    TitleCase("With Friends", verb: false),
    TitleCase("Log in via Email"),
    TitleCase("Log In via Email"),
    TitleCase("Log In Via Email", mended: "Log In via Email"),
    TitleCase("Pay per View"),
    TitleCase("Buy by the Hour"),
    TitleCase("Stand By", verb: nil),
    TitleCase("Search Within Page"),
    TitleCase("Search within Page", mended: "Search Within Page"),
    TitleCase("Close Without Saving"),
    TitleCase("Close without Saving", mended: "Close Without Saving"),
    TitleCase("Talk About It"),
    TitleCase("Show Past Events"),
    TitleCase("Scroll Down a Page"),
    TitleCase("Scroll down a Page", newest: "Scroll Down a Page"),
    TitleCase("More Than Words", verb: nil),
    TitleCase("More than Words", newest: "More Than Words", verb: nil),
    TitleCase("Ask if Unsure", mended: "Ask If Unsure"),
    TitleCase("Pay as You Go"),
    TitleCase("Pay As You Go"),
  ]

  /// Parts of verbs.
  static let particles: [TitleCase] = [
    TitleCase("Sign In"),
    TitleCase("Sign in", mended: "Sign In"),
    TitleCase("Log Out"),
    TitleCase("Log out", mended: "Log Out"),
    TitleCase("Log Out of All Devices"),
    TitleCase("Log out of All Devices"),
    TitleCase("Turn Off Alarm"),
    TitleCase("Turn OFF Alarm", mended: "Turn Off Alarm"),
    TitleCase("Turn On Bluetooth"),
    TitleCase("turn on bluetooth", mended: "Turn On Bluetooth"),
    TitleCase("Turn Wi-Fi On Automatically"),
    TitleCase("Zoom In on Map"),
    TitleCase("Set Up iPhone"),
    TitleCase("set up iphone", mended: "Set Up iPhone"),
    TitleCase("Back Up to iCloud"),
    TitleCase("Pick Up Where You Left Off"),
    TitleCase("Start Over"),
    TitleCase("_Turn On"),
    TitleCase("Not Yet Rated", verb: nil),
  ]
}
