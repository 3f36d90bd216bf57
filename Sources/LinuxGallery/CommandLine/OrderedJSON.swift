import Foundation

/// JSON whose keys stand in the order in which the values write them.
///
/// Foundation's encoder, which writes the texts and numbers, does not promise any order.
enum OrderedJSON {
  /// The value as one line of JSON; throws an `EncodingError` for what JSON cannot say.
  static func text(of value: some Encodable) throws -> String {
    let node = Node()
    try node.take(value)
    return try node.text
  }
}

/// A value of JSON that is being written.
private final class Node {
  private enum Shape {
    case scalar(String)
    case array
    case object
  }

  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return encoder
  }()

  private var shape = Shape.scalar("null")
  /// The elements of an array, or the values of an object.
  private(set) var children: [Node] = []
  private var keys: [String] = []

  func take(_ value: some Encodable) throws {
    if value is any Scalar {
      shape = .scalar(try Self.text(of: value))
    } else {
      try value.encode(to: NodeEncoder(node: self))
    }
  }

  func becomeArray() { shape = .array }

  func becomeObject() { shape = .object }

  /// Adds an element, or a value with its key.
  func child(_ key: (any CodingKey)? = nil) -> Node {
    let node = Node()
    children.append(node)
    if let key { keys.append(key.stringValue) }
    return node
  }

  var text: String {
    get throws {
      switch shape {
      case .scalar(let text): text
      case .array: "[" + (try children.map { try $0.text }).joined(separator: ",") + "]"
      case .object:
        "{"
          + (try zip(keys, children).map { try "\(Self.text(of: $0)):\($1.text)" })
          .joined(separator: ",") + "}"
      }
    }
  }

  private static func text(of scalar: some Encodable) throws -> String {
    String(decoding: try encoder.encode(scalar), as: UTF8.self)
  }
}

/// What JSON writes without braces or brackets.
private protocol Scalar {}

extension String: Scalar {}
extension Bool: Scalar {}
extension Double: Scalar {}
extension Float: Scalar {}
extension Int: Scalar {}
extension Int8: Scalar {}
extension Int16: Scalar {}
extension Int32: Scalar {}
extension Int64: Scalar {}
extension UInt: Scalar {}
extension UInt8: Scalar {}
extension UInt16: Scalar {}
extension UInt32: Scalar {}
extension UInt64: Scalar {}

private struct NodeEncoder: Encoder {
  let node: Node

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedNode(node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { UnkeyedNode(node) }

  func singleValueContainer() -> any SingleValueEncodingContainer { SingleNode(node: node) }
}

private struct SingleNode: SingleValueEncodingContainer {
  let node: Node
  var codingPath: [any CodingKey] { [] }

  /// A node is null until it is written.
  func encodeNil() {}

  func encode<Value: Encodable>(_ value: Value) throws { try node.take(value) }
}

private struct UnkeyedNode: UnkeyedEncodingContainer {
  let node: Node
  var codingPath: [any CodingKey] { [] }
  var count: Int { node.children.count }

  init(_ node: Node) {
    self.node = node
    node.becomeArray()
  }

  func encodeNil() { _ = node.child() }

  func encode<Value: Encodable>(_ value: Value) throws { try node.child().take(value) }

  func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedNode(node.child()))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { UnkeyedNode(node.child()) }

  func superEncoder() -> any Encoder { NodeEncoder(node: node.child()) }
}

private struct KeyedNode<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private enum SuperKey: String, CodingKey { case `super` }

  let node: Node
  var codingPath: [any CodingKey] { [] }

  init(_ node: Node) {
    self.node = node
    node.becomeObject()
  }

  func encodeNil(forKey key: Key) { _ = node.child(key) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try node.child(key).take(value)
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(KeyedNode<Nested>(node.child(key)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    UnkeyedNode(node.child(key))
  }

  func superEncoder() -> any Encoder { NodeEncoder(node: node.child(SuperKey.super)) }

  func superEncoder(forKey key: Key) -> any Encoder { NodeEncoder(node: node.child(key)) }
}
