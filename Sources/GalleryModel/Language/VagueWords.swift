/// Words that do not tell people what something is for or what is going on.
public struct VagueWords: Sendable {
  private let words: Set<String>
  private let fillers: Set<String>
  private let chineseFillers: [String]

  /// Titles that do not tell what a control is for.
  public static let titles = VagueWords(
    words: [
      "mode", "option", "options", "setting", "settings", "preference", "preferences", "type",
      "style", "feature", "function", "control", "switch", "state", "status", "general", "advanced",
      "other", "misc", "miscellaneous",
      "模式", "选项", "设置", "偏好", "偏好设置", "类型", "样式", "功能", "控制", "开关", "状态", "通用", "高级",
      "其他", "其它", "杂项",
    ], fillers: [], chineseFillers: [])

  /// Texts beside an activity that do not tell what it is that takes so long.
  public static let waiting = VagueWords(
    words: [
      "loading", "authenticating", "authentication", "busy", "connecting", "initializing", "moment",
      "preparing", "processing", "progress", "refreshing", "syncing", "updating", "validating",
      "verifying", "wait", "waiting", "working",
      "加载", "载入", "认证", "验证", "处理", "连接", "初始化", "准备", "刷新", "更新", "同步", "读取", "等待", "稍候",
      "稍等", "请稍候", "请稍等", "请等待", "忙",
    ],
    fillers: [
      "a", "an", "content", "contents", "data", "for", "in", "is", "it", "just", "now", "on",
      "please", "second", "still", "the", "while", "your",
    ], chineseFillers: ["正在", "请稍候", "请稍等", "请等待", "稍候", "数据", "内容", "请", "中", "正"])

  /// Titles of refreshing that tell nothing of the content.
  public static let refreshing = VagueWords(
    words: [
      "loading", "reload", "reloading", "refresh", "refreshing", "update", "updating", "wait",
      "加载", "载入", "刷新", "更新", "稍候", "稍等", "请稍候", "请稍等",
    ],
    fillers: ["content", "contents", "data", "is", "now", "please", "the", "your"],
    chineseFillers: ["正在", "请稍候", "请稍等", "数据", "内容", "请", "中"])

  /// The vague word that a text comes to, as the list has it; `nil` if the text tells more, or tells
  /// nothing at all.
  ///
  /// Letters' case, punctuation and words that only fill do not count: “Loading, please wait…” and
  /// “正在加载…” are vague, “Loading Maps” is not.
  public func found(in text: String) -> String? {
    let words = text.filter { $0 != "_" }.asListed.split { !$0.isWordPart && $0 != "'" }
    var found: String?
    for whole in words {
      let isListed = self.words.contains(String(whole))
      let word =
        !isListed && whole.first?.script == .unspaced
        ? Self.without(chineseFillers, whole) : String(whole)
      if self.words.contains(word) {
        found = found ?? word
      } else if !word.isEmpty && !fillers.contains(word) {
        return nil
      }
    }
    return found
  }

  private static func without(_ fillers: [String], _ word: Substring) -> String {
    var rest = word
    while let filler = fillers.first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(filler.count)
    }
    while let filler = fillers.first(where: { rest.hasSuffix($0) }) {
      rest = rest.dropLast(filler.count)
    }
    return String(rest)
  }
}
