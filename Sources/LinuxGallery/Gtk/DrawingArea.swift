import CGtk

/// A widget that draws by a closure.
struct DrawingArea: TypedWidget {
  static var widgetType: GType { gtk_drawing_area_get_type() }
  let pointer: WidgetPointer
}

extension DrawingArea {
  /// Makes an area of at least this size, in points, that draws by the closure.
  init(width: Int = 0, height: Int = 0, _ draw: @escaping @MainActor (Canvas) -> Void) {
    self.init(pointer: gtk_drawing_area_new())
    gtk_drawing_area_set_content_width(cast(), Int32(clamping: max(0, width)))
    gtk_drawing_area_set_content_height(cast(), Int32(clamping: max(0, height)))
    setDraw(draw)
  }

  /// Draws by another closure from the next frame on; the former one is let go of.
  func setDraw(_ draw: @escaping @MainActor (Canvas) -> Void) {
    gtk_drawing_area_set_draw_func(
      cast(),
      { _, cairo, width, height, data in
        guard let data, let cairo else { return }
        nonisolated(unsafe) let target = cairo
        let box = Unmanaged<DrawBox>.fromOpaque(data).takeUnretainedValue()
        let draw = box.draw
        MainActor.assumeIsolated {
          draw(Canvas(cairo: target, width: Double(width), height: Double(height)))
        }
      },
      Unmanaged.passRetained(DrawBox(draw)).toOpaque(),
      { data in if let data { Unmanaged<DrawBox>.fromOpaque(data).release() } })
  }
}

/// What a drawing area retains.
private final class DrawBox {
  let draw: @MainActor (Canvas) -> Void

  init(_ draw: @escaping @MainActor (Canvas) -> Void) { self.draw = draw }
}
