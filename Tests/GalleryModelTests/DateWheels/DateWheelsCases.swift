import GalleryModel

/// What the tests of date pickers share.
enum DateWheelsCases {
  static let setting = Setting()

  /// A moment from its text; the first supported one where the text is wrong, so that it shows.
  static func moment(_ text: String) -> Moment {
    (try? Moment(text)) ?? Moment(day: Moment.firstDay, minute: 0)
  }

  /// A picker for date and time, in New York and American English unless said otherwise.
  static func picker(
    _ text: String, step: Int = 1, minimum: String? = nil, maximum: String? = nil,
    zone: String = "America/New_York", locale: String = "en_US"
  ) -> DateWheels {
    picker(
      .dateAndTime, text, step: step, minimum: minimum, maximum: maximum, zone: zone,
      locale: locale)
  }

  /// A picker at a moment, in New York and American English unless said otherwise.
  static func picker(
    _ mode: DateWheels.Mode, _ text: String, step: Int = 1,
    minimum: String? = nil, maximum: String? = nil, zone: String = "America/New_York",
    locale: String = "en_US"
  ) -> DateWheels {
    DateWheels(
      mode, moment: moment(text), minuteStep: step, minimum: minimum.map(moment),
      maximum: maximum.map(moment), timeZone: zone, locale: locale)
  }
}

extension DateWheels {
  /// The wheel of a part.
  func wheel(_ part: WheelPart) -> Wheel? {
    parts.firstIndex(of: part).map { wheels()[$0] }
  }

  /// All texts of the wheel of a part.
  func texts(_ part: WheelPart) -> [String] {
    wheel(part).map { wheel in (0..<wheel.count).map(wheel.text) } ?? []
  }

  /// The text under the selection bar.
  func shown(_ part: WheelPart) -> String? {
    guard let wheel = wheel(part), let row = wheel.selection else { return nil }
    return wheel.text(row)
  }

  /// Rolls the wheel of a part.
  @discardableResult
  mutating func roll(_ part: WheelPart, by steps: Int) -> [Report] {
    guard let index = parts.firstIndex(of: part) else { return [] }
    return receive(.roll(wheel: index, by: steps), in: DateWheelsCases.setting)
  }

  /// Chooses the row of a part that shows a text; the one nearest to the selection of several.
  @discardableResult
  mutating func choose(_ part: WheelPart, _ text: String) -> [Report] {
    let row = wheel(part)?.selection ?? 0
    let rows = texts(part).indices.filter { texts(part)[$0] == text }
    guard let index = parts.firstIndex(of: part),
      let found = rows.min(by: { abs($0 - row) < abs($1 - row) })
    else { return [] }
    return receive(.choose(wheel: index, row: found), in: DateWheelsCases.setting)
  }

  /// Does what the app or the screen does.
  @discardableResult
  mutating func tell(_ event: Event) -> [Report] { receive(event, in: DateWheelsCases.setting) }
}
