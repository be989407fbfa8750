/// Decodes `Decodable` types from JSON without Foundation, which would add 4 MB to an app.
package enum JSONDecoding {
  /// Decodes JSON text in UTF-8. If an object contains multiple members with the same name, the first one is used. Throws
  /// `JSONFault` for invalid JSON, and `DecodingError` for unexpected content. The description of a data corruption error
  /// is suitable for display to users.
  package static func decode<Wanted: Decodable>(
    _ type: Wanted.Type = Wanted.self, from bytes: [UInt8]
  ) throws -> Wanted {
    let value = try JSONValue(bytes: bytes)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "the text is not UTF-8"))
    }
    return try JSONValueDecoder(value, of: bytes).decode(Wanted.self)
  }
}
