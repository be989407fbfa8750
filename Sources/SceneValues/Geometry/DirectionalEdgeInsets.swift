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

extension DirectionalEdgeInsets: SceneValue {
  /// Scenes write `top leading bottom trailing`.
  public static var valueType: ValueType { .insets }
  /// The insets in a `Value.insets`, whose left edge is the leading one; nil for any other value.
  public init?(_ value: Value) {
    guard case .insets(let value) = value else { return nil }
    self.init(top: value.top, leading: value.left, bottom: value.bottom, trailing: value.right)
  }
  /// The insets, as a `Value.insets` whose left edge is the leading one.
  public var sceneValue: Value { .insets(insets(isRightToLeft: false)) }
}

extension DirectionalEdgeInsets: BoundedValue {
  /// Insets whose four distances are kept in a range.
  public func bounded(to range: ClosedRange<Double>, from old: DirectionalEdgeInsets) -> DirectionalEdgeInsets
  {
    DirectionalEdgeInsets(
      top: top.bounded(to: range, from: old.top), leading: leading.bounded(to: range, from: old.leading),
      bottom: bottom.bounded(to: range, from: old.bottom),
      trailing: trailing.bounded(to: range, from: old.trailing))
  }
}
