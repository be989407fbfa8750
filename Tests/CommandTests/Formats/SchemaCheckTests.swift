import Foundation
import Testing

@Suite("JSON Schema validation")
struct SchemaCheckTests {
  private let check: SchemaCheck

  init() throws {
    check = try SchemaCheck(
      Data(
        #"""
        {
          "definitions": { "word": { "type": "string", "pattern": "^[a-z]+$" } },
          "type": "object", "additionalProperties": false, "required": ["name"],
          "properties": {
            "name": { "$ref": "#/definitions/word" },
            "kind": { "enum": ["a", "b"] },
            "count": { "type": "integer", "minimum": 1, "maximum": 9 },
            "flag": { "type": "boolean" },
            "where": { "format": "uri" },
            "items": { "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "object" } },
            "free": { "additionalProperties": { "type": "string" } },
            "choice": { "oneOf": [{ "type": "integer" }, { "type": "number" }] },
            "odd": { "multipleOf": 2 }
          }
        }
        """#.utf8))
  }

  @Test(
    "The JSON Schema checker accepts valid documents",
    arguments: [
      #"{ "name": "a", "kind": "b", "count": 9, "flag": false, "where": "file:///a%20b", "items": [{}, {"a": 1}] }"#,
      #"{ "name": "a", "free": { "x": "y" }, "choice": 1.5 }"#,
    ])
  func acceptsValidDocument(_ document: String) throws {
    #expect(try check.faults(in: Data(document.utf8)) == [])
  }

  @Test(
    "The JSON Schema checker reports exactly one error for a violation",
    arguments: [
      "[]", "{}", #"{ "name": "A" }"#, #"{ "name": 1 }"#, #"{ "name": "a", "other": 1 }"#,
      #"{ "name": "a", "kind": "c" }"#, #"{ "name": "a", "count": 0 }"#, #"{ "name": "a", "count": 10 }"#,
      #"{ "name": "a", "count": 1.5 }"#, #"{ "name": "a", "count": true }"#, #"{ "name": "a", "flag": 1 }"#,
      #"{ "name": "a", "where": "a b" }"#, #"{ "name": "a", "where": "a" }"#,
      #"{ "name": "a", "items": [] }"#,
      #"{ "name": "a", "items": [{}, {}] }"#, #"{ "name": "a", "items": [1] }"#,
      #"{ "name": "a", "free": { "x": 1 } }"#, #"{ "name": "a", "choice": 1 }"#,
      #"{ "name": "a", "odd": 2 }"#,
    ])
  func reportsOneErrorForOneViolation(_ document: String) throws {
    #expect(try check.faults(in: Data(document.utf8)).count == 1)
  }
}
