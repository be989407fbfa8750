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

  @Test("The id and the class come first, then inherited properties, then those of the class itself")
  func objects() throws {
    let names = ["text", "class", "frame", "id"]
    #expect(try order(of: names, at: 0, in: "<label/>") == ["id", "class", "frame", "text"])
  }

  @Test("An attribute that only a program's class has is given no place")
  func unknown() throws {
    #expect(try order(of: ["dialColor"], at: 0, in: "<view class=\"ClockView\"/>") == [])
  }

  @Test("A variation names its traits before what it sets")
  func variations() throws {
    let text = "<label><when/></label>"
    #expect(try order(of: ["text", "traits"], at: 1, in: text) == ["traits", "text"])
  }

  @Test("A rule about appearance names its class before what it sets, and a variant in it its name")
  func rules() throws {
    let text = "<appearance class=\"Button\"><state/></appearance>"
    #expect(try order(of: ["titleColor", "in", "class"], at: 0, in: text) == ["class", "in", "titleColor"])
    #expect(try order(of: ["titleColor", "name"], at: 1, in: text) == ["name", "titleColor"])
  }
}
