import SceneValues

/// A piece of text on one line, in one font and color, and of one direction.
public struct TextRun: Hashable, Sendable {
  /// The characters, in the order of the text.
  public var text: String
  /// A point on the baseline: the text's left end, middle or right end, as the alignment says.
  public var origin: Point
  /// Which part of the text stands at the origin.
  public var alignment: TextAlignment
  /// How wide the text is, in points, by the metrics that it was laid out with.
  public var width: Double
  /// The font that the text was laid out with.
  public var font: Font
  /// The color of the text.
  public var color: RGBA
  /// Which way the text runs, whatever its characters are.
  public var direction: TextDirection
  /// In points: how much further apart letters are than their font has them; it is part of the width.
  public var kern = 0.0

  /// A run of text from left to right, whose left end is at the origin unless other is said.
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
