import SceneDrawing
import SceneValues

/// The class that a view stands in for, and what that would show: nothing for all views of a program.
final class ViewPlaceholder {
  let className: String
  var title: String?

  init(_ className: String, title: String?) {
    self.className = className
    self.title = title
  }
}

extension View {
  /// A dashed frame for a class that the drawing tool has no code for, and what it would show, where that is known.
  ///
  /// The name of the class stands in the middle of a view that shows nothing by itself, unless that would cover a view
  /// beside it; in a corner of any other view only where it may cover content.
  func drawPlaceholder(named name: String, in graphics: GraphicsContext) {
    let rect = storedBounds.insetBy(dx: 0.5, dy: 0.5)
    graphics.setStrokeColor(.systemGray)
    graphics.lineWidth = 1
    graphics.setLineDash([4, 3])
    graphics.stroke(rect)
    graphics.setLineDash([])
    let coversContent = contextIfAny?.coversContentWithClassNames == true
    guard subviews.isEmpty, type(of: self) == View.self else {
      // Over so little, it would hide all that the view shows.
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

  /// Whether a view beside this one reaches into a rectangle of this one's.
  private func meetsSibling(_ rect: Rect) -> Bool {
    guard let superview else { return false }
    let place = convert(rect, to: superview)
    return superview.subviews.contains { $0 !== self && !$0.isHidden && $0.frame.intersects(place) }
  }
}
