/// The insets from the four edges, in points. The leading and trailing insets depend on the layout direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: Double
  /// The inset from the left edge in left-to-right layouts, or from the right edge in right-to-left layouts.
  public var leading: Double
  /// The inset from the bottom edge.
  public var bottom: Double
  /// The inset from the right edge in left-to-right layouts, or from the left edge in right-to-left layouts.
  public var trailing: Double

  /// Creates insets. Omitted insets are 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets that are all 0.
  public static let zero = DirectionalEdgeInsets()

  package func insets(isRightToLeft: Bool) -> EdgeInsets {
    isRightToLeft
      ? EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
      : EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
