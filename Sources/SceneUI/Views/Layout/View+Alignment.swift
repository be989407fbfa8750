import SceneValues

extension View {
  /// Returns the rectangle to which constraints apply: the frame, inset by `alignmentRectInsets`.
  public func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame that corresponds to an alignment rectangle.
  public func frame(forAlignmentRect rect: Rect) -> Rect {
    let insets = alignmentRectInsets
    return Rect(
      x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  /// Returns the view to which an attribute applies. For a baseline, this can be a descendant that contains text.
  func viewForBaseline(of attribute: LayoutAttribute, in area: LayoutArea) -> View {
    switch attribute {
    case .firstBaseline where area == .view: baselineView(isLast: false)
    case .lastBaseline where area == .view: baselineView(isLast: true)
    default: self
    }
  }
}
