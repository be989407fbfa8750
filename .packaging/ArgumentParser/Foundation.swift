// Replaces the file with the same name in swift-argument-parser in packaged builds. That file is the only one
// that imports Foundation, which accounted for a sixth of the executable's size. See `lean-parser.sh`.

extension Error {
  /// Returns a description of an error. All errors in scenec are `CustomStringConvertible`; `LocalizedError`
  /// is not available because it is part of Foundation.
  func describe() -> String { String(describing: self) }
}

/// Writes the output of `--experimental-dump-help`, which is the source of the manual pages.
enum JSONEncoder {
  static func encode<T: Encodable>(_ value: T) -> String {
    let node = JSONNode()
    do {
      try node.take(value, at: [])
    } catch {
      return ""
    }
    return node.text(indent: "")
  }
}

private final class JSONNode {
  private enum Content {
    case word(String)
    case array([JSONNode])
    case object([(name: String, node: JSONNode)])
  }

  private var content = Content.word("null")
  var count: Int { if case .array(let nodes) = content { nodes.count } else { 0 } }

  func take(_ value: some Encodable, at path: [any CodingKey]) throws {
    switch value {
    case let text as String: content = .word(Self.quoted(text))
    case let truth as Bool: content = .word("\(truth)")
    case let number as any BinaryInteger: content = .word("\(number)")
    case let number as any BinaryFloatingPoint: content = .word("\(number)")
    default: try value.encode(to: JSONNodeEncoder(node: self, codingPath: path))
    }
  }

  func takeNothing() { content = .word("null") }

  func becomeArray() { if case .array = content {} else { content = .array([]) } }

  func becomeObject() { if case .object = content {} else { content = .object([]) } }

  func element() -> JSONNode {
    guard case .array(let nodes) = content else { return JSONNode() }
    let node = JSONNode()
    content = .array(nodes + [node])
    return node
  }

  func member(_ name: String) -> JSONNode {
    guard case .object(let members) = content else { return JSONNode() }
    let node = JSONNode()
    content = .object(members.filter { $0.name != name } + [(name, node)])
    return node
  }

  func text(indent: String) -> String {
    let inner = indent + "  "
    switch content {
    case .word(let word): return word
    case .array(let nodes):
      let lines = nodes.map { inner + $0.text(indent: inner) }
      return lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.sorted { $0.name < $1.name }.map {
        inner + Self.quoted($0.name) + " : " + $0.node.text(indent: inner)
      }
      return lines.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

private struct JSONNodeEncoder: Encoder, SingleValueEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.becomeObject()
    return KeyedEncodingContainer(JSONNodeMembers(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.becomeArray()
    return JSONNodeElements(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { node.takeNothing() }
  func encode<T: Encodable>(_ value: T) throws { try node.take(value, at: codingPath) }
}

private struct JSONNodeMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONNode
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) { node.member(key.stringValue).takeNothing() }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    try node.member(key.stringValue).take(value, at: codingPath + [key])
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { JSONNodeEncoder(node: node.member("super"), codingPath: codingPath) }
  func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

  private func encoder(_ key: Key) -> JSONNodeEncoder {
    JSONNodeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key])
  }
}

private struct JSONNodeElements: UnkeyedEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]
  var count: Int { node.count }

  func encodeNil() { node.element().takeNothing() }
  func encode<T: Encodable>(_ value: T) throws { try node.element().take(value, at: codingPath) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
  func superEncoder() -> any Encoder { encoder }

  private var encoder: JSONNodeEncoder { JSONNodeEncoder(node: node.element(), codingPath: codingPath) }
}
