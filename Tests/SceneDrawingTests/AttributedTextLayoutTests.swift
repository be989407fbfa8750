import SceneDrawing
import SceneValues
import Testing

@Suite struct AttributedTextLayoutTests {
  /// Metrics in which each letter is as wide as the font size, with 3/4 above the baseline and 1/4 below. The
  /// line spacing is 2.
  private struct Squares: TextMetrics {
    func width(of text: String, font: Font) -> Double { Double(text.count) * font.size }
    func lineMetrics(for font: Font) -> LineMetrics {
      LineMetrics(ascent: font.size * 0.75, descent: font.size * 0.25, leading: 2)
    }
  }

  private func layout(
    _ text: AttributedText, width: Double? = nil, lines: Int = 0, height: Double = .infinity,
    _ mode: LineBreakMode = .wordWrap, _ alignment: TextAlignment = .left
  ) -> AttributedTextLayout {
    AttributedTextLayout(
      text, font: .system(10), width: width, maximumLines: lines, maximumHeight: height, lineBreak: mode,
      alignment: alignment, metrics: Squares())
  }

  private func texts(_ layout: AttributedTextLayout) -> [String] {
    layout.lines.map { $0.pieces.map(\.text).joined() }
  }

  private let large = TextAttributes(font: .system(20))

  @Test func laysOutUnstyledTextLikePlainText() {
    let text = "One two three four, five\nsix   seven eight\n\nnine"
    for alignment in [TextAlignment.left, .center, .right] {
      for mode in LineBreakMode.allCases {
        for lines in [0, 2, 3] {
          let plain = TextLayout(
            text, font: .system(17), width: 90, maximumLines: lines, lineBreak: mode, alignment: alignment)
          let other = AttributedTextLayout(
            AttributedText(text), font: .system(17), width: 90, maximumLines: lines, lineBreak: mode,
            alignment: alignment)
          #expect(texts(other) == plain.lines.map(\.text), "\(mode) \(lines)")
          #expect(other.isTruncated == plain.isTruncated)
          #expect(abs(other.size.height - plain.size.height) < 0.001)
          for (one, line) in zip(other.lines, plain.lines) where !line.text.isEmpty {
            #expect(abs(one.origin.x - line.origin.x) < 0.001 && abs(one.origin.y - line.origin.y) < 0.001)
          }
        }
      }
    }
  }

  @Test func largestFontDeterminesLineHeight() {
    let text = AttributedText("ab ") + AttributedText("CD", large) + AttributedText("\nef")
    let found = layout(text)
    #expect(found.lines.map(\.ascent) == [15, 7.5])
    #expect(found.lines.map(\.descent) == [5, 2.5])
    #expect(found.lines.map(\.origin.y) == [15, 29.5])
    #expect(found.size == Size(width: 70, height: 32))
    #expect(found.lines[0].pieces.map(\.minX) == [0, 30])
  }

  @Test func breaksLinesByWidthOfStyledLetters() {
    // Four small letters and a space are 50 wide, and two large letters are 40 wide.
    let text = AttributedText("abcd ") + AttributedText("EF GH", large)
    #expect(texts(layout(text, width: 90)) == ["abcd EF", "GH"])
    #expect(texts(layout(text, width: 89)) == ["abcd", "EF", "GH"])
    var spaced = AttributedText("ab cd")
    spaced.changeAttributes { $0.kern = 5 }
    #expect(texts(layout(spaced, width: 50)) == ["ab", "cd"])
    #expect(layout(spaced).size.width == 75)
  }

  @Test func ellipsisHasAttributesOfPrecedingText() throws {
    let text = AttributedText("ab", large) + AttributedText(" cdefghij")
    let tail = layout(text, width: 80, lines: 1, .tailTruncation)
    #expect(texts(tail) == ["ab cd…"] && tail.isTruncated)
    #expect(texts(layout(text, width: 80, lines: 1, .headTruncation)) == ["…defghij"])
    #expect(texts(layout(text, width: 80, lines: 1, .middleTruncation)) == ["ab…ij"])
    #expect(texts(layout(text, width: 80, height: 20, .tailTruncation)) == ["ab cd…"])
    let early = layout(text, width: 40, lines: 1, .tailTruncation)
    #expect(texts(early) == ["a…"])
    #expect(early.lines[0].pieces.map(\.font) == [.system(20)])
  }

