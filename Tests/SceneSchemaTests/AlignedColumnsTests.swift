import SceneSchema
import Testing

@Suite struct AlignedColumnsTests {
  @Test("Aligns the cells of a column without trailing spaces")
  func columns() {
    let table = AlignedColumns(rows: [["a", "long", "x"], ["longer", "b", ""], ["c", "", "y"]])
    #expect(table.lines() == ["a       long  x", "longer  b", "c             y"])
    #expect(table.lines(indent: "  ").allSatisfy { $0.hasPrefix("  ") })
  }

  @Test("Removes control characters and joins the lines of each cell into one line")
  func printable() {
    let lines = AlignedColumns(rows: [["a\nb", "\u{1B}[2J"]]).lines()
    #expect(lines.count == 1 && lines[0].hasPrefix("a b"))
    #expect(!lines[0].contains("\u{1B}"))
  }
}
