import SceneSchema
import Testing

@Suite struct AlignedColumnsTests {
  @Test("Cells of a column begin below one another, and the last cell of a line ends it")
  func columns() {
    let table = AlignedColumns(rows: [["a", "long", "x"], ["longer", "b", ""], ["c", "", "y"]])
    #expect(table.lines() == ["a       long  x", "longer  b", "c             y"])
    #expect(table.lines(indent: "  ").allSatisfy { $0.hasPrefix("  ") })
  }

  @Test("Control characters do not reach the terminal, and a line break does not end a row")
  func printable() {
    let lines = AlignedColumns(rows: [["a\nb", "\u{1B}[2J"]]).lines()
    #expect(lines.count == 1 && lines[0].hasPrefix("a b"))
    #expect(!lines[0].contains("\u{1B}"))
  }
}
