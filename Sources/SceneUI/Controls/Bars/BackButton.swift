import SceneDrawing
import SceneRuntime
import SceneValues

/// The back button of a navigation bar. It displays an arrow and as much of the previous item's title as fits.
final class BackButton: Button, LibraryButton {
  private static let arrowWidth = 22.0
  private var shorterTitle: String?

  /// Shortens the title until it fits. The title is first replaced with "Back" and then removed, so that only the arrow
  /// remains. Returns the resulting width in points.
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
