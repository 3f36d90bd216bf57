extension DateWheels {
  /// One of the texts that stand in for a value where a picker is wrong, and what it means.
  private struct ReadyMade {
    let english: String
    let chinese: String
    /// Days from today, the minute of the day, or the minutes of a countdown.
    let amount: Int
  }

  private static let readyMadeDays = [
    ReadyMade(english: "Today", chinese: "今天", amount: 0),
    ReadyMade(english: "Tomorrow", chinese: "明天", amount: 1),
    ReadyMade(english: "In two days", chinese: "后天", amount: 2),
    ReadyMade(english: "Next week", chinese: "下周", amount: 7),
    ReadyMade(english: "Next month", chinese: "下个月", amount: 30),
  ]

  private static let readyMadeTimes = [
    ReadyMade(english: "In the morning", chinese: "早上", amount: 8 * 60),
    ReadyMade(english: "At noon", chinese: "中午", amount: 12 * 60),
    ReadyMade(english: "In the afternoon", chinese: "下午", amount: 15 * 60),
    ReadyMade(english: "In the evening", chinese: "晚上", amount: 19 * 60),
  ]

  private static let readyMadeCountdowns = [
    ReadyMade(english: "A moment", chinese: "片刻", amount: 5),
    ReadyMade(english: "A while", chinese: "一会儿", amount: 30),
    ReadyMade(english: "A good hour", chinese: "一个多小时", amount: 75),
    ReadyMade(english: "All evening", chinese: "整个晚上", amount: 240),
  ]

  private var readyMade: [ReadyMade] {
    switch mode {
    case .dateAndTime, .date: Self.readyMadeDays
    case .time: Self.readyMadeTimes
    case .countdown: Self.readyMadeCountdowns
    }
  }

  /// The texts, in Chinese where the locale is, else in English.
  var readyMadeTexts: [String] {
    let isChinese = shownLocale.hasPrefix("zh")
    return readyMade.map { isChinese ? $0.chinese : $0.english }
  }

  /// The text that means the value, if one does.
  var readyMadeSelection: Int? {
    readyMade.indices.first { readyMadeValue($0) == heldValue }
  }

  /// The value that a text means.
  func readyMadeValue(_ row: Int) -> Value {
    let amount = readyMade[row].amount
    let timeline = Timeline(self)
    return switch mode {
    case .dateAndTime, .date: .moment(timeline.settled(moment.on(day: today.day + amount)))
    case .time: .moment(timeline.settled(Moment(day: moment.day, minute: amount)))
    case .countdown: .countdown(settledCountdown(amount))
    }
  }

  private var heldValue: Value { mode == .countdown ? .countdown(countdown) : .moment(moment) }
}
