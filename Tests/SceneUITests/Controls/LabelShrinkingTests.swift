import SceneDrawing
import SceneUI
import SceneValues
import Testing

@Suite struct LabelShrinkingTests {
  private func size(ofRunIn label: Label) throws -> Double {
    let context = SceneContext(clock: ManualClock())
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 100), context: context)
    let controller = ViewController()
    window.rootViewController = controller
    try window.makeKeyAndVisible()
    controller.view.addSubview(label)
    func runs(_ layer: PictureLayer) -> [TextRun] {
      layer.content.commands.compactMap { if case .text(let run) = $0.content { run } else { nil } }
        + layer.sublayers.flatMap(runs)
    }
    return try #require(window.picture().layers.flatMap(runs).first).font.size
  }

  private func label(width: Double, _ change: (Label) -> Void = { _ in }) -> Label {
    let label = Label(frame: Rect(x: 0, y: 0, width: width, height: 30))
    label.text = "A line that is rather long"
    label.adjustsFontSizeToFitWidth = true
    change(label)
    return label
  }

  @Test func shrinksFontIfSingleLineIsTooWide() throws {
    let shown = try size(ofRunIn: label(width: 150))
    #expect(shown < 17 && shown > 8.5)
    let metrics = BuiltInTextMetrics()
    #expect(metrics.width(of: "A line that is rather long", font: .system(shown)) <= 150.001)
  }

  @Test func doesNotShrinkFontBelowMinimumScale() throws {
    #expect(try size(ofRunIn: label(width: 20)) == 8.5)
    #expect(abs(try size(ofRunIn: label(width: 20) { $0.minimumScaleFactor = 0.8 }) - 13.6) < 1e-9)
  }

  @Test("Keeps the font size if the text fits, shrinking is disabled, or the number of lines is unlimited")
  func fittingText() throws {
    #expect(try size(ofRunIn: label(width: 310)) == 17)
    #expect(try size(ofRunIn: label(width: 60) { $0.adjustsFontSizeToFitWidth = false }) == 17)
    #expect(try size(ofRunIn: label(width: 60) { $0.numberOfLines = 0 }) == 17)
  }

  @Test func shrinksFontIfTextDoesNotFitTwoLines() throws {
    let shown = try size(ofRunIn: label(width: 90) { $0.numberOfLines = 2 })
    #expect(shown < 17 && shown >= 8.5)
  }
}
