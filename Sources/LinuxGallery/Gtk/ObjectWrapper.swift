import CGtk

/// Anything that is a `GObject` underneath: widgets, event controllers, adjustments, settings.
///
/// A wrapper is only a typed address. It keeps nothing alive: who owns what is said where an
/// object is made (a container owns its children; see `Owned` and `Reference` for the rest).
@MainActor protocol ObjectWrapper {
  /// The object's address.
  var object: UnsafeMutableRawPointer { get }
}

extension ObjectWrapper {
  /// The address as C functions want it whose structure is hidden, such as `GtkLabel *`.
  var opaque: OpaquePointer { OpaquePointer(object) }

  /// The address as C functions want it whose structure is public, such as `GtkBox *`.
  func cast<Structure>() -> UnsafeMutablePointer<Structure> {
    object.assumingMemoryBound(to: Structure.self)
  }

  /// The object's own type.
  var objectType: GType { gallery_type_of(object) }

  /// The name of the object's own type, such as "GtkLabel".
  var typeName: String { String(cString: g_type_name(objectType)) }

  /// Whether the object is of the type, or of one derived from it.
  func isA(_ type: GType) -> Bool { gallery_is_a(object, type) != 0 }

  /// Whether two wrappers stand for the same object.
  func isSame(as other: some ObjectWrapper) -> Bool { object == other.object }

  /// Sets a property by name; a name that the object lacks is reported as a GLib critical.
  func setProperty(_ name: String, to value: ObjectValue) {
    guard let type = propertyType(name) else { return }
    withGValue(value, of: type) { g_object_set_property(cast(), name, $0) }
  }

  /// Reads a property by name; `nil` if the object lacks it or its type has no counterpart.
  func property(_ name: String) -> ObjectValue? {
    guard let type = propertyType(name) else { return nil }
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_object_get_property(cast(), name, &value)
    return ObjectValue(reading: &value)
  }

  /// The type of a property, or `nil` and a GLib critical if there is none of that name.
  private func propertyType(_ name: String) -> GType? {
    let gtype = gallery_type_of(object)
    guard let objectClass = g_type_class_peek(gtype),
      let specification = g_object_class_find_property(
        objectClass.assumingMemoryBound(to: GObjectClass.self), name)
    else {
      LogWatch.report("no property \(name) on \(typeName)")
      return nil
    }
    return specification.pointee.value_type
  }
}

/// A strong reference to an object that no container owns.
@MainActor final class Reference<Wrapper: ObjectWrapper> {
  let wrapper: Wrapper
  /// Only for `deinit`, which is not isolated; the reference is dropped on the main thread.
  private nonisolated(unsafe) let object: UnsafeMutableRawPointer

  /// Takes a reference of its own; a floating object becomes owned by this one.
  init(_ wrapper: Wrapper) {
    self.wrapper = wrapper
    object = wrapper.object
    g_object_ref_sink(object)
  }

  /// Takes over the reference that a constructor returned.
  init(adopting wrapper: Wrapper) {
    self.wrapper = wrapper
    object = wrapper.object
  }

  deinit { g_object_unref(object) }
}
