import SceneModel
import Testing

@Suite struct AppearanceParsingTests {
  @Test("An appearance rule has a class and containers, and each variant is a separate rule")
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

  @Test("An appearance rule with an unknown attribute or element is marked as faulty")
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

  @Test("Reports and discards an appearance rule without a class")
  func withoutClass() throws {
    let document = try page("", inStoryboard: "<appearance textColor=\"blue\" colour=\"red\"/>")
    #expect(
      document.faults == ["unknownAttribute colour in appearance", "missingAttribute class in appearance"])
    #expect(document.appearances.isEmpty)
  }
}
