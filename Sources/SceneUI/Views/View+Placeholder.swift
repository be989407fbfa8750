import SceneDrawing
import SceneValues

/// The class that a view represents in a tool and the title that it would show. In an app, views have no placeholder.
final class ViewPlaceholder {
  let className: String
  var title: String?

  init(_ className: String, title: String?) {
    self.className = className
    self.title = title
  }
}

extension View {
  /// Draws a dashed frame, and the title if known, in place of a view whose class is not available to the tool.
  func drawPlaceholder(named name: String, in graphics: GraphicsContext) {
    let rect = storedBounds.insetBy(dx: 0.5, dy: 0.5)
    graphics.setStrokeColor(.systemGray)
    graphics.lineWidth = 1
    graphics.setLineDash([4, 3])
    graphics.stroke(rect)
    graphics.setLineDash([])
    let coversContent = contextIfAny?.coversContentWithClassNames == true
    guard subviews.isEmpty, type(of: self) == View.self else {
      guard coversContent, rect.height >= 28 else { return }
      let corner = Rect(x: rect.minX + 3, y: rect.minY + 2, width: rect.width - 6, height: 9)
      return graphics.drawText(name, in: corner, font: .system(7), color: .secondaryLabel)
    }
    let title = placeholderTitle.flatMap { $0.isEmpty ? nil : $0 }
    let text = title ?? name
    let size = min(13, max(7, rect.width / max(1, Double(text.count)) * 1.6))
    let line = Rect(x: rect.minX, y: rect.midY - size * 0.6, width: rect.width, height: size * 1.2)
    guard title != nil || coversContent || !meetsSibling(line) else { return }
    graphics.drawText(
      text, in: line, font: .system(size), color: title == nil ? .secondaryLabel : .label, alignment: .center)
    let below = Rect(x: rect.minX, y: rect.midY + size * 0.6, width: rect.width, height: 9)
    guard title != nil, rect.height >= size * 1.2 + 18, coversContent || !meetsSibling(below) else { return }
    graphics.drawText(name, in: below, font: .system(7), color: .secondaryLabel, alignment: .center)
  }

  private func meetsSibling(_ rect: Rect) -> Bool {
    guard let superview else { return false }
    let place = convert(rect, to: superview)
    return superview.subviews.contains { $0 !== self && !$0.isHidden && $0.frame.intersects(place) }
  }
}
