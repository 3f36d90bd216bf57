extension KeyboardLayout {
  /// The keys, row by row from the top, each from the left.
  public var rows: [[Key]] {
    switch type {
    case .number, .phone, .pin: padRows
    case .standard, .name, .email, .url, .password:
      switch plane {
      case .letters: letterRows
      case .numbers, .symbols: signRows
      }
    }
  }

  /// How many letters' keys the widest row has room for.
  public var columns: Double {
    let widths = rows.map { $0.reduce(0) { $0 + $1.weight } }
    return widths.max() ?? 1
  }
}

// MARK: Pads

extension KeyboardLayout {
  private var padRows: [[Key]] {
    let digits: [[Key]] = [Self.keys("123"), Self.keys("456"), Self.keys("789")]
    switch type {
    case .phone:
      return [
        digits[0] + [Self.delete()], digits[1] + [Self.key("+")],
        digits[2] + [Key(.insert(" "), title: spaceTitle, name: Message("Space"))],
        Self.keys("*0#") + [Self.enter()],
      ]
    case .number:
      let minus = Key(.insert("-"), title: "−", name: Message("Minus"))
      return [
        digits[0] + [Self.delete()], digits[1] + [minus],
        digits[2] + [Self.key(decimalSeparator)], [Self.key("0", weight: 3), Self.enter()],
      ]
    case .pin, .standard, .name, .email, .url, .password:
      return digits + [[Self.delete(), Self.key("0"), Self.enter()]]
    }
  }

  /// What stands before the decimals in the language.
  private var decimalSeparator: String {
    switch language {
    case .english, .arabic, .chinese: "."
    case .german, .french, .russian: ","
    }
  }
}

// MARK: Letters

extension KeyboardLayout {
  /// Letters by rows, from the left as they lie on a keyboard of the language.
  private var letters: (top: String, middle: String, bottom: String) {
    switch language {
    case .english, .chinese: Self.latin
    case .german: ("qwertzuiopü", "asdfghjklöä", "yxcvbnmß")
    case .french: ("azertyuiop", "qsdfghjklm", "wxcvbn’")
    case .russian: isLatinOnly ? Self.latin : ("йцукенгшщзх", "фывапролджэ", "ячсмитьбю")
    case .arabic: isLatinOnly ? Self.latin : ("ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد")
    }
  }

  private static let latin = (top: "qwertyuiop", middle: "asdfghjkl", bottom: "zxcvbnm")

  /// Whether the letters are Latin in every language.
  private var isLatinOnly: Bool {
    switch type {
    case .email, .url, .password: true
    case .standard, .name, .number, .phone, .pin: false
    }
  }

  /// Whether the letters have capitals.
  private var hasCapitals: Bool { language != .arabic || isLatinOnly }

  private var letterRows: [[Key]] {
    let letters = self.letters
    let columns = Double(max(letters.top.count, letters.middle.count))
    let side = (columns - Double(letters.bottom.count)) / (hasCapitals ? 2 : 1)
    var last = letterKeys(letters.bottom) + [Self.delete(weight: side)]
    if hasCapitals {
      last.insert(
        Key(
          .shift, sign: isShifted ? .shifted : .shift,
          name: isShifted ? Message("Small letters") : Message("Capitals"), weight: side),
        at: 0)
    }
    let digits = type == .password ? [Self.keys("1234567890")] : []
    return digits + [
      letterKeys(letters.top), letterKeys(letters.middle), last, bottomRow(columns: columns),
    ]
  }

  private func letterKeys(_ letters: String) -> [Key] {
    letters.map { letter in Self.key(isShifted ? Self.capital(letter) : String(letter)) }
  }

  private static func capital(_ letter: Character) -> String {
    letter == "ß" ? "ẞ" : letter.uppercased()
  }

  /// The keys beneath the letters: what the type needs at hand, beside the space.
  private func bottomRow(columns: Double) -> [Key] {
    let enter = Self.enter(weight: 1.5)
    let room = columns - 3
    guard plane == .letters else {
      let change = Key(
        .plane(.letters), title: letterPlaneTitle, name: Message("Letters"), weight: 1.5)
      return [change, type == .url ? Self.domain(room) : space(room), enter]
    }
    let change = Key(.plane(.numbers), title: "123", name: Message("Digits"), weight: 1.5)
    switch type {
    case .email:
      return [change, space(room - 2), Self.key("@"), Self.key("."), enter]
    case .url:
      let third = room / 3
      let marks = [Self.key(".", weight: third), Self.key("/", weight: third)]
      return [change] + marks + [Self.domain(third), enter]
    case .standard:
      return [change, Self.key(comma), space(room - 2), Self.key(fullStop), enter]
    case .name, .password, .number, .phone, .pin:
      return [change, space(room), enter]
    }
  }

  private static func domain(_ weight: Double) -> Key {
    Key(.insert(".com"), title: ".com", weight: weight)
  }

  private func space(_ weight: Double) -> Key {
    Key(.insert(" "), title: spaceTitle, name: Message("Space"), weight: weight)
  }

  private var comma: String { language == .arabic ? "،" : language == .chinese ? "，" : "," }

  private var fullStop: String { language == .chinese ? "。" : "." }

  private var spaceTitle: String {
    switch language {
    case .english: "space"
    case .german: "Leerzeichen"
    case .french: "espace"
    case .russian: "пробел"
    case .arabic: "مسافة"
    case .chinese: "空格"
    }
  }

  private var letterPlaneTitle: String {
    switch language {
    case .russian: isLatinOnly ? "ABC" : "АБВ"
    case .arabic: isLatinOnly ? "ABC" : "أبج"
    case .english, .german, .french, .chinese: "ABC"
    }
  }
}

// MARK: Digits and signs

extension KeyboardLayout {
  private static let signColumns = 10.0

  private var signRows: [[Key]] {
    let isFirst = plane == .numbers
    let other = Key(
      .plane(isFirst ? .symbols : .numbers), title: isFirst ? "#+=" : "123",
      name: isFirst ? Message("Signs") : Message("Digits"), weight: 1.5)
    let last = isFirst ? ".,?!’" : extraSigns
    let weight = (Self.signColumns - 3) / Double(last.count)
    return [
      Self.keys(isFirst ? "1234567890" : "[]{}#%^*+="),
      Self.keys(isFirst ? "-/:;()\(currency)&@\"" : "_\\|~<>€£¥•"),
      [other] + last.map { Self.key(String($0), weight: weight) } + [Self.delete(weight: 1.5)],
      bottomRow(columns: Self.signColumns),
    ]
  }

  private var currency: String {
    switch language {
    case .english, .arabic: "$"
    case .german, .french: "€"
    case .russian: "₽"
    case .chinese: "¥"
    }
  }

  /// Letters that the letters' own keys have no room for, and the language's own marks.
  private var extraSigns: String {
    switch language {
    case .english: ".,?!’"
    case .german: "„“–§°"
    case .french: "éèàçù"
    case .russian: "ъё«»—"
    case .arabic: "؟؛أإآ"
    case .chinese: "、？！《》"
    }
  }
}

// MARK: Single keys

extension KeyboardLayout {
  private static func key(_ text: String, weight: Double = 1) -> Key {
    Key(.insert(text), title: text, weight: weight)
  }

  private static func keys(_ characters: String) -> [Key] { characters.map { key(String($0)) } }

  private static func delete(weight: Double = 1) -> Key {
    Key(.delete, sign: .delete, name: Message("Delete"), weight: weight)
  }

  private static func enter(weight: Double = 1) -> Key {
    Key(.enter, sign: .enter, name: Message("Return"), weight: weight)
  }
}
