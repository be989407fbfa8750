import SceneValues

extension View {
  /// The rectangle that constraints speak of, for a frame: the frame without `alignmentRectInsets`.
  public func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: alignmentRectInsets) }

  /// The frame for a rectangle that constraints have placed.
  public func frame(forAlignmentRect rect: Rect) -> Rect {
    let insets = alignmentRectInsets
    return Rect(
      x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  /// The view that is meant where a constraint speaks of an attribute of this one: for baselines, one with text in it.
  func viewForBaseline(of attribute: LayoutAttribute, in area: LayoutArea) -> View {
    switch attribute {
    case .firstBaseline where area == .view: baselineView(isLast: false)
    case .lastBaseline where area == .view: baselineView(isLast: true)
    default: self
    }
  }
}
