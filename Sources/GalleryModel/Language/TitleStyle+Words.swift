extension TitleStyle {
  /// Articles, coordinating conjunctions, and prepositions of less than four letters.
  static let alwaysSmall: Set<String> = [
    "a", "an", "the", "and", "but", "nor", "or", "n", "as", "at", "by", "for", "in", "of", "on",
    "per", "to", "via",
  ]

  /// Prepositions of four letters.
  static let fourLetters: Set<String> = [
    "amid", "atop", "from", "into", "onto", "sans", "unto", "upon", "with",
  ]

  /// Words of four letters that are prepositions in some titles, and adverbs, adjectives, verbs or
  /// conjunctions in others.
  static let fourLettersOfOtherKinds: Set<String> = [
    "down", "less", "like", "near", "over", "past", "plus", "than", "till",
  ]

  /// Words of less than four letters that belong to a verb more often than to a noun, or are
  /// adverbs as often as conjunctions.
  static let adverbs: Set<String> = ["off", "out", "so", "up", "vs", "yet"]

  /// Conjunctions that join a clause to a word that rules it.
  static let subordinating: Set<String> = [
    "after", "although", "because", "before", "if", "once", "since", "that", "though", "unless",
    "until", "when", "where", "whether", "while",
  ]

  /// Verbs with the particles that they take, which are prepositions elsewhere.
  static let particles: [String: Set<String>] = {
    let verbs: [String: [String]] = [
      "in": [
        "built", "check", "checked", "checking", "clock", "come", "dial", "drop", "fade", "fill",
        "join", "key", "log", "logged", "logging", "opt", "opting", "pay", "plug", "sign", "signed",
        "signing", "tune", "turn", "type", "zoom", "zoomed", "zooming",
      ],
      "on": [
        "add", "always", "carry", "clock", "go", "hold", "keep", "log", "logged", "logging", "pass",
        "power", "sign", "switch", "switched", "try", "turn", "turned", "turning",
      ],
      "by": ["stand"],
    ]
    var particles: [String: Set<String>] = [:]
    for (particle, verbs) in verbs {
      for verb in verbs { particles[verb, default: []].insert(particle) }
    }
    return particles
  }()

  /// Subjects before which “as” is a conjunction: “Pay as You Go”.
  static let subjects: Set<String> = ["i", "you", "he", "she", "it", "we", "they"]

  /// Small words within names and phrases from other languages: “Ludwig van Beethoven”.
  static let foreignParticles: Set<String> = [
    "à", "al", "da", "de", "del", "della", "den", "der", "des", "di", "du", "el", "et", "la", "le",
    "van", "von", "y",
  ]

  /// Units and parts of the day, which stay as they are after a number.
  static let units: Set<String> = [
    "am", "cm", "dpi", "fps", "ft", "g", "h", "hr", "hrs", "in", "kg", "km", "l", "lb", "m", "mg",
    "mi", "min", "mins", "ml", "mm", "ms", "oz", "pm", "pt", "px", "s", "sec", "secs", "x",
  ]

  /// Names that have a capital letter elsewhere than at their beginning.
  static let names: [String: String] = spellings([
    "iPhone", "iPad", "iPod", "iMac", "iCloud", "iMessage", "iTunes", "iOS", "iPadOS", "macOS",
    "tvOS", "watchOS", "eSIM", "eBay", "GitHub", "GitLab", "LinkedIn", "PayPal", "WeChat",
    "WhatsApp", "YouTube",
  ])

  /// Names with hyphens and more than one capital letter.
  static let hyphenatedNames: [String: String] = spellings(["Coca-Cola", "Wi-Fi"])

  /// Acronyms that are no words.
  static let acronyms: [String: String] = spellings([
    "API", "ATM", "CD", "CEO", "CPU", "CSS", "CSV", "DHCP", "DNS", "DPI", "DVD", "EPUB", "EU",
    "FAQ", "FM", "GIF", "GNOME", "GPS", "GPU", "GTK", "HD", "HDMI", "HDR", "HTML", "HTTP", "HTTPS",
    "ICS", "ID", "IMAP", "IP", "ISBN", "JPEG", "JPG", "JSON", "KDE", "LAN", "LED", "LTE", "MAC",
    "MIDI", "MMS", "NASA", "NFC", "NTP", "NVIDIA", "OK", "OS", "PC", "PDF", "PGP", "PNG", "POP",
    "QR", "RSS", "RTF", "SD", "SIM", "SMS", "SMTP", "SQL", "SSD", "SSH", "SSID", "SSL", "SVG",
    "TIFF", "TLS", "TV", "UI", "UK", "UPS", "URL", "USA", "USB", "UTC", "VAT", "VIP", "VNC", "VPN",
    "WPA", "XML", "ZIP",
  ]).filter { !acronymsThatAreWords.contains($0.key) }

  /// Acronyms that are words as well: right in capitals, and right as words.
  static let ambiguousAcronyms: Set<String> =
    acronymsThatAreWords.union(["ai", "am", "gas", "it", "pin", "pm", "ram", "us", "vs"])

  private static let acronymsThatAreWords: Set<String> = ["led", "mac", "pop", "sim", "ups", "zip"]

  /// Words frequent in titles that are neither verbs nor nouns of the lists of verbs and nouns.
  static let commonWords: Set<String> = [
    "about", "again", "all", "any", "available", "away", "back", "best", "can't", "cart", "daily",
    "dark", "don't", "done", "each", "easy", "every", "fast", "first", "full", "good", "great",
    "hello", "help", "here", "high", "home", "hot", "how", "i'm", "it's", "items", "large",
    "last", "later", "left", "let's", "light", "local", "long", "low", "main", "me", "menu", "more",
    "most", "my", "new", "next", "no", "not", "now", "old", "one", "only", "other", "our", "page",
    "previous", "recent", "right", "sale", "short", "small", "some", "soon", "the", "then", "this",
    "today", "tomorrow", "total", "two", "we", "what", "what's", "who", "why", "yes", "you", "your",
  ]

  private static func spellings(_ words: [String]) -> [String: String] {
    Dictionary(words.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }
}
