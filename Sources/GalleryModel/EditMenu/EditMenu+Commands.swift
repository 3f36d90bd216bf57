extension EditMenu {
  /// The commands that the menu offers now, in order.
  public var offered: [Command] {
    commands(all: listsLeftOut).filter { command in
      switch command {
      case .standard(let standard): offers(standard)
      case .custom: canRun(command)
      }
    }
  }

  /// The commands that the menu can offer in some state, in order.
  public var commands: [Command] { commands(all: false) }

  private func commands(all: Bool) -> [Command] {
    let known = all ? defaultCommands.union(leftOut) : defaultCommands.subtracting(leftOut)
    let standard = known.sorted().map(Command.standard)
    let custom = customs.items.indices.map(Command.custom)
    return switch customPlace {
    case .after: standard + custom
    case .between: standard.prefix(1) + custom + standard.dropFirst()
    case .before: custom + standard
    }
  }

  private func offers(_ command: StandardCommand) -> Bool {
    if ignoresContext { return true }
    switch command {
    case .cut, .copy, .delete:
      return canRun(.standard(command)) || (keepsSelectionCommands && !hasSelection)
    case .select: return canRun(.standard(command)) && (!hasSelection || keepsSelect)
    case .paste, .selectAll, .print: return canRun(.standard(command))
    }
  }

  /// Whether a command could do something now.
  ///
  /// Copy and Cut need a selection, Cut, Paste and Delete text that can be changed, Paste text on the
  /// clipboard, and Select All something that is not selected yet.
  public func canRun(_ command: Command) -> Bool {
    switch command {
    case .standard(.copy): hasSelection
    case .standard(.cut), .standard(.delete): hasSelection && takesEdits
    case .standard(.paste): takesEdits && board.hasText
    case .standard(.select): selectsText && !text.isEmpty
    case .standard(.selectAll): selectsText && text.selection.count < text.count
    case .standard(.print): host == .picture || !text.isEmpty
    case .custom(let index):
      customs.items.indices.contains(index)
        && (hasSelection || !customs.items[index].needsSelection)
    }
  }

  /// Whether the host has text in which something can be selected.
  private var selectsText: Bool {
    switch host {
    case .textField, .textView, .staticText: allowsSelection
    case .picture: false
    }
  }

  /// The name of a command on the stage.
  public func title(of command: Command, in setting: Setting) -> String {
    switch command {
    case .standard(let standard): standard.words.text(in: setting)
    case .custom(let index):
      customs.items.indices.contains(index) ? customs.items[index].title : ""
    }
  }
}

extension EditMenu {
  /// Words of the gallery's own, in both languages of the stage.
  struct Words: Sendable {
    let english: String
    let chinese: String

    init(_ english: String, _ chinese: String) {
      self.english = english
      self.chinese = chinese
    }

    func text(in setting: Setting) -> String { setting.text(english, chinese) }
  }
}

extension EditMenu.StandardCommand {
  /// The command's name on the stage.
  var words: EditMenu.Words {
    switch self {
    case .cut: EditMenu.Words("Cut", "剪切")
    case .copy: EditMenu.Words("Copy", "复制")
    case .paste: EditMenu.Words("Paste", "粘贴")
    case .select: EditMenu.Words("Select", "选择")
    case .selectAll: EditMenu.Words("Select All", "全选")
    case .delete: EditMenu.Words("Delete", "删除")
    case .print: EditMenu.Words("Print", "打印")
    }
  }
}
