import SceneValues

/// A soft shadow of what is drawn.
public struct Shadow: Hashable, Sendable {
  /// In points: how far it lies to the right and below, whatever the transform is.
  public var offset: Size
  /// In points, not negative: how soft its edge is, as the standard deviation of the blur. 0 for a sharp edge.
  ///
  /// A layer's `shadowRadius` is this number; what designers and CSS call blur is twice as much.
  public var radius: Double
  /// What it is drawn in.
  public var color: RGBA

  /// A shadow; a third of black, 3 points soft and not moved unless other is said.
  public init(
    offset: Size = Size(width: 0, height: 0), radius: Double = 3, color: RGBA = RGBA(packed: 0x0000_0055)
  ) {
    self.offset = offset
    self.radius = radius
    self.color = color
  }

  /// What may be touched by the shadow of something in a rectangle: three times the radius around it, beyond which
  /// less than a third of a percent is left.
  package func reach(of rect: Rect) -> Rect {
    rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(
      dx: -3 * max(0, radius), dy: -3 * max(0, radius))
  }
}
