import SceneDrawing
import SceneValues

extension View {
  /// Where the view's content begins: as its context says, unless `semanticContentAttribute` says otherwise.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    readsFromRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Where what is laid out for reading from left to right lies: turned around within the bounds where one reads from
  /// right to left.
  func turned(_ rect: Rect) -> Rect {
    guard readsFromRightToLeft else { return rect }
    return Rect(
      x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// A place that was touched, as it would be where one reads from left to right.
  func turned(_ point: Point) -> Point {
    readsFromRightToLeft ? Point(x: bounds.minX + bounds.maxX - point.x, y: point.y) : point
  }

  /// Where lines stand: natural is the side on which they begin.
  func resolved(_ alignment: TextAlignment) -> TextAlignment {
    guard alignment == .natural else { return alignment }
    return readsFromRightToLeft ? .right : .left
  }

  /// Whether an image is drawn with left and right exchanged.
  func isTurned(_ image: ImageName) -> Bool {
    readsFromRightToLeft && content(of: image)?.isFlippedForRightToLeftLayoutDirection == true
  }

  /// All that depends on where lines begin is laid out and drawn anew.
  func directionDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}

extension GraphicsContext {
  /// Draws so that left and right are exchanged within a rectangle.
  func withMirror(of rect: Rect, _ isMirrored: Bool = true, _ draw: () -> Void) {
    guard isMirrored else { return draw() }
    withState {
      translate(x: rect.minX + rect.maxX, y: 0)
      scale(x: -1, y: 1)
      draw()
    }
  }
}
