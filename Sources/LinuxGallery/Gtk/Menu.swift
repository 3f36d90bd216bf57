import CGtk

/// A menu as a value: items, sections and submenus.
struct Menu {
  enum Item {
    /// A line that runs an action by its detailed name, such as "win.show::slider".
    case action(String, String)
    case section(String?, [Item])
    case submenu(String, [Item])
  }

  private let reference: Reference<MenuModel>

  @MainActor init(_ items: [Item]) { reference = Reference(adopting: MenuModel(items)) }

  /// The model for GTK's functions, which keep it by themselves.
  @MainActor var model: UnsafeMutablePointer<GMenuModel> { reference.wrapper.cast() }

  /// How many items it has at its first level.
  @MainActor var count: Int { Int(g_menu_model_get_n_items(model)) }
}

/// The object behind a menu.
private struct MenuModel: ObjectWrapper {
  let object: UnsafeMutableRawPointer

  init(_ items: [Menu.Item]) {
    object = UnsafeMutableRawPointer(g_menu_new())
    for item in items {
      switch item {
      case .action(let label, let action): g_menu_append(opaque, label, action)
      case .section(let label, let items):
        let part = Reference(adopting: MenuModel(items))
        g_menu_append_section(opaque, label, part.wrapper.cast())
      case .submenu(let label, let items):
        let part = Reference(adopting: MenuModel(items))
        g_menu_append_submenu(opaque, label, part.wrapper.cast())
      }
    }
  }
}
