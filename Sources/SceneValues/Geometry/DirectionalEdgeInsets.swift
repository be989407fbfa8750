/// Distances inward from four edges, in points, of which two depend on the direction of reading.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance inward from the upper edge.
  public var top: Double
  /// The distance inward from the left edge where one reads from left to right, else from the right one.
  public var leading: Double
  /// The distance inward from the lower edge.
  public var bottom: Double
  /// The distance inward from the right edge where one reads from left to right, else from the left one.
  public var trailing: Double

  /// Insets of these distances; those that are left out are 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets that move no edge.
  public static let zero = DirectionalEdgeInsets()

  /// The insets of the left and the right edge.
  ///
  /// - Parameter isRightToLeft: whether one reads from right to left.
  /// - Returns: the insets by sides.
  package func insets(isRightToLeft: Bool) -> EdgeInsets {
    isRightToLeft
      ? EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
      : EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
