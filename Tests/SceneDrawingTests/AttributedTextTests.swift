import SceneDrawing
import SceneValues
import Testing

@Suite struct AttributedTextTests {
  private let bold = TextAttributes(font: .bold(17))
  private let red = TextAttributes(color: .red)

  private func range(_ text: AttributedText, _ from: Int, _ to: Int) -> Range<String.Index> {
    text.text.index(
      text.text.startIndex, offsetBy: from)..<text.text.index(text.text.startIndex, offsetBy: to)
  }

  private func parts(_ text: AttributedText) -> [String] {
    text.runs.map { String(text.text[$0.range]) }
  }

  @Test func mergesAdjacentRunsWithEqualAttributes() {
    var text = AttributedText("a", bold)
    text.append(AttributedText("b", bold))
    text.append("c")
    text.append(AttributedText("d", red) + AttributedText())
    #expect(parts(text) == ["abc", "d"])
    #expect(text == AttributedText("abc", bold) + AttributedText("d", red))
    #expect(text != AttributedText("abcd", bold))
  }

  @Test func sliceOfTextKeepsAttributes() {
    let text = AttributedText("ab👩‍👧c", bold) + AttributedText("déf", red)
    let part = text[range(text, 2, 6)]
    #expect(part == AttributedText("👩‍👧c", bold) + AttributedText("dé", red))
    #expect(text[range(text, 3, 3)].isEmpty)
    #expect(text[range(text, 0, 7)] == text)
  }

  @Test func replacesTextInRange() {
    var text = AttributedText("one ", bold) + AttributedText("two", red)
    text.replaceSubrange(range(text, 2, 5), with: "—")
    #expect(parts(text) == ["on", "—", "wo"])
    text.replaceSubrange(range(text, 2, 3), with: AttributedText())
    #expect(text == AttributedText("on", bold) + AttributedText("wo", red))
    text.replaceSubrange(range(text, 4, 4), with: AttributedText("!", red))
    #expect(parts(text) == ["on", "wo!"])
  }

  @Test func changesAttributesOnlyInsideRange() {
    var text = AttributedText("abcdef", bold)
    text.changeAttributes(in: range(text, 2, 4)) { $0.kern = 3 }
    #expect(text.runs.map(\.attributes.kern) == [nil, 3, nil])
    #expect(text.runs.allSatisfy { $0.attributes.font == .bold(17) })
    text.setAttributes(red, in: range(text, 1, 3))
    #expect(parts(text) == ["a", "bc", "d", "ef"])
    text.setAttributes(bold)
    #expect(text == AttributedText("abcdef", bold))
  }

  @Test func returnsAttributesOfCharacterAtIndex() {
    let text = AttributedText("ab", bold) + AttributedText("c", red)
    let indices = Array(text.text.indices) + [text.text.endIndex]
    #expect(indices.map { text.attributes(at: $0) } == [bold, bold, red, red])
    #expect(AttributedText().attributes(at: "".startIndex) == TextAttributes())
    let filled = text.filled(from: TextAttributes(font: .system(9), kern: 1))
    #expect(filled.runs.map(\.attributes.font) == [.bold(17), .system(9)])
    #expect(filled.runs.map(\.attributes.kern) == [1, 1])
  }

  @Test func imageCountsAsOneCharacter() {
    let star = TextAttachment(named: "star", bounds: Rect(x: 0, y: 0, width: 9, height: 9))
    let text = AttributedText("a", red) + AttributedText(star, red)
    #expect(text.text == "a\u{FFFC}")
    #expect(text.runs.map(\.attributes.attachment) == [nil, star])
  }
}
