import SceneDrawing
import SceneValues

package final class TableSwipeButton: Control {
  let action: ContextualAction?
  package var title: String { action?.title ?? "" }

  init(_ action: ContextualAction) {
    self.action = action
    super.init(frame: .zero)
    bounds.size.width = min(160, max(80, textMetrics.width(of: action.title, font: .system(16)) + 24))
  }

  package required init(coder: Coder) throws {
    action = nil
    try super.init(coder: coder)
  }

  package override var shownTexts: [String] { title.isEmpty ? [] : [title] }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(.button, label: title)
    facts.traits.insert(.button)
    return facts
  }

  override package func draw(_ rect: Rect, in graphics: GraphicsContext) {
    guard let action else { return }
    graphics.setFillColor(resolve(action.backgroundColor).dimmed(by: isHighlighted ? 0.7 : 1))
    graphics.fill(bounds)
    graphics.drawText(
      action.title, in: Rect(x: 4, y: bounds.midY - 10, width: bounds.width - 8, height: 20),
      font: .system(16), color: .white, alignment: .center)
  }
}

/// The circle at the leading edge of a row in editing mode. It is red for deletion and green for insertion.
final class TableEditControl: Control {
  private let style: TableViewCell.EditingStyle

  init(style: TableViewCell.EditingStyle) {
    self.style = style
    super.init(frame: .zero)
  }

  required init(coder: Coder) throws {
    style = .delete
    try super.init(coder: coder)
  }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(.button, label: libraryText(style == .insert ? .insert : .delete))
    facts.traits.insert(.button)
    return facts
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let circle = Rect(x: bounds.midX - 8, y: bounds.midY - 11, width: 22, height: 22)
    graphics.setFillColor(style == .insert ? .systemGreen : .systemRed)
    graphics.fillEllipse(in: circle)
    graphics.setStrokeColor(.white)
    graphics.lineWidth = 2
    graphics.lineCap = .round
    graphics.strokeLine(
      from: Point(x: circle.midX - 5, y: circle.midY), to: Point(x: circle.midX + 5, y: circle.midY))
    guard style == .insert else { return }
    graphics.strokeLine(
      from: Point(x: circle.midX, y: circle.midY - 5), to: Point(x: circle.midX, y: circle.midY + 5))
  }
}
