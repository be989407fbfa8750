import SceneValues

/// A part of a line of text with a single font, color, and direction.
public struct TextRun: Hashable, Sendable {
  /// The characters in logical order.
  public var text: String
  /// The point on the baseline at the left end, center, or right end of the text, depending on the alignment.
  public var origin: Point
  /// The alignment of the text relative to the origin.
  public var alignment: TextAlignment
  /// The width of the text, in points, as measured during layout.
  public var width: Double
  /// The font with which the text was laid out.
  public var font: Font
  /// The color of the text.
  public var color: RGBA
  /// The direction in which the text is drawn, regardless of its characters.
  public var direction: TextDirection
  /// The additional distance between letters, in points. The distance is included in the width.
  public var kern = 0.0

  /// Creates a left-to-right run. By default, the run's left end is at the origin.
  public init(
    text: String, origin: Point, alignment: TextAlignment = .left, width: Double, font: Font, color: RGBA,
    direction: TextDirection = .leftToRight
  ) {
    self.direction = direction
    self.text = text
    self.origin = origin
    self.alignment = alignment
    self.width = width
    self.font = font
    self.color = color
  }
}
