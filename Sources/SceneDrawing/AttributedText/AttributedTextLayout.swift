import SceneValues

/// The lines of attributed text and the position of each piece.
///
/// The height of a line is the sum of the maximum ascent and the maximum descent of the line's fonts.
public struct AttributedTextLayout: Hashable, Sendable {
  /// A line of the layout. Lines are ordered from top to bottom.
  public struct Line: Hashable, Sendable {
    /// The pieces, from left to right.
    public var pieces: [Piece]
    /// The range of characters that the line represents, including truncated characters.
    public var range: Range<String.Index>
    /// The left end of the baseline, relative to the top-left corner of the layout.
    public var origin: Point
    /// The width in points, without trailing spaces.
    public var width: Double
    /// The distance from the top of the line to the baseline, in points.
    public var ascent: Double
    /// The distance from the baseline to the bottom of the line, as a positive value in points.
    public var descent: Double

    package init(
      pieces: [Piece], range: Range<String.Index>, origin: Point, width: Double, ascent: Double,
      descent: Double
    ) {
      self.pieces = pieces
      self.range = range
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// A sequence of characters in a line that all have the same attributes and direction.
  public struct Piece: Hashable, Sendable {
    /// The characters in logical order.
    public var text: String
    /// The distance, in points, from the left end of the line to the left end of the piece.
    public var minX: Double
    /// The width in points, including kerning.
    public var width: Double
    /// The font that was used to measure the piece.
    public var font: Font
    /// The writing direction of the piece.
    public var direction: TextDirection
    /// The attributes of the piece.
    public var attributes: TextAttributes
  }

  /// The visible lines, from top to bottom.
  public let lines: [Line]
  /// The width of the widest line, including its indent, and the total height, in points. Both are 0 for empty text.
  public let size: Size
  /// Whether the text is truncated.
  public let isTruncated: Bool

  /// Creates a layout by breaking text into lines.
  ///
  /// - Parameters:
  ///   - text: The paragraphs, separated by line breaks.
  ///   - font: The font for text without a font attribute.
  ///   - width: The width for breaking and aligning lines, in points. If nil, lines end only at line breaks in the text.
  ///   - maximumLines: The maximum number of lines, or 0 for no limit.
  ///   - maximumHeight: The maximum height, in points. The first line is never omitted.
  ///   - lineBreak: The line break mode of paragraphs that do not specify one.
  ///   - alignment: The alignment of paragraphs that do not specify one.
  ///   - metrics: The metrics for measuring text.
  public init(
    _ text: AttributedText, font: Font, width: Double? = nil, maximumLines: Int = 0,
    maximumHeight: Double = .infinity, lineBreak: LineBreakMode = .wordWrap, alignment: TextAlignment = .left,
    metrics: any TextMetrics = BuiltInTextMetrics()
  ) {
    let measure = AttributedMeasure(text, font: font, metrics: metrics)
    var setter = AttributedLineSetter(
      measure: measure, width: width, maximumLines: maximumLines > 0 ? maximumLines : .max,
      lineBreak: lineBreak, alignment: alignment)
    setter.set(maximumHeight: maximumHeight)
    (lines, size, isTruncated) = (setter.lines, setter.size, setter.isTruncated)
  }
}
