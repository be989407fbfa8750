import Foundation
import SceneDiagnostics
import SceneSchema
import SceneSyntax
import SceneValues
import Testing

@Suite struct SchemaTextTests {
  private static let grammar = SceneGrammar(gauges)
  private static let schemas = [RelaxNGSchema(grammar: grammar).text, XMLSchema(grammar: grammar).text]

  @Test(
    "The schema is well-formed and contains the elements and attributes of the app",
    arguments: schemas)
  func wellFormed(_ schema: String) throws {
    let (tree, diagnostics) = SyntaxParser.parse(SourceText(path: "scene.schema", schema))
    #expect(tree != nil && diagnostics.map(\.message.text) == [])
    for name in ["gauge", "range", "needle", "viewController"] {
      #expect(schema.contains("name=\"\(name)\""))
    }
    #expect(schema.contains("narrow"))
    // Documentation is escaped as text, not inserted as markup.
    #expect(!schema.contains("<how>"))
  }

  @Test("The order of classes does not affect the schemas")
  func order() {
    let grammar = SceneGrammar(Vocabulary(gauges.classes.reversed()))
    #expect([RelaxNGSchema(grammar: grammar).text, XMLSchema(grammar: grammar).text] == Self.schemas)
  }

  @Test("The JSON document contains the elements of the language and all classes")
  func json() throws {
    let text = VocabularyDocument(grammar: Self.grammar).text
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let language = try #require(document["language"] as? [[String: Any]])
    #expect(Set(language.compactMap { $0["name"] as? String }).isSuperset(of: ["segue", "outlet", "when"]))
    let classes = try #require(document["classes"] as? [[String: Any]])
    #expect(classes.count == gauges.classes.count)
    let gauge = try #require(classes.first { $0["name"] as? String == "Gauge" })
    #expect(gauge["element"] as? String == "gauge" && gauge["superclass"] as? String == "View")
  }
}
