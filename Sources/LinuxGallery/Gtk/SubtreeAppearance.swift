import CGtk

/// A look of its own for one widget and all beneath, whatever the desktop's theme is.
///
/// GTK has one theme per display. Rules can also be given to single widgets, hence those of the
/// wanted variant are given to each widget of the subtree, above the theme and below the
/// program's own. Widgets that are added later need `apply()` again. Text inherits its colour and
/// has no background of its own: give the root the style class `background`.
@MainActor final class SubtreeAppearance {
  /// A variant of GTK's own theme.
  enum Variant: String, CaseIterable, Sendable {
    case light, dark, highContrast, highContrastDark

    /// The name by which GTK knows it; light has none.
    fileprivate var themeVariant: String? {
      switch self {
      case .light: nil
      case .dark: "dark"
      case .highContrast: "hc"
      case .highContrastDark: "hc-dark"
      }
    }
  }

  /// Above themes (200) and settings (400), below the application's rules (600).
  private static let priority: guint = 500
  /// Under this key a widget notes which rules it was given.
  private static let key = "gallery-subtree-appearance"

  private let root: WeakWidget<AnyWidget>
  private var provider: Reference<CSSProvider>?

  /// The variant in force; `nil` for the desktop's theme.
  private(set) var variant: Variant?

  init(of root: some WidgetWrapper) { self.root = WeakWidget(AnyWidget(root)) }

  /// Puts another variant in force, `nil` for the desktop's theme.
  func set(_ variant: Variant?) {
    guard variant != self.variant else { return }
    self.variant = variant
    let former = provider
    provider = variant.map { Reference(adopting: CSSProvider(theme: $0.themeVariant)) }
    apply()
    // The former rules live until here, so that no new ones have their address.
    withExtendedLifetime(former) {}
  }

  /// Gives the rules to all widgets of the subtree that do not have them yet.
  func apply() {
    guard let root = root.widget else { return }
    give(to: root)
    root.forEachDescendant { give(to: $0) }
  }

  /// Takes the rules from a widget that leaves the subtree, and from all beneath.
  func remove(from widget: some WidgetWrapper) {
    exchange(AnyWidget(widget), for: nil)
    widget.forEachDescendant { exchange($0, for: nil) }
  }

  private func give(to widget: AnyWidget) { exchange(widget, for: provider?.wrapper) }

  private func exchange(_ widget: AnyWidget, for wanted: CSSProvider?) {
    let present = g_object_get_data(widget.cast(), Self.key)
    guard present != wanted?.object else { return }
    let context = gtk_widget_get_style_context(widget.pointer)
    if let present { gtk_style_context_remove_provider(context, OpaquePointer(present)) }
    if let wanted { gtk_style_context_add_provider(context, wanted.opaque, Self.priority) }
    // The note keeps a reference, so that its address cannot become another provider's.
    g_object_set_data_full(
      widget.cast(), Self.key, wanted.map { g_object_ref($0.object) }, g_object_unref)
  }
}

/// The rules of one variant of GTK's own theme.
private struct CSSProvider: ObjectWrapper {
  let object: UnsafeMutableRawPointer

  init(theme variant: String?) {
    let provider: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
    gtk_css_provider_load_named(provider, "Default", variant)
    object = UnsafeMutableRawPointer(provider)
  }
}

extension WidgetWrapper {
  /// Sets the reading direction of it and all beneath; widgets added later need it again.
  func setSubtreeDirection(_ direction: GtkTextDirection) {
    self.direction = direction
    forEachDescendant { $0.direction = direction }
  }

  /// Gives all labels beneath the font that their style has now.
  ///
  /// GTK passes changes of style on to what is visible only. A hidden label whose direction changes
  /// meanwhile takes a font over that GTK knows nothing of, and keeps it when the style is as before.
  func renewFonts() {
    for label in descendants(of: Label.self) {
      let present = label.direction
      label.direction = present == .rtl ? .ltr : .rtl
      label.direction = present
    }
  }
}
