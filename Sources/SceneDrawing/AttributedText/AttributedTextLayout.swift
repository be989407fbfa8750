import SceneValues

/// Attributed text broken into lines, with the place of each piece.
///
/// A line is as high as its highest letters above the baseline and its deepest below it, whatever their fonts.
public struct AttributedTextLayout: Hashable, Sendable {
  /// A line, from the top down.
  public struct Line: Hashable, Sendable {
    /// The pieces, from left to right.
    public var pieces: [Piece]
    /// Which characters of the text it shows; where it is truncated, those that it stands for.
    public var range: Range<String.Index>
    /// The left end of the baseline, from the layout's top left corner.
    public var origin: Point
    /// In points, without spaces at its end.
    public var width: Double
    /// Above its baseline, and below.
    public var ascent: Double
    /// From the baseline down to the lower edge; positive.
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

  /// A piece of a line that looks the same all over and runs one way.
  public struct Piece: Hashable, Sendable {
    /// The characters, in the order of the text.
    public var text: String
    /// From the left end of its line, in points.
    public var minX: Double
    /// In points, with the room that its kern adds.
    public var width: Double
    /// The font that it was measured in.
    public var font: Font
    /// Which way it runs.
    public var direction: TextDirection
    /// What it looks like.
    public var attributes: TextAttributes
  }

  /// The lines that are shown.
  public let lines: [Line]
  /// The width of the widest line with its indent, and the height of all; zero for empty text.
  public let size: Size
  /// Whether some of the text is not shown.
  public let isTruncated: Bool

  /// Breaks text into lines and finds out where each piece is.
  ///
  /// - Parameters:
  ///   - text: paragraphs, separated by line breaks.
  ///   - font: of what has none of its own.
  ///   - width: in points, what lines are broken at and aligned in; with nil, paragraphs are not broken, and lines are
  ///     aligned in the widest.
  ///   - maximumLines: 0 for as many as there are.
  ///   - maximumHeight: in points; lines that reach further down are left out, but never the first.
  ///   - lineBreak: of paragraphs that say nothing of it.
  ///   - alignment: of paragraphs that say nothing of it.
  ///   - metrics: what text is measured with.
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
