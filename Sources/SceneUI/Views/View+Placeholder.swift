import SceneDrawing
import SceneValues

extension View {
  /// A dashed frame with the name of a class that the drawing tool has no code for, and with what it would show, where
  /// that is known.
  ///
  /// In the middle of a view that shows nothing by itself; in a corner of any other.
  func drawPlaceholder(named name: String, in graphics: GraphicsContext) {
    let rect = storedBounds.insetBy(dx: 0.5, dy: 0.5)
    graphics.setStrokeColor(.systemGray)
    graphics.lineWidth = 1
    graphics.setLineDash([4, 3])
    graphics.stroke(rect)
    graphics.setLineDash([])
    guard subviews.isEmpty, type(of: self) == View.self else {
      // Over so little, it would hide what the view shows.
      guard rect.height >= 28 else { return }
      let corner = Rect(x: rect.minX + 3, y: rect.minY + 2, width: rect.width - 6, height: 9)
      return graphics.drawText(name, in: corner, font: .system(7), color: .secondaryLabel)
    }
    let title = placeholderTitle.flatMap { $0.isEmpty ? nil : $0 }
    let text = title ?? name
    let size = min(13, max(7, rect.width / max(1, Double(text.count)) * 1.6))
    graphics.drawText(
      text, in: Rect(x: rect.minX, y: rect.midY - size * 0.6, width: rect.width, height: size * 1.2),
      font: .system(size), color: title == nil ? .secondaryLabel : .label, alignment: .center)
    guard title != nil, rect.height >= size * 1.2 + 18 else { return }
    graphics.drawText(
      name, in: Rect(x: rect.minX, y: rect.midY + size * 0.6, width: rect.width, height: 9), font: .system(7),
      color: .secondaryLabel, alignment: .center)
  }
}
