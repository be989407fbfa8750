import SceneCairo
import SceneDrawing
import SceneValues
import Testing

/// Text is drawn at the position and width of its layout.
@Suite struct TextTests {
  /// Returns the horizontal extent of the drawing, in points, and the number of pixels that are not empty.
  private func ink(_ run: TextRun, side: Double = 200) throws -> (left: Double, right: Double, count: Int) {
    let surface = try drawn(DisplayList(commands: [.init(.text(run))]), side: side, scale: 2)
    var (left, right, count) = (surface.width, -1, 0)
    for y in 0..<surface.height {
      for x in 0..<surface.width where (surface.color(x: x, y: y)?.alpha ?? 0) > 0.2 {
        (left, right, count) = (min(left, x), max(right, x), count + 1)
      }
    }
    return (Double(left) / 2, Double(right + 1) / 2, count)
  }

  private func run(
    _ text: String, _ alignment: TextAlignment = .left, width: Double = 100,
    direction: TextDirection = .leftToRight
  ) -> TextRun {
    TextRun(
      text: text, origin: Point(x: 100, y: 100), alignment: alignment, width: width, font: .system(20),
      color: .black, direction: direction)
  }

  @Test("Drawn text has the width that the layout computes", arguments: [40.0, 80, 120])
  func widthsMatchLayout(width: Double) throws {
    let ink = try ink(run("HHHHHH", width: width), side: 240)
    #expect(abs(ink.left - 100) < 4)
    #expect(abs(ink.right - (100 + width)) < 4)
  }

  @Test func drawsLongTextCompletely() throws {
    let text = String(repeating: "H", count: 60)
    let ink = try ink(
      TextRun(text: text, origin: Point(x: 10, y: 20), width: 280, font: .system(9), color: .black), side: 300
    )
    #expect(abs(ink.right - 290) < 2)
  }

  @Test("Drawing the same text twice produces identical pixels", arguments: [0, 0.3, 0.5, 7.9])
  func repeatedDrawing(shift: Double) throws {
    let list = DisplayList(commands: [
      .init(
        .text(
          TextRun(
            text: "Again", origin: Point(x: 20 + shift, y: 40 + shift), width: 50, font: .system(20),
            color: .red)))
    ])
    let renderer = try CairoRenderer(scale: 1)
    let picture = LayeredPicture(size: Size(width: 100, height: 60), background: .white, content: list)
    let first = try renderer.surface(for: picture.size)
    try renderer.draw(picture, on: first)
    #expect(
      try ink(TextRun(text: "Again", origin: Point(x: 20, y: 40), width: 50, font: .system(20), color: .red))
        .count > 100)
    for _ in 0..<3 {
      let again = try renderer.surface(for: picture.size)
      try renderer.draw(picture, on: again)
      #expect(maximumDifference(first, again) <= 2)
    }
    var moved = picture
    moved.layers[0].transform = .translation(x: 3, y: 2)
    let other = try renderer.surface(for: picture.size)
    try renderer.draw(moved, on: other)
    let differences = (0..<50).flatMap { y in
      (0..<90).map { x in
        other.color(x: x + 3, y: y + 2)?.difference(from: first.color(x: x, y: y) ?? .black) ?? 255
      }
    }
    #expect((differences.max() ?? 255) <= 2)
  }

  @Test func alignmentDeterminesPositionOfText() throws {
    for (alignment, left) in [(TextAlignment.left, 100.0), (.center, 70), (.right, 40), (.natural, 100)] {
      let ink = try ink(run("HHHH", alignment, width: 60))
      #expect(abs(ink.left - left) < 4, "\(alignment)")
    }
    let ink = try ink(run("אבגד", .natural, width: 60, direction: .rightToLeft))
    #expect(abs(ink.right - 100) < 4)
  }

  @Test func drawsRightToLeftText() throws {
    // A period before wide letters is at the leading side.
    let right = try drawn(
      DisplayList(commands: [.init(.text(run(".אאאא", width: 60, direction: .rightToLeft)))]), side: 200)
    let dot = (60..<100).contains { y in
      (153..<161).contains { (right.color(x: $0, y: y)?.alpha ?? 0) > 0.2 }
    }
    let high = (60..<92).contains { y in
      (155..<161).contains { (right.color(x: $0, y: y)?.alpha ?? 0) > 0.2 }
    }
    #expect(dot, "the dot is at the right")
    #expect(!high, "only a dot is drawn")
  }

  @Test func boldTextCoversMorePixelsThanRegularText() throws {
    func ink(_ font: Font) throws -> Int {
      try self.ink(
        TextRun(text: "HOHO", origin: Point(x: 10, y: 100), width: 0, font: font, color: .black)
      ).count
    }
    #expect(try ink(.bold(30)) > ink(.system(30)) * 11 / 10)
    #expect(try ink(.family("DejaVu Sans-Bold", 30)) > ink(.family("DejaVu Sans", 30)))
  }

  @Test("Draws text with line breaks and control characters on a single line")
  func drawsNoLinesForControlCharacters() throws {
    let surface = try drawn(
      DisplayList(commands: [.init(.text(run("A\nB\u{0}\u{1}", width: 60)))]), side: 200)
    let isBelow = (125..<200).contains { y in
      (0..<200).contains { (surface.color(x: $0, y: y)?.alpha ?? 0) > 0 }
    }
    #expect(!isBelow)
    #expect(
      (60..<110).contains { y in (0..<200).contains { (surface.color(x: $0, y: y)?.alpha ?? 0) > 0 } })
  }

  @Test("Text metrics match the drawn text", arguments: ["Hello", "Ti AV To", "שלום", "fi", "12:34", "日本"])
  func metricsMatchDrawing(text: String) throws {
    let metrics = CairoTextMetrics(try CairoFonts())
    let width = metrics.width(of: text, font: .system(20))
    #expect(width > 0)
    // Text is not stretched if the width is that of the font.
    let free = try ink(run(text, width: 0))
    let fitted = try ink(run(text, width: width))
    #expect(abs(free.right - fitted.right) <= 0.5)
    #expect(abs(metrics.width(of: text, font: .system(40)) - 2 * width) < 0.02 * width)
    #expect(metrics.widths(in: .system(20))(text[...]) == width)
  }

  @Test("Lines in the system font have the height that the built-in text metrics specify")
  func lineHeightsMatchLayout() throws {
    let metrics = CairoTextMetrics(try CairoFonts())
    #expect(metrics.lineMetrics(for: .system(17)) == BuiltInTextMetrics().lineMetrics(for: .system(17)))
    let other = metrics.lineMetrics(for: .family("DejaVu Serif", 20))
    #expect(other.ascent > 14 && other.ascent < 24 && other.descent > 2 && other.descent < 8)
    #expect(metrics.width(of: "", font: .system(17)) == 0)
  }

  @Test("Concurrent threads measure the same text widths")
  func sharesFontsBetweenThreads() async throws {
    let metrics = CairoTextMetrics(try CairoFonts())
    let widths = await withTaskGroup(of: [Double].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<50).map { metrics.width(of: "text \($0)", font: .system(12)) } }
      }
      return await group.reduce(into: Set<[Double]>()) { $0.insert($1) }
    }
    #expect(widths.count == 1)
  }
}
