extension EditMenu.Host {
  var title: Message {
    switch self {
    case .textField: Message("Text field")
    case .textView: Message("Text view")
    case .picture: Message("Picture")
    case .staticText: Message("Read-only text")
    }
  }
}

extension EditMenu.StandardCommand {
  /// What people call the command in the program's own language.
  var title: Message {
    switch self {
    case .cut: Message("Cut")
    case .copy: Message("Copy")
    case .paste: Message("Paste")
    case .select: Message("Select")
    case .selectAll: Message("Select All")
    case .delete: Message("Delete")
    case .print: Message("Print")
    }
  }
}

extension EditMenu.CustomPlace {
  var title: Message {
    switch self {
    case .after: Message("After the system’s")
    case .between: Message("Among the system’s")
    case .before: Message("Before the system’s")
    }
  }
}

extension EditMenu.Gesture {
  var title: Message {
    switch self {
    case .hold: Message("Holding down")
    case .doubleTap: Message("Double-tapping")
    }
  }
}

extension EditMenu.Opening {
  var title: Message {
    switch self {
    case .hold: Message("By holding down")
    case .doubleTap: Message("By a double-tap")
    case .menuKey: Message("By the menu key")
    }
  }
}

extension EditMenu.DoubleTapSelection {
  var title: Message {
    switch self {
    case .word: Message("The word")
    case .paragraph: Message("The paragraph")
    case .all: Message("All of the text")
    case .character: Message("One letter")
    }
  }
}

extension EditMenu.Position {
  var title: Message {
    switch self {
    case .automatic: Message("By the room")
    case .above: Message("Above")
    case .below: Message("Below")
    }
  }
}

extension EditMenu.Line.Place {
  var title: Message {
    switch self {
    case .above: Message("Above")
    case .below: Message("Below")
    }
  }
}
