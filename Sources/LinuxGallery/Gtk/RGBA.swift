import CGtk

/// A colour by its parts, each 0…1, not premultiplied.
struct RGBA: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double = 1

  static let black = RGBA(red: 0, green: 0, blue: 0)
  static let white = RGBA(red: 1, green: 1, blue: 1)
  static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  /// Reads a colour as CSS writes it, such as "#f60" or "rgb(0,0,0)"; `nil` if it is none.
  init?(css text: String) {
    var parsed = GdkRGBA()
    guard gdk_rgba_parse(&parsed, text) != 0 else { return nil }
    self.init(parsed)
  }

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ colour: GdkRGBA) {
    self.init(
      red: Double(colour.red), green: Double(colour.green), blue: Double(colour.blue),
      alpha: Double(colour.alpha))
  }
}

extension WidgetWrapper {
  /// The colour in which it draws its text, as CSS says.
  var foreground: RGBA {
    var colour = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(pointer), &colour)
    return RGBA(colour)
  }
}
