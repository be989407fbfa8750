import SceneDrawing
import SceneValues
import Testing

@Suite struct BidiTests {
  /// Returns the characters in visual order from left to right.
  private func seen(_ text: String, base: TextDirection? = nil) -> String {
    let characters = Array(text)
    return String(
      BidiLine(text, base: base).runs.flatMap { run in
        let part = characters[run.range]
        return run.direction == .leftToRight ? Array(part) : part.reversed()
      })
  }

  @Test(arguments: [
    // Only Latin, only Hebrew, and one inside the other.
    ("abc def", "abc def"), ("אבג דהו", "והד גבא"), ("abc אבג def", "abc גבא def"),
    ("אבג abc דהו", "והד abc גבא"),
    // Two right-to-left words keep their order, and so do the spaces around them.
    ("he said אבג דהו and left", "he said והד גבא and left"),
    // Numbers and their punctuation are always left-to-right.
    ("אבג 12.5 דהו", "והד 12.5 גבא"), ("אבג $5,000 דהו", "והד $5,000 גבא"), ("אבג 10-20", "10-20 גבא"),
    ("abc 12 def", "abc 12 def"), ("مرحبا 12-34", "34-12 ابحرم"),
    // After Arabic letters, a comma is part of a number, but a plus sign is not.
    ("مرحبا 12,5", "12,5 ابحرم"), ("مرحبا 12+34", "34+12 ابحرم"),
    // Punctuation has the direction of its surroundings, or of the paragraph at its end.
    ("אבג, דהו!", "!והד ,גבא"), ("abc (אבג) def", "abc (גבא) def"), ("abc אבג!", "abc גבא!"),
    ("123", "123"), ("...", "..."), ("", ""),
    // An invisible mark sets the direction of the paragraph.
    ("\u{200F}abc!", "!abc\u{200F}"),
  ])
  func ordersCharactersByDirection(_ text: String, _ expected: String) {
    #expect(seen(text) == expected)
  }

  @Test func baseDirectionDeterminesOrderOfCharacters() {
    #expect(seen("abc, אבג", base: .rightToLeft) == "גבא ,abc")
    #expect(seen("abc!", base: .rightToLeft) == "!abc")
    #expect(seen("אבג!", base: .leftToRight) == "גבא!")
    #expect(BidiLine.direction(ofParagraph: "12 אבג abc") == .rightToLeft)
    #expect(BidiLine.direction(ofParagraph: "12 …") == .leftToRight)
  }

  private static let pieces = Array("abאבג عرب12,.$+- ()!é漢👍🏽\u{200F}٣٤").map(String.init)

  private func randomText(_ random: inout some RandomNumberGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random)!
    }.joined()
  }

  @Test("Every character is in exactly one run, and the caret reaches every character")
  func caretPositions() {
    var random = SplitMix(state: 1)
    for _ in 0..<2000 {
      let text = randomText(&random)
      let base: TextDirection? = [nil, .leftToRight, .rightToLeft].randomElement(using: &random)!
      let line = BidiLine(text, base: base)
      #expect(
        line.runs.flatMap { Array($0.range) }.sorted() == Array(0..<text.count), "'\(text)'")
      let places = BidiPlaces(text[...], base: base, font: .family("Some Mono", 10))
      for index in 0...text.count {
        for isUpstream in [false, true] {
          let x = places.x(of: CaretPlace(index, isUpstream: isUpstream))
          #expect(abs(places.x(of: places.place(at: x)) - x) < 0.001, "'\(text)' at \(index)")
        }
      }
      walk(places, text)
      let covered = places.spans(of: 0..<text.count).reduce(0) { $0 + $1.upperBound - $1.lowerBound }
      #expect(abs(covered - places.width) < 0.001)
    }
  }

  /// Moves from the left end to the right and back. Each step moves to the expected side, and the number of
  /// steps equals the number of characters.
  private func walk(_ places: BidiPlaces, _ text: String) {
    for toTheRight in [true, false] {
      var place = places.place(atTheRight: !toTheRight)
      var steps = 0
      while let next = places.place(beside: place, toTheRight: toTheRight), steps <= text.count {
        let (before, after) = (places.x(of: place), places.x(of: next))
        #expect(toTheRight ? after >= before - 0.001 : after <= before + 0.001, "'\(text)'")
        place = next
        steps += 1
      }
      #expect(steps == text.count, "'\(text)'")
    }
  }

  @Test func eachTextRunHasOneDirection() {
    let context = GraphicsContext()
    context.drawText("abc אבג", at: Point(x: 10, y: 20), font: .family("Some Mono", 10))
    let runs = context.displayList.commands.compactMap { command in
      if case .text(let run) = command.content { return run }
      return nil
    }
    #expect(runs.map(\.text) == ["abc ", "אבג"] && runs.map(\.direction) == [.leftToRight, .rightToLeft])
    #expect(runs.map(\.origin.x) == [10, 34] && runs.map(\.width) == [24, 18])
    let svg = SVGRenderer().svg(
      LayeredPicture(size: Size(width: 80, height: 30), content: context.displayList))
    #expect(svg.contains("direction=\"rtl\" unicode-bidi=\"bidi-override\" text-anchor=\"end\""))
    #expect(svg.contains(">אבג</text>") && svg.contains(">abc </text>"))
  }

  @Test("Right-aligned text with two directions ends at the given point")
  func runsKeepPositionOfAlignedLine() {
    let context = GraphicsContext()
    context.drawText("אבג 12", at: Point(x: 100, y: 20), font: .family("Some Mono", 10), alignment: .right)
    let places = context.displayList.commands.compactMap { command -> [Double]? in
      if case .text(let run) = command.content { return [run.origin.x, run.width] }
      return nil
    }
    #expect(places == [[64, 12], [76, 24]])
  }

  @Test func linesHaveDirectionOfTheirParagraph() {
    let layout = TextLayout("אבג abc def", font: .family("Some Mono", 10), width: 42)
    #expect(layout.lines.map(\.direction) == [.rightToLeft, .rightToLeft])
    #expect(
      TextLayout("a\nא", font: .family("Some Mono", 10)).lines.map(\.direction) == [
        .leftToRight, .rightToLeft,
      ])
  }
}

struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
