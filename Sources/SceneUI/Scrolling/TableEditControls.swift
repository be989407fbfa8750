import SceneDrawing
import SceneValues

/// What a swipe over a row uncovers.
final class TableDeleteButton: Control {
  let title: String

  init(title: String, height: Double) {
    self.title = title
    super.init(frame: Rect(x: 0, y: 0, width: 80, height: height))
  }

  required init(coder: Coder) throws {
    title = ""
    try super.init(coder: coder)
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.setFillColor(resolve(.systemRed).dimmed(by: isHighlighted ? 0.7 : 1))
    graphics.fill(bounds)
    graphics.drawText(
      title, in: Rect(x: 4, y: bounds.midY - 10, width: bounds.width - 8, height: 20), font: .system(16),
      color: .white, alignment: .center)
  }
}

/// The circle at the left of a row that is edited: red to delete it, green to insert one.
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
