import SceneDrawing
import SceneValues
import Testing

@Suite struct TextLayoutTests {
  /// A monospaced font: each character is 6 points wide.
  private let font = Font.family("Some Mono", 10)

  private func lines(
    _ text: String, columns: Int, maximum: Int = 0, _ mode: LineBreakMode = .wordWrap
  ) -> [String] {
    TextLayout(text, font: font, width: Double(columns) * 6, maximumLines: maximum, lineBreak: mode)
      .lines.map(\.text)
  }

  @Test func breaksLinesBetweenWords() {
    #expect(lines("the quick brown fox", columns: 9) == ["the quick", "brown fox"])
    #expect(lines("the  quick", columns: 4) == ["the", "quic", "k"])
    #expect(lines("well-known", columns: 6) == ["well-", "known"])
    #expect(lines("a -1", columns: 3) == ["a", "-1"])
    #expect(lines("a\u{A0}b c", columns: 3) == ["a\u{A0}b", "c"])
  }

  @Test("Lines can break between any two ideographs")
  func ideographsBreakAnywhere() {
    let layout = TextLayout("日本語文字", font: .system(10), width: 30)
    #expect(layout.lines.map(\.text) == ["日本語", "文字"])
  }

  @Test("Each paragraph begins on a new line")
  func paragraphsBreakAlways() {
    #expect(lines("a\n\nb\r\nc\n", columns: 9) == ["a", "", "b", "c", ""])
    #expect(TextLayout("a\nbc", font: font).size == Size(width: 12, height: 2 * 11.9))
  }

  @Test("Character wrapping can break a line between any two characters")
  func charactersWrapAnywhere() {
    #expect(lines("the quick", columns: 5, .characterWrap) == ["the q", "uick"])
    #expect(lines(String(repeating: "x", count: 70), columns: 50, .characterWrap).map(\.count) == [50, 20])
    #expect(lines("ab", columns: 0, .characterWrap) == ["a", "b"])
  }

  @Test func truncationKeepsAsMuchTextAsFits() {
    let text = "abcdefghij"
    #expect(lines(text, columns: 5, maximum: 1, .tailTruncation) == ["abcd…"])
    #expect(lines(text, columns: 10, maximum: 1, .tailTruncation) == [text])
    #expect(lines(text, columns: 5, maximum: 1, .clip) == [text])
    #expect(lines(text, columns: 5, maximum: 1, .wordWrap) == ["abcde"])
    #expect(lines(text, columns: 5, maximum: 1, .headTruncation) == ["…ghij"])
    #expect(lines(text, columns: 5, maximum: 1, .middleTruncation) == ["ab…ij"])
    #expect(lines(text, columns: 0, maximum: 1, .tailTruncation) == ["…"])
  }

  @Test func truncatesOnlyTheLastLine() {
    #expect(lines("aa bb cc dd ee", columns: 5, maximum: 2, .tailTruncation) == ["aa bb", "cc d…"])
    #expect(lines("aa bb cc dd ee", columns: 5, maximum: 2, .headTruncation) == ["aa bb", "…d ee"])
    #expect(lines("aa\nbb", columns: 5, maximum: 1, .tailTruncation) == ["aa…"])
    #expect(lines("aa bb cc", columns: 5, maximum: 1) == ["aa bb"])
    #expect(TextLayout("aa bb", font: font, width: 20, maximumLines: 1).isTruncated)
    #expect(!TextLayout("aa", font: font, width: 20, maximumLines: 1).isTruncated)
  }

  @Test func alignsLinesWithinWidth() {
    let layout = TextLayout("aaa b", font: font, width: 20, alignment: .center)
    #expect(layout.lines.map(\.origin) == [Point(x: 1, y: 9.5), Point(x: 7, y: 9.5 + 11.9)])
    let free = TextLayout("aaa\nb", font: font, alignment: .right)
    #expect(free.lines.map(\.origin.x) == [0, 12])
  }

  @Test func textDoesNotWrapAtItsIntrinsicWidth() {
    let text = "The quick brown fox jumps over the lazy dog"
    for size in stride(from: 9.0, to: 20, by: 0.7) {
      let natural = TextLayout(text, font: .system(size)).size
      #expect(TextLayout(text, font: .system(size), width: natural.width).lines.count == 1)
      #expect(BuiltInTextMetrics().lineMetrics(for: .system(size)).lines(in: natural.height) == 1)
    }
  }

  @Test(
    "Trailing spaces count toward the width but do not affect the alignment"
  )
  func trailingSpaces() {
    #expect(TextLayout("ab  ", font: font).size.width == 4 * 6)
    #expect(TextLayout("the quick brown", font: font, width: 66).size.width == 10 * 6)
    #expect(TextLayout("the quick brown", font: font, width: 57).size.width == 57)
    #expect(TextLayout("ab ", font: font, width: 30, alignment: .right).lines.map(\.origin.x) == [18])
    #expect(TextLayout("ab cd", font: font, width: 12, maximumLines: 1).size.width == 12)
  }

  @Test("Paragraph styles set line heights and spacing")
  func linesOfParagraphs() {
    let built = BuiltInTextMetrics()
    let plain = built.lineMetrics(for: font)
    func height(_ spacing: LineSpacing, lines: Int = 1) -> Double {
      let line = SpacedTextMetrics(built, spacing).lineMetrics(for: font)
      #expect(line.descent == plain.descent)
      return line.height(ofLines: lines)
    }
    #expect(abs(height(LineSpacing(multiple: 1.5), lines: 2) - 3 * plain.height) < 1e-9)
    #expect(abs(height(LineSpacing(between: 7), lines: 3) - (plain.height(ofLines: 3) + 14)) < 1e-9)
    #expect(height(LineSpacing(minimum: 40)) == 40 && height(LineSpacing(maximum: 9)) == 9)
    #expect(height(LineSpacing()) == plain.height)
  }

  @Test func emptyTextHasZeroSize() {
    #expect(TextLayout("", font: font, width: 10).size == .zero)
  }
}
