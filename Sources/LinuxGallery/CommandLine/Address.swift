import Foundation
import GalleryModel

/// An address that says what the window shows, such as
/// `linux-gallery:///segmented-control?violate=segmented-control.at-most-five-segments&edition=7`.
///
/// The path is the slug of a control, or empty for the window as it opens by itself. The query has
/// the names and values of the options that say what is shown.
struct Address: Hashable, Sendable {
  static let scheme = "linux-gallery"

  /// The slug as it is written; `nil` for an empty path.
  var control: String?
  var options = WrittenOptions()

  /// What is shown, and nothing else.
  init(control: String?, options: WrittenOptions) {
    self.control = control
    self.options = options
  }

  /// Reads an address; what it names need not exist.
  init(_ text: String) throws(WrongRequest) {
    // With encodingInvalidCharacters, what is no address would be made one.
    guard let parts = URLComponents(string: text, encodingInvalidCharacters: false),
      parts.scheme?.lowercased() == Self.scheme, parts.host ?? "" == "", parts.user == nil,
      parts.password == nil, parts.port == nil, parts.fragment == nil,
      parts.percentEncodedPath.isEmpty || parts.percentEncodedPath.hasPrefix("/"),
      let path = parts.percentEncodedPath.dropFirst().removingPercentEncoding
    else { throw .notAnAddress(text) }
    control = path.isEmpty ? nil : path
    for item in parts.percentEncodedQueryItems ?? [] {
      guard let name = item.name.removingPercentEncoding,
        let value = (item.value ?? "").removingPercentEncoding
      else { throw .notAnAddress(text) }
      guard let option = Option(rawValue: name), option.isPartOfAddress else {
        throw .unknownInAddress(name)
      }
      guard item.value != nil else { throw .valueWanted(option) }
      try options.add(option, value)
    }
  }

  /// The address, percent-encoded.
  var text: String {
    var parts = URLComponents()
    parts.queryItems = Option.allCases.filter(\.isPartOfAddress).flatMap { option in
      options.values(of: option).map { URLQueryItem(name: option.rawValue, value: $0) }
    }
    let query = parts.percentEncodedQuery ?? ""
    return Self.text(of: control ?? "") + (query.isEmpty ? "" : "?" + query)
  }

  /// The address of a control, by its slug.
  static func text(of slug: String) -> String {
    var parts = URLComponents()
    parts.path = slug
    return "\(scheme):///\(parts.percentEncodedPath)"
  }
}