  @Test func appliesParagraphStyles() {
    var style = ParagraphStyle()
    style.firstLineHeadIndent = 10
    style.headIndent = 20
    style.tailIndent = -10
    style.paragraphSpacing = 7
    style.lineSpacing = 3
    let text =
      AttributedText("aaaa bbbb cc\n", TextAttributes(paragraph: style)) + AttributedText("d")
    let found = layout(text, width: 80)
    #expect(texts(found) == ["aaaa", "bbbb", "cc", "d"])
    #expect(found.lines.map(\.origin.x) == [10, 20, 20, 0])
    // Lines are 10 high, with 5 between lines and 7 more after the paragraph.
    #expect(found.lines.map(\.origin.y) == [7.5, 22.5, 37.5, 59.5])
  }

  @Test func appliesLineHeightLimits() {
    var style = ParagraphStyle()
    style.minimumLineHeight = 16
    style.alignment = .right
    let high = layout(AttributedText("a\nb", TextAttributes(paragraph: style)), width: 30)
    #expect(high.lines.map(\.origin) == [Point(x: 20, y: 13.5), Point(x: 20, y: 31.5)])
    style.minimumLineHeight = 0
    style.lineHeightMultiple = 2
    style.maximumLineHeight = 12
    #expect(layout(AttributedText("a\nb", TextAttributes(paragraph: style))).size.height == 26)
  }

  @Test func placesImagesOnTheBaseline() {
    let image = TextAttachment(named: "star", bounds: Rect(x: 0, y: -4, width: 30, height: 20))
    let found = layout(AttributedText("a") + AttributedText(image) + AttributedText("b"))
    #expect(found.size.width == 50)
    #expect(found.lines[0].ascent == 16 && found.lines[0].descent == 4)
    let context = GraphicsContext(metrics: Squares())
    context.drawText(found, at: Point(x: 0, y: 100))
    guard case .image(let run) = context.displayList.commands[1].content else {
      Issue.record("no image")
      return
    }
    #expect(run.rect == Rect(x: 10, y: 100, width: 30, height: 20))
  }

  @Test func ordersRunsOfRightToLeftText() {
    let text = AttributedText("א", large) + AttributedText("בג") + AttributedText(" ab")
    let found = layout(text, width: 100, .wordWrap, .natural)
    // The paragraph is right-to-left: Latin letters are on the left, and the first letter is on the right.
    #expect(found.lines[0].pieces.map(\.text) == ["ab", "בג ", "א"])
    #expect(found.lines[0].pieces.map(\.minX) == [0, 20, 50])
    #expect(found.lines[0].width == 70)
  }

  @Test("Lays out 5,000 runs on 500 lines of 10 runs each")
  func alignsManyRunsOnTheirLines() {
    var text = AttributedText()
    for index in 0..<5000 {
      text.append(AttributedText("ab ", TextAttributes(color: index % 2 == 0 ? .red : .blue)))
    }
    let found = layout(text, width: 300)
    #expect(found.lines.count == 500)
    #expect(found.lines.allSatisfy { $0.pieces.count == 10 })
  }

  @Test("Draws the background, underline, and strikethrough of text")
  func drawsDecorationsWithText() {
    let context = GraphicsContext(metrics: Squares())
    var text = AttributedText("ab", TextAttributes(color: .red, background: .green, underline: .single))
    text.append(AttributedText("c", TextAttributes(kern: 2, strikethrough: .double, baselineOffset: 3)))
    context.setFillColor(.blue)
    context.drawText(text, in: Rect(x: 5, y: 5, width: 100, height: 100), font: .system(10))
    var kinds: [String] = []
    for command in context.displayList.commands {
      switch command.content {
      case .fill(let path, _, let color):
        kinds.append("\(color.hexRGB) \(path.bounds.minX) \(path.bounds.width)")
      case .text(let run): kinds.append("\(run.text) \(run.color.hexRGB) \(run.origin.y) \(run.kern)")
      default: kinds.append("?")
      }
    }
    // The line is 13 high, because the raised letter extends 10.5 above the baseline.
    #expect(
      kinds == [
        "#00ff00 5.0 20.0", "ab #ff0000 15.5 0.0", "#ff0000 5.0 20.0", "c #0000ff 12.5 2.0",
        "#0000ff 25.0 12.0", "#0000ff 25.0 12.0",
      ])
  }
}
