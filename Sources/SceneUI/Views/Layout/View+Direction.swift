import SceneDrawing
import SceneValues

extension View {
  /// The layout direction of the view: the context's direction, unless `semanticContentAttribute` overrides it.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    readsFromRightToLeft ? .rightToLeft : .leftToRight
  }

  func turned(_ rect: Rect) -> Rect {
    guard readsFromRightToLeft else { return rect }
    return Rect(
      x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func turned(_ point: Point) -> Point {
    readsFromRightToLeft ? Point(x: bounds.minX + bounds.maxX - point.x, y: point.y) : point
  }

  func resolved(_ alignment: TextAlignment) -> TextAlignment {
    guard alignment == .natural else { return alignment }
    return readsFromRightToLeft ? .right : .left
  }

  func isFlipped(_ image: ImageName) -> Bool {
    readsFromRightToLeft && content(of: image)?.isFlippedForRightToLeftLayoutDirection == true
  }

  func directionDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}

extension GraphicsContext {
  func withMirror(of rect: Rect, _ isMirrored: Bool = true, _ draw: () -> Void) {
    guard isMirrored else { return draw() }
    withState {
      translate(x: rect.minX + rect.maxX, y: 0)
      scale(x: -1, y: 1)
      draw()
    }
  }
}
