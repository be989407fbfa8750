import SceneDiagnostics
import Testing

@Suite("Lines and columns")
struct SourceTextTests {
  @Test func columnsInUTF16() {
    let source = SourceText(path: "a", "\u{FEFF}a\tüb\n😀€c")
    func column(_ offset: Int) -> Int { source.position(at: offset, in: .utf16).column }
    // Behind the byte order mark: a, tab, ü (two bytes), b.
    #expect([3, 4, 5, 7].map(column) == [1, 2, 3, 4])
    // One of two units (four bytes), one of one (three bytes).
    #expect([9, 13, 16, 17].map(column) == [1, 3, 4, 5])
    #expect([9, 13, 16].map { source.position(at: $0).column } == [1, 2, 3])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
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

  @Test func mixedLineBreaks() {
    let source = SourceText(path: "", "a\rb\nc\r\nd\n")
    #expect(source.lineCount == 5)
    #expect([0, 2, 4, 7, 9].map { source.position(at: $0).line } == [1, 2, 3, 4, 5])
  }

  @Test func nothing() {
    let source = SourceText(path: "", "")
    #expect(source.lineCount == 1)
    #expect(source.position(at: 0) == SourcePosition(line: 1, column: 1))
    #expect(source.line(1).isEmpty)
  }
}
