import SceneSchema
import SceneValues
import Testing

@Suite struct ClassPageTests {
  private func page(_ name: String, _ vocabulary: Vocabulary = gauges) throws -> String {
    let description = try #require(vocabulary.classes.first { $0.name == name })
    return ClassPage(library: ClassLibrary(vocabulary), description: description).text
  }

  @Test("A class page begins with the superclasses, the module, and the element")
  func heading() throws {
    let lines = try page("Gauge").split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.prefix(3) == ["class Gauge: View: Responder", "module App", "element <gauge>"])
  }

  @Test("Lists the class's own members before inherited members, which are grouped by class")
  func members() throws {
    let page = try page("Gauge")
    let own = try #require(page.firstRange(of: "\nProperties:\n"))
    let inherited = try #require(page.firstRange(of: "\nProperties of View:\n"))
    #expect(own.lowerBound < inherited.lowerBound)
    #expect(page.contains("One of wide, narrow."))
    #expect(page[inherited.upperBound...].contains("  alpha "))
  }

  @Test(
    "Lists a redeclared property only for the subclass")
  func redeclaredProperties() throws {
    let own = ClassDescription(
      name: "Pane", module: "App", superclass: "View",
      properties: [PropertyDescription(key: "alpha", type: .number, defaultLiteral: "0.25")])
    let page = try page("Pane", Vocabulary(gauges.classes + [own]))
    #expect(page.split(separator: "\n").filter { $0.hasPrefix("  alpha ") }.count == 1)
  }

  @Test("Adds the module to a class name that exists in several modules")
  func ambiguous() throws {
    let other = ClassDescription(name: "Gauge", module: "Kit", superclass: "View")
    let vocabulary = Vocabulary(gauges.classes + [other])
    let text = ClassPage(library: ClassLibrary(vocabulary), description: other).text
    #expect(text.contains("Kit.Gauge: View"))
  }
}
