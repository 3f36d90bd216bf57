import CGtk
import GalleryModel

extension KeyboardType {
  /// What a field tells real on-screen keyboards, so that they bring up this type.
  var inputPurpose: GtkInputPurpose {
    switch self {
    case .standard: .freeForm
    case .name: .name
    case .email: .email
    case .url: .url
    case .number: .number
    case .phone: .phone
    case .pin: .pin
    case .password: .password
    }
  }

  /// The type that a field's purpose asks for; `nil` for purposes that no type is made for.
  init?(_ purpose: GtkInputPurpose) {
    guard let type = Self.allCases.first(where: { $0.inputPurpose == purpose }) else { return nil }
    self = type
  }
}
