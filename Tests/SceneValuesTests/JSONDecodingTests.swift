import Foundation
import SceneValues
import Testing

/// Checks that `JSONDecoding` accepts and rejects the same input as Foundation's decoder.
struct JSONDecodingTests {
  private struct Sample: Codable, Equatable {
    enum Kind: String, Codable { case first, second }
    struct Part: Codable, Equatable {
      var size: Double?
      var names: [String]
    }

    var kind: Kind?
    var count: Int?
    var small: UInt8?
    var share: Float?
    var isOpen: Bool?
    var parts: [Part]?
    var numbers: [String: Int]?
    var grid: [[Int?]]?
  }

  private static let read = [
    "{}", #"{"count": null, "unknown": [1, {"a": 2}]}"#, #"{"kind": "second", "count": -3, "isOpen": true}"#,
    #"{"count": 9223372036854775807}"#, #"{"count": -9223372036854775808}"#,
    #"{"count": 3.0, "small": 2.5e1}"#,
    #"{"small": 255, "share": 0.25}"#,
    #"{"parts": [{"names": []}, {"size": 1e3, "names": ["a\u00e9\n", ""]}]}"#,
    #"{"numbers": {"a": 1, "b": 2}, "grid": [[], [1, null, 3]]}"#, #"{"count": 1, "count": 2}"#,
  ]

  @Test("Decodes the same values from JSON as Foundation does", arguments: read)
  func agreesWithFoundation(_ text: String) throws {
    let expected = try JSONDecoder().decode(Sample.self, from: Data(text.utf8))
    #expect(try JSONDecoding.decode(Sample.self, from: Array(text.utf8)) == expected)
  }

  private static let refused = [
    "[]", "3", #"{"kind": "third"}"#, #"{"kind": 1}"#, #"{"count": "1"}"#, #"{"count": 1.5}"#,
    #"{"count": 9223372036854775808}"#, #"{"small": 256}"#, #"{"small": -1}"#, #"{"isOpen": 1}"#,
    #"{"parts": {}}"#, #"{"parts": [{"size": 1}]}"#, #"{"parts": [{"names": ["a", null]}]}"#,
    #"{"numbers": {"a": "b"}}"#, #"{"grid": [1]}"#,
  ]

  @Test("Reports a JSON error at the same location as Foundation does", arguments: refused)
  func reportsErrorsAtSameLocationAsFoundation(_ text: String) throws {
    let expected = try #require(place { try JSONDecoder().decode(Sample.self, from: Data(text.utf8)) })
    let found = try #require(place { try JSONDecoding.decode(Sample.self, from: Array(text.utf8)) })
    // Foundation does not report the location of a number that is out of range.
    #expect(found == expected || expected == "another " && found.hasPrefix(expected))
    #expect(found != "another " || text.first != "{")
  }

  /// Returns the kind of the error and its coding path, or nil if nothing is thrown.
  private func place(_ decode: () throws -> Sample) -> String? {
    func way(_ path: [any CodingKey]) -> String {
      path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
    do {
      _ = try decode()
      return nil
    } catch DecodingError.keyNotFound(let key, let context) {
      return "missing \(way(context.codingPath)) \(key.stringValue)"
    } catch DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context) {
      return "another \(way(context.codingPath))"
    } catch DecodingError.valueNotFound(_, let context) {
      return "null \(way(context.codingPath))"
    } catch {
      return "\(error)"
    }
  }

  @Test("Reports the byte offset of a syntax error")
  func reportsLocationOfError() {
    let fault = #expect(throws: JSONFault.self) {
      try JSONDecoding.decode(Sample.self, from: Array(#"{"count": }"#.utf8))
    }
    #expect(fault?.offset == 10)
  }

  @Test func rejectsInvalidUTF8() {
    #expect(throws: DecodingError.self) {
      try JSONDecoding.decode([String].self, from: Array(#"["a"]"#.utf8).map { $0 == 0x61 ? 0xFF : $0 })
    }
  }
}
