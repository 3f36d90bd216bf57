import CGtk

/// A value that goes into or comes out of a property, a signal or an action.
enum ObjectValue: Equatable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String?)
  /// An object's address; the value does not keep it alive.
  case object(UnsafeMutableRawPointer?)

  /// Reads a C value; `nil` if its type has no counterpart here.
  init?(reading value: UnsafePointer<GValue>) {
    let type = gallery_value_type(value)
    switch gallery_type_fundamental(type) {
    case gallery_type_boolean(): self = .bool(g_value_get_boolean(value) != 0)
    case gallery_type_int(): self = .int(Int(g_value_get_int(value)))
    case gallery_type_uint(): self = .int(Int(g_value_get_uint(value)))
    case gallery_type_int64(): self = .int(Int(g_value_get_int64(value)))
    case gallery_type_uint64(): self = .int(Int(clamping: g_value_get_uint64(value)))
    case gallery_type_float(): self = .double(Double(g_value_get_float(value)))
    case gallery_type_double(): self = .double(g_value_get_double(value))
    case gallery_type_enum(): self = .int(Int(g_value_get_enum(value)))
    case gallery_type_flags(): self = .int(Int(g_value_get_flags(value)))
    case gallery_type_string():
      self = .string(g_value_get_string(value).map { String(cString: $0) })
    case gallery_type_object(), gallery_type_interface(): self = .object(g_value_get_object(value))
    default: return nil
    }
  }

  /// Fills an initialised C value of whatever type; numbers are clamped to its range.
  ///
  /// Returns whether the value fits the type at all.
  func write(to value: UnsafeMutablePointer<GValue>) -> Bool {
    let fundamental = gallery_type_fundamental(gallery_value_type(value))
    switch self {
    case .bool(let flag):
      guard fundamental == gallery_type_boolean() else {
        return ObjectValue.int(flag ? 1 : 0).write(to: value)
      }
      g_value_set_boolean(value, flag ? 1 : 0)
      return true
    case .int(let number): return Self.write(number, to: value, fundamental: fundamental)
    case .double(let number):
      switch fundamental {
      case gallery_type_double(): g_value_set_double(value, number)
      case gallery_type_float(): g_value_set_float(value, Float(number))
      default: return false
      }
      return true
    case .string(let text):
      guard fundamental == gallery_type_string() else { return false }
      g_value_set_string(value, text)
      return true
    case .object(let address):
      guard fundamental == gallery_type_object() || fundamental == gallery_type_interface()
      else { return false }
      g_value_set_object(value, address)
      return true
    }
  }

  private static func write(
    _ number: Int, to value: UnsafeMutablePointer<GValue>, fundamental: GType
  ) -> Bool {
    switch fundamental {
    case gallery_type_int(): g_value_set_int(value, Int32(clamping: number))
    case gallery_type_uint(): g_value_set_uint(value, UInt32(clamping: number))
    case gallery_type_int64(): g_value_set_int64(value, gint64(number))
    case gallery_type_uint64(): g_value_set_uint64(value, guint64(clamping: number))
    case gallery_type_enum(): g_value_set_enum(value, Int32(clamping: number))
    case gallery_type_flags(): g_value_set_flags(value, UInt32(clamping: number))
    case gallery_type_double(): g_value_set_double(value, Double(number))
    case gallery_type_float(): g_value_set_float(value, Float(number))
    default: return false
    }
    return true
  }
}

/// Lends a C value of the type that holds what is given; a value of a wrong type stays initial.
func withGValue<Result>(
  _ value: ObjectValue, of type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result
) -> Result {
  var storage = GValue()
  g_value_init(&storage, type)
  defer { g_value_unset(&storage) }
  if !value.write(to: &storage) {
    LogWatch.report("\(value) is no \(String(cString: g_type_name(type)))")
  }
  return body(&storage)
}
