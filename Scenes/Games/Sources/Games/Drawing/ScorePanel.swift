import SceneUI

/// A plate that shows a number below a caption.
final class ScorePanel: View {
  var caption = "" { didSet { if caption != oldValue { contentDidChange() } } }
  /// The number, or nil to show a dash.
  var value: Int? { didSet { if value != oldValue { contentDidChange() } } }

  private func contentDidChange() {
    setNeedsDisplay()
    accessibilityLabel = caption
    accessibilityValue = value.map { "\($0)" }
  }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(ScorePanel.self, "A number with a word above it, on a plate.") {
      $0.property("caption", default: "", "Above the number.", get: \.caption, set: { $0.caption = $1 })
      $0.localizable("caption")
      $0.property("value", "A dash unless given.", get: \.value, set: { $0.value = $1 })
    }
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.setFillColor(Color(.tertiarySystemBackground))
    graphics.fillPlate(bounds, cornerRadius: 12)
    let (top, rest) = (18.0, bounds.height - 26)
    graphics.drawCentered(
      caption.uppercased(), in: Rect(x: 0, y: 8, width: bounds.width, height: top), font: .system(11),
      color: .secondaryLabel)
    graphics.drawCentered(
      value.map { "\($0)" } ?? "–", in: Rect(x: 0, y: 8 + top - 4, width: bounds.width, height: rest),
      font: .bold(24), color: .label)
  }
}
