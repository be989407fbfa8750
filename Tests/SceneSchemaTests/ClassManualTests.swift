import SceneSchema
import SceneValues
import Testing

@Suite struct ClassManualTests {
  @Test("The manual has a table of classes and a section for each class")
  func sections() {
    let library = ClassLibrary(gauges)
    let text = ClassManual(library: library, classes: library.classes.filter { $0.name == "Gauge" }).text
    #expect(text.hasPrefix("# Classes\n"))
    #expect(text.contains("| [Gauge](#gauge) | `<gauge>` | View |"))
    #expect(text.contains("\n## Gauge\n\nShows \\<how> much.\n"))
    #expect(text.contains("| `needle` | `number` |"))
  }
}
