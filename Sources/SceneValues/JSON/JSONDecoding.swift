/// Reads what is `Decodable` from JSON, without Foundation, which is four megabytes in a program.
package enum JSONDecoding {
  /// Decodes a whole text. Of members of one name, the first counts.
  ///
  /// - Parameters:
  ///   - type: what to read.
  ///   - bytes: UTF-8, with or without a byte order mark.
  /// - Returns: what the text says.
  /// - Throws: `JSONFault` where the text is not JSON; `DecodingError` where it is, and says something else. Its context's
  ///   description is for people where it is about data that are corrupted.
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
