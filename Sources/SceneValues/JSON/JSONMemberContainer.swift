struct JSONMemberContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let members: [String: JSONValue]
  let allKeys: [Key]
  private let decoder: JSONValueDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  init(_ members: [JSONValue.Member], of decoder: JSONValueDecoder) {
    self.members = Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    allKeys = members.compactMap { Key(stringValue: $0.name) }
    self.decoder = decoder
  }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }

  func decode<Wanted: Decodable>(_ type: Wanted.Type, forKey key: Key) throws -> Wanted {
    try member(key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }

  private func member(_ key: Key) throws -> JSONValueDecoder {
    guard let value = members[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "'\(key.stringValue)' is missing"))
    }
    return decoder.inside(value, key)
  }
}
