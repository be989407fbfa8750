import SceneDrawing
import SceneValues
import Testing

@Suite struct TextRangesTests {
  private func lines(of text: String, width: Double = 50) -> [String] {
    TextLayout.lineRanges(of: text, font: .monospaced(10), width: width).map { String(text[$0]) }
  }

  @Test("The ranges of the lines cover every character")
  func lines() {
    #expect(lines(of: "") == [""])
    #expect(lines(of: "aaa bbb  ccc ddd") == ["aaa bbb  ", "ccc ddd"])
    #expect(lines(of: "a\n\nb\r\n") == ["a", "", "b", ""])
    #expect(lines(of: "abcdefghijkl") == ["abcdefgh", "ijkl"], "a word wider than the line is split")
    #expect(lines(of: "ab", width: 0) == ["a", "b"], "each line has a character")
  }

  @Test func lineRangesMatchLinesOfTextLayout() {
    let text = "The quick brown fox\njumps over   the lazy dog  \n and sleeps"
    let layout = TextLayout(text, font: .system(17), width: 90)
    let ranges = TextLayout.lineRanges(of: text, font: .system(17), width: 90)
    #expect(ranges.count == layout.lines.count)
    for (range, line) in zip(ranges, layout.lines) { #expect(text[range].hasPrefix(line.text)) }
  }
}
