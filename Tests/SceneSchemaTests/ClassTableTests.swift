import SceneSchema
import Testing

@Suite struct ClassTableTests {
  @Test("The table has a row with the count and names of each kind of member")
  func rows() throws {
    let lines = ClassTable(library: .gauges).text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.hasPrefix("Gauge ") })
    let rows = lines[first..<first + 4].map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      rows == [
        "Gauge gauge View 2 properties range, needle", "1 event limitReached", "1 slot mark",
        "1 action reset",
      ])
  }

  @Test("Sorts classes alphabetically and writes no trailing spaces")
  func order() {
    let lines = ClassTable(library: .gauges).text.split(separator: "\n")
    let names = lines.dropFirst().filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != " " } }
    #expect(names == names.sorted() && names.count > 50)
    #expect(!lines.contains { $0.hasSuffix(" ") })
  }
}
