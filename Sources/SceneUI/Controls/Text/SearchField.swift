import SceneDrawing
import SceneValues

final class SearchField: TextField {
  override var textRect: Rect {
    let right = isClearButtonShown ? clearButtonRect.width : 8
    return turned(bounds.inset(by: EdgeInsets(left: 28, right: min(right, max(0, bounds.width - 28)))))
  }

  override var accessibleRole: AccessibilityRole { .searchField }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.setFillColor(.systemFill)
    graphics.fill(Path(roundedRect: bounds, cornerRadius: 10))
    let lens = Rect(x: bounds.minX + 9, y: bounds.midY - 7, width: 11, height: 11)
    graphics.withMirror(of: bounds, readsFromRightToLeft) {
      graphics.setStrokeColor(.secondaryLabel)
      graphics.lineWidth = 1.5
      graphics.lineCap = .round
      graphics.strokeEllipse(in: lens)
      graphics.strokeLine(
        from: Point(x: lens.maxX - 1.2, y: lens.maxY - 1.2), to: Point(x: lens.maxX + 3, y: lens.maxY + 3))
    }
    super.draw(rect, in: graphics)
  }
}
