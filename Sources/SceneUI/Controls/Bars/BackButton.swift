import SceneDrawing
import SceneRuntime
import SceneValues

/// Leads back from the top item of a navigation bar: an arrow, and where it leads, as far as there is room to say it.
final class BackButton: Button {
  private static let arrowWidth = 22.0
  /// Nil for all of the title.
  private var shorterTitle: String?

  /// Says only as much as there is room for: its title, or else "Back", or else nothing beside the arrow.
  ///
  /// - Parameter fits: whether there is room for a button of a width, in points.
  /// - Returns: the width of what it says; that of the arrow alone, where nothing fits.
  func shortenTitle(until fits: (Double) -> Bool) -> Double {
    let before = shorterTitle
    defer { if shorterTitle != before { setNeedsDisplay() } }
    shorterTitle = nil
    let width = sizeThatFits(.zero).width
    guard !fits(width) else { return width }
    shorterTitle = libraryText(.back)
    let generic = sizeThatFits(.zero).width
    guard generic >= width || !fits(generic) else { return generic }
    shorterTitle = ""
    return sizeThatFits(.zero).width
  }

  /// All of where it leads, also where there is no room to show it.
  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(.button, label: currentTitle)
    facts.traits.insert(.button)
    return facts
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let color = resolve(.tint).dimmed(by: isHighlighted ? 0.4 : 1)
    graphics.setStrokeColor(color)
    graphics.lineWidth = 2.5
    graphics.lineCap = .round
    graphics.lineJoin = .round
    var arrow = Path()
    arrow.move(to: Point(x: bounds.minX + 17, y: bounds.midY - 8.5))
    arrow.addLine(to: Point(x: bounds.minX + 8.5, y: bounds.midY))
    arrow.addLine(to: Point(x: bounds.minX + 17, y: bounds.midY + 8.5))
    graphics.withMirror(of: bounds, readsFromRightToLeft) { graphics.stroke(arrow) }
    let layout = TextLayout(
      shorterTitle ?? currentTitle, font: font, width: max(0, bounds.width - Self.arrowWidth),
      maximumLines: 1,
      lineBreak: .tailTruncation, metrics: graphics.metrics)
    graphics.setFillColor(color)
    let title = turned(
      Rect(
        x: bounds.minX + Self.arrowWidth, y: bounds.midY - layout.size.height / 2, width: layout.size.width,
        height: layout.size.height))
    graphics.drawText(layout, at: title.origin)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let text = TextLayout(shorterTitle ?? currentTitle, font: font, metrics: textMetrics).size.width
    return Size(width: max(44, (Self.arrowWidth + text).rounded(.up)), height: 44)
  }
}
