import SceneValues

/// A shadow of a drawing.
public struct Shadow: Hashable, Sendable {
  /// The distance to the right and downward in points, independent of the transform.
  public var offset: Size
  /// The standard deviation of the blur in points, at least 0. The blur of CSS and design tools is twice this
  /// value.
  public var radius: Double
  /// The color of the shadow.
  public var color: RGBA

  /// Creates a shadow. The defaults are no offset, a radius of 3 points, and black with an opacity of one
  /// third.
  public init(
    offset: Size = Size(width: 0, height: 0), radius: Double = 3, color: RGBA = RGBA(packed: 0x0000_0055)
  ) {
    self.offset = offset
    self.radius = radius
    self.color = color
  }

  /// Returns the area that the shadow of a rectangle may affect, which extends by three times the radius.
  package func reach(of rect: Rect) -> Rect {
    rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(
      dx: -3 * max(0, radius), dy: -3 * max(0, radius))
  }
}
