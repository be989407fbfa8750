import SceneModel
import Testing

@Suite struct AppearanceParsingTests {
  @Test("A rule names its class and where objects have to be, and each variant in it is a rule of its own")
  func rules() throws {
    let document = try page(
      "",
      inStoryboard: """
        <appearance class="Button" in="TableViewCell TableView" titleColor="blue">
          <state name="highlighted" titleColor="red"/>
        </appearance>
        """)
    #expect(document.appearances.map(\.className.text) == ["Button", "Button"])
    #expect(document.appearances.map { $0.containers.map(\.text) }.first == ["TableViewCell", "TableView"])
    #expect(document.appearances.map { $0.variant?.text } == [nil, "state"])
    #expect(document.written("titleColor").map(\.literal.text) == ["blue", "red"])
    #expect(document.written("name").map(\.origin) == [.axis])
    #expect(document.faults == [])
  }

  @Test("A rule knows that something in it was not understood, so that nothing more is said of it")
  func faults() throws {
    let document = try page(
      "",
      inStoryboard: """
        <appearance class="Label" textColour="blue"/><appearance class="Label" textColor="blue"/>
        <appearance class="Button"><stat name="highlighted"/></appearance>
        """)
    #expect(
      document.faults == ["unknownAttribute textColour in appearance", "unknownElement stat in appearance"])
    #expect(document.appearances.map(\.hasStructureFaults) == [true, false, true])
  }

  @Test("Without a class, a rule is not understood and not kept")
  func withoutClass() throws {
    let document = try page("", inStoryboard: "<appearance textColor=\"blue\" colour=\"red\"/>")
    #expect(
      document.faults == ["unknownAttribute colour in appearance", "missingAttribute class in appearance"])
    #expect(document.appearances.isEmpty)
  }
}
