/// Whether texts tell people how to work a control, which a control should not need.
public enum Instructions {
  /// The words by which a text tells people what to do with a control, in lower case, such as “tap”
  /// and “下拉”; `nil` if it does not.
  ///
  /// A gesture’s name alone is none, since it may be a noun (“Press Releases”, “下拉菜单”): in
  /// English it must begin a clause and go on as an instruction does, “Pull down …”, “Tap to …”.
  public static func found(in text: String) -> String? {
    if let gesture = chinese(in: text) { return gesture }
    let clauses = text.filter { $0 != "_" }.asListed.split { clauseEnds.contains($0) }
    for clause in clauses {
      let words = clause.split { !$0.isWordPart && $0 != "'" && !$0.isHyphen }.map(String.init)
      for index in words.indices where index == 0 || joints.contains(words[index - 1]) {
        if let gesture = gesture(in: words[index...].prefix(longestLook)) { return gesture }
      }
    }
    return nil
  }

  private static let clauseEnds: Set<Character> = [
    ".", ",", ";", ":", "!", "?", "(", ")", "—", "–", "…", "\n",
  ]

  /// Words after which an instruction can begin within a clause.
  private static let joints: Set<String> = [
    "please", "then", "and", "or", "just", "simply", "now", "to", "can", "you", "must",
  ]

  /// The most words of a clause that are looked at for what is to be worked.
  private static let longestLook = 6

  private static func gesture(in words: ArraySlice<String>) -> String? {
    guard let verb = words.first else { return nil }
    let rest = words.dropFirst()
    if let continuations = gestures[verb] {
      return rest.first.map(continuations.contains) == true ? verb : nil
    }
    if verb == "let", rest.starts(with: ["go"]) { return "let go" }
    if verb == "double" || verb == "long", let next = rest.first, gestures[next] != nil {
      return "\(verb) \(next)"
    }
    if workings.contains(verb), let next = rest.first, determiners.contains(next),
      rest.dropFirst().contains(where: parts.contains)
    {
      return verb
    }
    return nil
  }

  /// Gestures, each with the words with which an instruction goes on after it.
  private static let gestures: [String: Set<String>] = {
    let ways: Set = ["down", "downwards", "up", "upwards", "left", "right", "from"]
    let places: Set = ["here", "anywhere", "this", "the", "any", "to", "and"]
    let times: Set = ["again", "once", "twice", "a", "on", "it", "or"]
    return [
      "tap": places.union(times), "click": places.union(times), "press": places.union(times),
      "double-tap": places.union(times), "double-click": places.union(times),
      "long-press": places.union(times), "touch": places, "hold": ["down", "here", "it", "to"],
      "pull": ways.union(["a", "for", "or", "the", "this", "to"]),
      "swipe": ways.union(["a", "across", "for", "or", "the", "this", "to"]),
      "drag": ways.union(["a", "and", "here", "the", "this", "to"]),
      "slide": ways.union(["the", "this", "to", "your"]), "scroll": ways,
      "flick": ways.union(["the", "to"]), "release": ["it", "to", "your"],
      "pinch": ["and", "in", "on", "out", "to", "with"], "shake": ["the", "to", "your"],
    ]
  }()

  /// Verbs that instruct only if what they work is a part of a control.
  private static let workings: Set<String> = [
    "use", "turn", "move", "flip", "toggle", "rotate", "spin", "push", "operate", "set",
  ]

  private static let determiners: Set<String> = ["the", "this", "these", "that", "both"]

  private static let parts: Set<String> = [
    "button", "buttons", "slider", "switch", "stepper", "wheel", "wheels", "thumb", "knob",
    "handle",
    "segment", "segments", "picker", "control", "controls", "arrow", "arrows", "dots",
  ]

  private static func chinese(in text: String) -> String? {
    guard text.contains(where: { $0.script == .unspaced }) else { return nil }
    let characters = Array(text)
    for index in characters.indices {
      guard
        let gesture = chineseGestures[characters[index]]?.first(where: { gesture in
          characters[index...].starts(with: gesture)
        })
      else { continue }
      let rest = characters[(index + gesture.count)...].prefix(2)
      guard !chineseNouns.contains(where: { rest.starts(with: $0) }) else { continue }
      return gesture
    }
    return nil
  }

  /// The gestures by their first character.
  private static let chineseGestures: [Character: [String]] = Dictionary(
    grouping: [
      "点击", "点按", "点一下", "轻点", "轻触", "轻扫", "轻按", "按住", "按下", "长按", "下拉", "上拉", "上滑", "下滑",
      "左滑", "右滑", "向下拉", "滑动", "拖动", "拖移", "拖拽", "松开", "松手", "释放", "双击", "单击", "双指", "捏合",
      "摇一摇", "摇晃", "拨动", "转动", "滚动",
    ], by: { $0.first ?? " " })

  /// What follows a gesture’s name where it is a part of a noun, or means something else.
  private static let chineseNouns = [
    "率", "量", "数", "菜单", "列表", "框", "条", "窗口", "空间", "内存", "缓存", "新闻", "字幕", "速度", "音效",
  ]
}
