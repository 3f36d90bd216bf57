import GalleryModel
import Testing

/// Which commands are offered: by what is selected, whether it can be edited, and the clipboard.
@Suite struct EditMenuTableTests {
  enum Selected: CaseIterable, Sendable {
    case nothing, word, all
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let selected: Selected
    let isEditable: Bool
    let hasText: Bool
    let offered: [String]

    var testDescription: String {
      "\(selected), \(isEditable ? "editable" : "read-only"), clipboard \(hasText ? "text" : "empty")"
    }
  }

  static let customs = ["Look Up", "Translate"]

  static let table: [Row] = [
    Row(selected: .nothing, isEditable: true, hasText: false, offered: ["Select", "Select All"]),
    Row(
      selected: .nothing, isEditable: true, hasText: true,
      offered: ["Paste", "Select", "Select All"]),
    Row(selected: .nothing, isEditable: false, hasText: false, offered: ["Select", "Select All"]),
    Row(selected: .nothing, isEditable: false, hasText: true, offered: ["Select", "Select All"]),
    Row(
      selected: .word, isEditable: true, hasText: false,
      offered: ["Cut", "Copy", "Select All", "Delete"] + customs),
    Row(
      selected: .word, isEditable: true, hasText: true,
      offered: ["Cut", "Copy", "Paste", "Select All", "Delete"] + customs),
    Row(
      selected: .word, isEditable: false, hasText: false,
      offered: ["Copy", "Select All"] + customs),
    Row(
      selected: .word, isEditable: false, hasText: true, offered: ["Copy", "Select All"] + customs),
    Row(
      selected: .all, isEditable: true, hasText: false,
      offered: ["Cut", "Copy", "Delete"] + customs),
    Row(
      selected: .all, isEditable: true, hasText: true,
      offered: ["Cut", "Copy", "Paste", "Delete"] + customs),
    Row(selected: .all, isEditable: false, hasText: false, offered: ["Copy"] + customs),
    Row(selected: .all, isEditable: false, hasText: true, offered: ["Copy"] + customs),
  ]

  static let hosts: [EditMenu.Host] = [.textField, .textView, .staticText]
  static let boards: [EditMenu.Board] = [.own("Mug"), .foreign]

  @Test("the menu offers what the table says", arguments: table, hosts)
  func theMenuOffersWhatTheTableSays(row: Row, host: EditMenu.Host) {
    guard host != .staticText || !row.isEditable else { return }
    for board in row.hasText ? Self.boards : [.empty] {
      var menu = Self.menu(host, isEditable: row.isEditable)
      _ = menu.receive(.boardChanged(board), in: Setting())
      let range: Range<Int> =
        switch row.selected {
        case .nothing: 3..<3
        case .word: 4..<8
        case .all: 0..<menu.text.count
        }
      _ = menu.receive(.select(range), in: Setting())
      #expect(menu.receive(.menuKey, in: Setting()) == [.opened])
      let titles = menu.offered.map { menu.title(of: $0, in: Setting()) }
      #expect(titles == row.offered)
      #expect(menu.offered.allSatisfy(menu.canRun))
    }
  }

  @Test("an empty text offers Paste alone, and only where it can")
  func anEmptyTextOffersPasteAloneAndOnlyWhereItCan() {
    for isEditable in [true, false] {
      for board: EditMenu.Board in [.empty, .own(""), .own("Mug"), .foreign] {
        var menu = EditMenu(host: .textField)
        menu.isEditable = isEditable
        _ = menu.receive(.boardChanged(board), in: Setting())
        let canPaste = isEditable && ![.empty, .own("")].contains(board)
        #expect(menu.offered == (canPaste ? [.standard(.paste)] : []))
        // A menu without a command does not come up.
        #expect(menu.receive(.menuKey, in: Setting()) == (canPaste ? [.opened] : []))
        #expect(menu.isOpen == canPaste)
      }
    }
  }

  @Test("a picture offers Copy and the app's commands once it is selected")
  func aPictureOffersCopyAndTheAppSCommandsOnceItIsSelected() {
    var menu = Self.menu(.picture, isEditable: true)
    _ = menu.receive(.boardChanged(.own("Mug")), in: Setting())
    #expect(menu.offered.isEmpty)
    #expect(
      menu.receive(.hold(at: 0), in: Setting()) == [.selected("Enamel mug by a lake"), .opened])
    let titles = menu.offered.map { menu.title(of: $0, in: Setting()) }
    #expect(titles == ["Copy"] + Self.customs)
  }

  @Test("what is left out is not offered, whatever it is")
  func whatIsLeftOutIsNotOfferedWhateverItIs() {
    for command in EditMenu.StandardCommand.six {
      var menu = Self.menu(.textView, isEditable: true)
      menu.leftOut = [command]
      for range in [0..<0, 4..<8] {
        _ = menu.receive(.select(range), in: Setting())
        #expect(!menu.offered.contains(.standard(command)))
      }
    }
  }

  private static func menu(_ host: EditMenu.Host, isEditable: Bool) -> EditMenu {
    var menu = EditMenu(host: host, text: "One word here", picture: "Enamel mug by a lake")
    menu.isEditable = isEditable
    menu.setCustoms(customs.map { EditMenu.CustomCommand($0) })
    return menu
  }
}
