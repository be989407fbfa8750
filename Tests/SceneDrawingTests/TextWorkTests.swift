import SceneDrawing
import SceneValues
import Testing

/// The number of measurements is proportional to the length of the text.
@Suite struct TextWorkTests {
  private final class CountingMetrics: TextMetrics {
    private let counts = Locked((characters: 0, fonts: 0))
    private let metrics = BuiltInTextMetrics()

    var characters: Int { counts.withLock { $0.characters } }
    var fonts: Int { counts.withLock { $0.fonts } }

    func width(of text: String, font: Font) -> Double { widths(in: font)(text[...]) }

    func widths(in font: Font) -> (Substring) -> Double {
      counts.withLock { $0.fonts += 1 }
      let width = metrics.widths(in: font)
      return { text in
        self.counts.withLock { $0.characters += text.count }
        return width(text)
      }
    }

    func lineMetrics(for font: Font) -> LineMetrics { metrics.lineMetrics(for: font) }
  }

  private static let font = Font.system(17)
  private static let texts = [
    "w", "word ", " ", "日本", "a-", "\n", "a\n", "👨‍👩‍👧‍👦", "e\u{301}\u{302}", "\u{200B}", "מa ", "مرحبا 12,5 ",
  ]

  /// Checks that doubling the text at most doubles the work, with a small tolerance.
  private func expectGrowth(_ text: String, _ work: (String, CountingMetrics) -> Void) {
    func characters(_ count: Int) -> Int {
      let metrics = CountingMetrics()
      work(String(repeating: text, count: count), metrics)
      return metrics.characters
    }
    // The lookahead grows in steps of up to eight times, so the test covers three doublings rather than one.
    let (some, more) = (characters(500), characters(4_000))
    #expect(Double(more) <= 2.2 * 8 * Double(some) + 100, "\(some) become \(more)")
    #expect(more <= 60 * 4_000 * text.count)
  }

  @Test(
    "The work for line breaks is proportional to the length of the text", arguments: texts, [0, 30, 300, 1e7])
  func breakingLines(text: String, width: Double) {
    expectGrowth(text) { _ = TextLayout.lineRanges(of: $0, font: Self.font, width: width, metrics: $1) }
  }

  @Test(
    "The work for layout is proportional to the length of the text", arguments: texts, LineBreakMode.allCases)
  func layouts(text: String, mode: LineBreakMode) {
    for lines in [0, 1, 3] {
      expectGrowth(text) {
        _ = TextLayout(
          $0, font: Self.font, width: 200, maximumLines: lines, lineBreak: mode, metrics: $1)
      }
    }
  }

  @Test("The work for character positions is proportional to the length of the text", arguments: texts)
  func positions(text: String) {
    expectGrowth(text) { _ = BidiPlaces($0[...], font: Self.font, metrics: $1) }
  }

  @Test func looksUpFontOncePerText() {
    let metrics = CountingMetrics()
    let text = String(repeating: "some words ", count: 500)
    _ = TextLayout(text, font: Self.font, width: 100, metrics: metrics)
    #expect(metrics.fonts == 1)
    _ = TextLayout.lineRanges(of: text, font: Self.font, width: 100, metrics: metrics)
    #expect(metrics.fonts == 2)
  }

  /// Compares line ends with those of an exhaustive search.
  @Test(arguments: texts + ["Some words, and a wordthatislonger than the line - ", "x   y  z "])
  func linesAreAsLongAsPossible(text: String) {
    let metrics = BuiltInTextMetrics()
    let text = String(repeating: text, count: 20)
    for width in stride(from: 0.0, through: 400, by: 7) {
      let ranges = TextLayout.lineRanges(of: text, font: Self.font, width: width)
      for range in ranges where range.upperBound < text.endIndex && !text[range.upperBound].isNewline {
        func fits(_ end: String.Index) -> Bool {
          var line = text[range.lowerBound..<end]
          while line.last?.isWhitespace == true { line.removeLast() }
          return metrics.width(of: String(line), font: Self.font) <= width + 0.001
        }
        let line = text[range]
        #expect(fits(range.upperBound) || line.count == 1)
        let next = text.index(after: range.upperBound)
        // A break between words excludes a word, and a break within a word excludes a character.
        let isBetweenWords =
          line.last!.isWhitespace || line.last == "-"
          || text[range.upperBound].unicodeScalars.first!.value > 0x2E7F
          || line.last!.unicodeScalars.first!.value > 0x2E7F
        if !isBetweenWords { #expect(!fits(next)) }
      }
      #expect(ranges.map { text[$0] }.joined() == text.filter { !$0.isNewline })
    }
  }
}
