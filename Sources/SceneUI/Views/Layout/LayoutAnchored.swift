import SceneValues

/// An object that has layout anchors, which is either a view or a layout guide.
public protocol LayoutAnchored: AnyObject {
  /// The view or guide to which this object's constraints refer. Only the library uses this property.
  var layoutEnd: LayoutEnd { get }
}

/// The view or layout guide of an anchor. Only the library creates values of this type.
public struct LayoutEnd {
  let end: LayoutConstraint.End
}

extension View: LayoutAnchored {
  /// The view itself.
  public var layoutEnd: LayoutEnd { LayoutEnd(end: .view(self, .view)) }

  /// The baseline of the first line of text, or the bottom edge of a view without text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutAnchor(layoutEnd.end, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom edge of a view without text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutAnchor(layoutEnd.end, .lastBaseline) }
}

extension LayoutGuide: LayoutAnchored {
  /// The guide itself, or the area of the view that the guide represents.
  public var layoutEnd: LayoutEnd {
    if let area, let owningView { return LayoutEnd(end: .view(owningView, area)) }
    return LayoutEnd(end: .guide(self))
  }
}

extension LayoutAnchored {
  /// The leading edge, at which lines of text start.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutAnchor(layoutEnd.end, .leading) }
  /// The trailing edge, at which lines of text end.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutAnchor(layoutEnd.end, .trailing) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(layoutEnd.end, .left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(layoutEnd.end, .right) }
  /// The horizontal center.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(layoutEnd.end, .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutAnchor(layoutEnd.end, .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(layoutEnd.end, .bottom) }
  /// The vertical center.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(layoutEnd.end, .centerY) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutAnchor(layoutEnd.end, .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutAnchor(layoutEnd.end, .height) }
}
