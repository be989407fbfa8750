struct JSONValueDecoder: Decoder {
  let value: JSONValue
  private let bytes: [UInt8]
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ value: JSONValue, of bytes: [UInt8], at codingPath: [any CodingKey] = []) {
    self.value = value
    self.bytes = bytes
    self.codingPath = codingPath
  }

  func inside(_ value: JSONValue, _ key: any CodingKey) -> JSONValueDecoder {
    JSONValueDecoder(value, of: bytes, at: codingPath + [key])
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value.content else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(JSONMemberContainer<Key>(members, of: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value.content else { throw mismatch([Any].self) }
    return JSONElementContainer(elements, of: self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  /// The value as an integer, or nil if it is not an integer. A number such as `1.0` is an integer.
  private var integer: Int? {
    switch value.content {
    case .number(let number): number
    case .decimal(let number):
      Int(String(decoding: bytes[value.range], as: UTF8.self)) ?? Int(exactly: number)
    default: nil
    }
  }

  private func mismatch(_ type: any Any.Type) -> DecodingError {
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: "Expected \(type)")
    return decodeNil() ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool {
    if case .other = value.content { bytes[value.range.lowerBound] == UInt8(ascii: "n") } else { false }
  }

  func decode<Wanted: Decodable>(_ type: Wanted.Type) throws -> Wanted {
    let found: Any?
    switch type {
    case is String.Type: found = value.string
    case is Bool.Type: found = if case .bool(let boolean) = value.content { boolean } else { nil }
    case is Double.Type: found = value.double
    case is Float.Type: found = value.double.map { Float($0) }
    case let type as any FixedWidthInteger.Type: found = integer.flatMap { type.init(exactly: $0) }
    // All scalar types have cases above, so this call does not recurse.
    default: return try Wanted(from: self)
    }
    guard let found = found as? Wanted else { throw mismatch(type) }
    return found
  }
}
