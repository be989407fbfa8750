import Foundation
import TestSupport
import Testing

@Suite("The page about JSON diagnostics")
struct FindingsDocumentTests {
  private let text: String
  private let schema: Data

  init() throws {
    text = try String(contentsOf: Golden.project("Schemas/diagnostics.md"), encoding: .utf8)
    schema = try Data(contentsOf: Golden.project("Schemas/diagnostics.schema.json"))
  }

  private func block(_ language: String) throws -> String {
    let parts = text.components(separatedBy: "```\(language)\n")
    try #require(parts.count == 2)
    return try #require(parts[1].components(separatedBy: "```").first)
  }

  @Test("The JSON example in the documentation matches the output of 'validate'")
  func documentedExampleMatchesOutput() throws {
    let workspace = try TestDirectory(["Main.scene": block("xml")])
    let outcome = try workspace.scenec("validate", "Main.scene", "Lost.scene", "--format", "json")
    #expect(try outcome.text == block("json"))
  }

  @Test("JSON diagnostics conform to the documented schema")
  func schemaConformance() throws {
    let check = try SchemaCheck(schema)
    let workspace = try FormatSamples.workspace()
    for arguments in [
      FormatSamples.arguments, ["validate", "Scenes/Fine.scene"], ["validate", "/dev/null"],
    ] {
      let outcome = try workspace.scenec(arguments + ["--format", "json"], input: Data())
      #expect(try check.faults(in: outcome.output) == [])
    }
    let other = Data(try block("json").replacing("\"version\": 1", with: "\"version\": 2").utf8)
    #expect(try !check.faults(in: other).isEmpty)
  }

  @Test("The documentation describes every member of the JSON output")
  func documentsEveryMember() throws {
    func names(_ value: Any) -> Set<String> {
      if let array = value as? [Any] { return array.reduce(into: []) { $0.formUnion(names($1)) } }
      guard let object = value as? [String: Any] else { return [] }
      return object.reduce(into: Set(object.keys)) { $0.formUnion(names($1.value)) }
    }
    let outcome = try FormatSamples.run("json", in: FormatSamples.workspace())
    for name in names(try JSONSerialization.jsonObject(with: outcome.output)) {
      #expect(text.contains("| `\(name)`"), "\(name)")
    }
  }
}
