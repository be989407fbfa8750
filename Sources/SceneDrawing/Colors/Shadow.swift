import SceneValues

/// A shadow that is cast by drawn content.
public struct Shadow: Hashable, Sendable {
  /// The distance to the right and downward, in points. The current transform does not affect the distance.
  public var offset: Size
  /// The blur's standard deviation in points, at least 0. CSS and design tools specify twice this value.
  public var radius: Double
  /// The color of the shadow.
  public var color: RGBA

  /// Creates a shadow. By default, the shadow is black with an opacity of one third, a radius of 3 points, and no offset.
  public init(
    offset: Size = Size(width: 0, height: 0), radius: Double = 3, color: RGBA = RGBA(packed: 0x0000_0055)
  ) {
    self.offset = offset
    self.radius = radius
    self.color = color
  }

  /// Returns the area that a rectangle's shadow can affect: the offset rectangle, extended by three times the radius.
  package func reach(of rect: Rect) -> Rect {
    rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(
      dx: -3 * max(0, radius), dy: -3 * max(0, radius))
  }
}
