import SceneDiagnostics
import Testing

@Suite("Lines and columns")
struct SourceTextTests {
  @Test("Counts columns in UTF-16 units or in Unicode scalars")
  func countsColumnsInUTF16() {
    let source = SourceText(path: "a", "\u{FEFF}a\tüb\n😀€c")
    func column(_ offset: Int) -> Int { source.position(at: offset, in: .utf16).column }
    // After the byte order mark: a, tab, ü (two bytes), b.
    #expect([3, 4, 5, 7].map(column) == [1, 2, 3, 4])
    // One scalar of two units (four bytes), and one of one unit (three bytes).
    #expect([9, 13, 16, 17].map(column) == [1, 3, 4, 5])
    #expect([9, 13, 16].map { source.position(at: $0).column } == [1, 2, 3])
  }

  /// The last block of a table may be full.
  @Test("Reports the column of the end of a long line", arguments: [4096, 8191, 8192, 8193, 12_288])
  func locatesEndOfLongLine(_ length: Int) {
    let source = SourceText(path: "", String(repeating: "a", count: length))
    #expect(source.position(at: length) == SourcePosition(line: 1, column: length + 1))
    #expect(source.position(at: length, in: .utf16).column == length + 1)
  }

  @Test("Lines end with LF, CR, or CRLF", arguments: ["\n", "\r\n", "\r"])
  func lineBreaks(_ lineBreak: String) {
    let source = SourceText(path: "", ["ab", "", "üx"].joined(separator: lineBreak))
    #expect(source.lineCount == 3)
    #expect(source.position(at: 1) == SourcePosition(line: 1, column: 2))
    let third = 2 + 2 * lineBreak.utf8.count
    #expect(source.position(at: third) == SourcePosition(line: 3, column: 1))
    #expect(source.position(at: third + 2) == SourcePosition(line: 3, column: 2))
    #expect(source.position(at: 1000) == SourcePosition(line: 3, column: 3))
    #expect(source.line(1).elementsEqual("ab".utf8))
    #expect(source.line(2).isEmpty)
    #expect(source.line(3).elementsEqual("üx".utf8))
    #expect(source.line(4).isEmpty)
  }

  @Test("A file can mix different line endings")
  func mixedLineBreaks() {
    let source = SourceText(path: "", "a\rb\nc\r\nd\n")
    #expect(source.lineCount == 5)
    #expect([0, 2, 4, 7, 9].map { source.position(at: $0).line } == [1, 2, 3, 4, 5])
  }

  @Test("An empty file has one empty line")
  func emptyFile() {
    let source = SourceText(path: "", "")
    #expect(source.lineCount == 1)
    #expect(source.position(at: 0) == SourcePosition(line: 1, column: 1))
    #expect(source.line(1).isEmpty)
  }

  /// Columns are computed from a table, whose blocks may end inside a scalar.
  @Test(
    "Counts columns of long lines in Unicode scalars and UTF-16 units",
    arguments: [ColumnUnit.scalars, .utf16])
  func longLines(_ unit: ColumnUnit) {
    let line = String(repeating: "a€ü😀\t", count: 1000)
    let source = SourceText(path: "", "\u{FEFF}x\n\(line)\n\(line)")
    for start in [5, 6 + line.utf8.count] {
      var offset = start
      var expected = 1
      for scalar in line.unicodeScalars {
        guard source.position(at: offset, in: unit).column == expected else {
          Issue.record(
            "\(source.position(at: offset, in: unit)) instead of column \(expected), at byte \(offset)")
          break
        }
        offset += scalar.utf8.count
        expected += unit == .utf16 ? scalar.utf16.count : 1
      }
    }
  }

  @Test("Does not count the byte order mark in columns of a long first line")
  func locatesLongFirstLineAfterByteOrderMark() {
    let source = SourceText(path: "", "\u{FEFF}" + String(repeating: "ab", count: 5000))
    #expect(
      [3, 4096, 4099, 8192, 10_003].map { source.position(at: $0).column } == [1, 4094, 4097, 8190, 10_001])
  }
}
