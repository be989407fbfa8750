import SceneValues

/// What has anchors: views and layout guides.
public protocol LayoutAnchored: AnyObject {
  /// What of it constraints are made of: for the library.
  var layoutEnd: LayoutEnd { get }
}

/// Stands for a view or a layout guide in an anchor. Only the library makes any.
public struct LayoutEnd {
  let end: LayoutConstraint.End
}

extension View: LayoutAnchored {
  /// The view itself.
  public var layoutEnd: LayoutEnd { LayoutEnd(end: .view(self, .view)) }

  /// The baseline of the first line of text; of a view without text, its lower edge.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutAnchor(layoutEnd.end, .firstBaseline) }
  /// The baseline of the last line of text; of a view without text, its lower edge.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutAnchor(layoutEnd.end, .lastBaseline) }
}

extension LayoutGuide: LayoutAnchored {
  /// The guide, or, of a view's own, the area that it stands for.
  public var layoutEnd: LayoutEnd {
    if let area, let owningView { return LayoutEnd(end: .view(owningView, area)) }
    return LayoutEnd(end: .guide(self))
  }
}

extension LayoutAnchored {
  /// The edge at which lines of text begin.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutAnchor(layoutEnd.end, .leading) }
  /// The edge at which lines of text end.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutAnchor(layoutEnd.end, .trailing) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(layoutEnd.end, .left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(layoutEnd.end, .right) }
  /// The middle between the sides.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(layoutEnd.end, .centerX) }
  /// The upper edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutAnchor(layoutEnd.end, .top) }
  /// The lower edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(layoutEnd.end, .bottom) }
  /// The middle between the upper and the lower edge.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(layoutEnd.end, .centerY) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutAnchor(layoutEnd.end, .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutAnchor(layoutEnd.end, .height) }
}
