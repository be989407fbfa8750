struct JSONElementContainer: UnkeyedDecodingContainer {
  private let elements: [JSONValue]
  private(set) var currentIndex = 0
  private let decoder: JSONValueDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  private struct Place: CodingKey {
    let index: Int
    var intValue: Int? { index }
    var stringValue: String { "\(index)" }
    init(_ index: Int) { self.index = index }
    init?(intValue: Int) { index = intValue }
    init?(stringValue: String) { nil }
  }

  init(_ elements: [JSONValue], of decoder: JSONValueDecoder) {
    self.elements = elements
    self.decoder = decoder
  }

  mutating func decodeNil() throws -> Bool {
    let isNull = try next(Any?.self).decodeNil()
    if isNull { currentIndex += 1 }
    return isNull
  }

  mutating func decode<Wanted: Decodable>(_ type: Wanted.Type) throws -> Wanted {
    let decoded = try next(type).decode(type)
    currentIndex += 1
    return decoded
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try next([String: Any].self).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try next([Any].self).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    defer { currentIndex += 1 }
    return try next((any Decoder).self)
  }

  private func next(_ type: any Any.Type) throws -> JSONValueDecoder {
    let place = Place(currentIndex)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: codingPath + [place], debugDescription: "The array has no more elements"))
    }
    return decoder.inside(elements[currentIndex], place)
  }
}
