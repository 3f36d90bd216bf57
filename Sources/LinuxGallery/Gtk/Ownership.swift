import CGtk

/// A widget that this program owns, rather than only its container.
///
/// When the owner goes, the widget is taken out of its container and let go of; a window is
/// destroyed. Whatever else holds a reference keeps the widget alive, but no longer on screen.
@MainActor final class Owned<Widget: WidgetWrapper> {
  let widget: Widget
  /// Only for `deinit`, which is not isolated; owners are let go of on the main thread.
  private nonisolated(unsafe) let pointer: WidgetPointer

  /// Takes ownership; a newly made widget, which floats, has no other owner then.
  init(_ widget: Widget) {
    self.widget = widget
    pointer = widget.pointer
    g_object_ref_sink(pointer)
  }

  deinit {
    if gallery_is_a(pointer, gtk_window_get_type()) != 0 {
      // GTK keeps its own reference to a window until it is destroyed.
      gtk_window_destroy(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWindow.self))
    } else {
      leavePasswordField(in: pointer)
      detach(pointer)
    }
    g_object_unref(pointer)
  }
}

/// Takes the focus out of a field for a password that is about to go.
///
/// A window keeps what had the focus until its next frame, and the inside of such a field tells the
/// field of it, which may be gone by then.
private func leavePasswordField(in widget: WidgetPointer) {
  guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
    let field = gtk_widget_get_parent(focus),
    gallery_is_a(field, gtk_password_entry_get_type()) != 0,
    gtk_widget_is_ancestor(focus, widget) != 0
  else { return }
  gtk_root_set_focus(root, nil)
}

/// Tells whether an object still exists, without keeping it.
@MainActor final class FinalizationWitness {
  /// What the notification writes to; the object retains it until it or the witness goes.
  private final class Mark {
    var isFinalized = false
  }

  private nonisolated(unsafe) let mark = Mark()
  /// The object's own reference to the mark, which its notification gives back.
  private nonisolated(unsafe) let retained: Unmanaged<Mark>
  private nonisolated(unsafe) let object: UnsafeMutablePointer<GObject>

  init(_ witnessed: some ObjectWrapper) {
    object = witnessed.cast()
    retained = Unmanaged.passRetained(mark)
    g_object_weak_ref(object, Self.note, retained.toOpaque())
  }

  deinit {
    guard !mark.isFinalized else { return }
    // The notification will not come any more.
    g_object_weak_unref(object, Self.note, retained.toOpaque())
    retained.release()
  }

  /// Whether the object has been disposed of.
  var isFinalized: Bool { mark.isFinalized }

  private nonisolated static let note: GWeakNotify = { data, _ in
    guard let data else { return }
    Unmanaged<Mark>.fromOpaque(data).takeRetainedValue().isFinalized = true
  }
}

/// A widget that may be gone; handlers hold widgets this way, so that they keep none alive.
@MainActor final class WeakWidget<Widget: WidgetWrapper> {
  private let stored: Widget
  private let witness: FinalizationWitness

  init(_ widget: Widget) {
    stored = widget
    witness = FinalizationWitness(widget)
  }

  /// The widget while it exists.
  var widget: Widget? { witness.isFinalized ? nil : stored }
}
