import SceneDrawing
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct LabelTests {
  private let metrics = BuiltInTextMetrics()
  private let text = "The quick brown fox jumps over the lazy dog"

  private func label(_ text: String, width: Double = 100, height: Double = 100) -> Label {
    let label = Label(frame: Rect(x: 0, y: 0, width: width, height: height))
    label.text = text
    return label
  }

  private func runs(of label: Label) throws -> [TextRun] {
    var runs: [TextRun] = []
    try onStage { stage in
      stage.root.addSubview(label)
      for command in stage.harness.picture().layers[0].sublayers[0].sublayers[0].content.commands {
        if case .text(let run) = command.content { runs.append(run) }
      }
      label.removeFromSuperview()
    }
    return runs
  }

  @Test func singleLineIsAsWideAsItsText() {
    let label = label(text)
    // Rounded up to the next pixel, at two pixels per point.
    let width = (metrics.width(of: text, font: .system(17)) * 2).rounded(.up) / 2
    let height = (metrics.lineMetrics(for: .system(17)).height * 2).rounded(.up) / 2
    #expect(label.sizeThatFits(.zero) == Size(width: width, height: height))
    #expect(label.intrinsicContentSize.width == width)
    label.sizeToFit()
    #expect(label.frame == Rect(origin: .zero, size: label.sizeThatFits(.zero)))
  }

  @Test func breaksLinesToFitWidth() {
    let label = label(text)
    label.numberOfLines = 0
    let size = label.sizeThatFits(Size(width: 100, height: 0))
    let line = metrics.lineMetrics(for: .system(17)).height
    #expect(size.width <= 100 && size.height > 3 * line)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(Size(width: 100, height: 0)).height == (2 * line).rounded(.up))
    label.text = ""
    #expect(label.sizeThatFits(Size(width: 100, height: 0)) == .zero)
  }

  @Test func centersTextVertically() throws {
    let run = try #require(try runs(of: label("Hi")).first)
    let vertical = metrics.lineMetrics(for: .system(17))
    #expect(abs(run.origin.y - (50 - vertical.height / 2 + vertical.ascent)) < 1e-9)
    #expect(run.origin.x == 0)
  }

  @Test("Aligns text left, centered, or right")
  func alignment() throws {
    for (alignment, x) in [(TextAlignment.left, 0.0), (.center, 50), (.right, 100)] {
      let label = label("Hi")
      label.textAlignment = alignment
      let run = try #require(try runs(of: label).first)
      #expect(abs(run.origin.x - x) < 1e-9 && run.alignment == alignment)
    }
  }

  @Test("Truncates text that does not fit")
  func truncation() throws {
    let one = label(text)
    #expect(try runs(of: one).map(\.text).count == 1)
    #expect(try runs(of: one)[0].text.hasSuffix("…"))
    // Only as many lines as fit the height.
    let line = metrics.lineMetrics(for: .system(17)).height
    let many = label(text, height: 2 * line + 1)
    many.numberOfLines = 0
    let shown = try runs(of: many)
    #expect(shown.count == 2 && shown[1].text.hasSuffix("…"))
    let low = label(text, height: 5)
    low.numberOfLines = 3
    #expect(try runs(of: low).count == 1, "one line is always shown")
  }

  @Test func receivesNoTouchesByDefault() throws {
    try onStage { stage in
      let label = stage.add(label("Hi"))
      #expect(stage.window.hitTest(Point(x: 5, y: 5)) === stage.root)
      label.isUserInteractionEnabled = true
      #expect(stage.window.hitTest(Point(x: 5, y: 5)) === label)
    }
  }

  @Test("A label is redrawn only after a change")
  func redrawing() throws {
    try onStage { stage in
      let label = stage.add(label("Hi"))
      func isMarked(by change: () -> Void) -> Bool {
        _ = stage.harness.picture()
        change()
        return label.needsDisplay
      }
      #expect(!isMarked { label.text = "Hi" })
      #expect(isMarked { label.text = "Ho" })
      #expect(isMarked { label.font = .bold(17) })
      #expect(isMarked { label.textColor = .red })
      #expect(isMarked { label.textAlignment = .right })
      #expect(isMarked { label.numberOfLines = 2 })
      #expect(isMarked { label.lineBreakMode = .clip })
    }
  }
}
