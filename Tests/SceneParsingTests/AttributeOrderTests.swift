import SceneDiagnostics
import SceneParsing
import SceneSyntax
import SceneUI
import Testing

@Suite struct AttributeOrderTests {
  /// Returns the names in the order in which the element's attributes are written.
  private func order(of names: [String], at element: Int, in text: String) throws -> [String] {
    let tree = try #require(SyntaxParser.parse(SourceText(path: "a.scene", text)).tree)
    var order = AttributeOrder(vocabulary: Registry.library.vocabulary)
    let ranks = order.ranks(of: element, in: tree)
    return names.filter { ranks[$0] != nil }.sorted { ranks[$0]! < ranks[$1]! }
  }

  @Test("The id and class precede inherited properties, which precede the class's own properties")
  func objects() throws {
    let names = ["text", "class", "frame", "id"]
    #expect(try order(of: names, at: 0, in: "<label/>") == ["id", "class", "frame", "text"])
  }

  @Test("Does not order attributes that only a custom class declares")
  func unknown() throws {
    #expect(try order(of: ["dialColor"], at: 0, in: "<view class=\"ClockView\"/>") == [])
  }

  @Test("The traits of a variation precede its other attributes")
  func variations() throws {
    let text = "<label><when/></label>"
    #expect(try order(of: ["text", "traits"], at: 1, in: text) == ["traits", "text"])
  }

  @Test("The class of an appearance rule and the name of a variant precede other attributes")
  func rules() throws {
    let text = "<appearance class=\"Button\"><state/></appearance>"
    #expect(try order(of: ["titleColor", "in", "class"], at: 0, in: text) == ["class", "in", "titleColor"])
    #expect(try order(of: ["titleColor", "name"], at: 1, in: text) == ["name", "titleColor"])
  }
}
