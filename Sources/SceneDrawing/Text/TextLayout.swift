import SceneValues

/// A line of a text layout.
public struct TextLine: Hashable, Sendable {
  /// The visible characters of the line.
  public var text: String
  /// The position of the baseline's left end, in points, relative to the top-left corner of the layout.
  public var origin: Point
  /// The width of the line in points.
  public var width: Double
  /// The direction of the line's paragraph, or nil to use the direction of the first strong character.
  public var direction: TextDirection?

  /// Creates a line. By default, the first strong character determines the line's direction.
  public init(text: String, origin: Point, width: Double, direction: TextDirection? = nil) {
    self.direction = direction
    self.text = text
    self.origin = origin
    self.width = width
  }
}

/// Text that has been broken into positioned lines.
public struct TextLayout: Hashable, Sendable {
  /// The visible lines, from top to bottom.
  public let lines: [TextLine]
  /// The font used to measure the text.
  public let font: Font
  /// The alignment of the lines.
  public let alignment: TextAlignment
  /// The width of the widest line, including trailing spaces, and the total height, in points. Trailing spaces do not
  /// extend beyond the layout's width.
  public let size: Size
  /// Whether the text is truncated.
  public let isTruncated: Bool

  /// Creates a layout by breaking text into lines.
  ///
  /// - Parameters:
  ///   - text: The paragraphs, separated by line breaks.
  ///   - font: The font in which the text is measured.
  ///   - width: The width within which lines are broken and aligned, in points. If nil, lines end only at line breaks in
  ///     the text.
  ///   - maximumLines: The maximum number of lines, or 0 for no limit.
  ///   - lineBreak: The mode for wrapping or truncating lines.
  ///   - alignment: The alignment of the lines.
  ///   - metrics: The metrics for measuring text.
  public init(
    _ text: String, font: Font, width: Double? = nil, maximumLines: Int = 0,
    lineBreak: LineBreakMode = .wordWrap, alignment: TextAlignment = .left,
    metrics: any TextMetrics = BuiltInTextMetrics()
  ) {
    let measure = metrics.widths(in: font)
    let broken = LineBreaker(
      available: width ?? .infinity, maximumLines: maximumLines, mode: lineBreak, measure: measure
    ).lines(of: text)
    let widths = broken.lines.map { measure($0.text[...]) }
    let widest = widths.max() ?? 0
    let advances = zip(broken.lines, widths).map { line, width in
      line.spaces == 0 ? width : measure((line.text + String(repeating: " ", count: line.spaces))[...])
    }
    let vertical = metrics.lineMetrics(for: font)
    lines = zip(broken.lines, widths).enumerated().map { index, line in
      TextLine(
        text: line.0.text,
        origin: Point(
          x: ((width ?? widest) - line.1) * alignment.fraction,
          y: vertical.ascent + Double(index) * vertical.advance),
        width: line.1, direction: line.0.direction)
    }
    size = Size(
      width: max(widest, min(advances.max() ?? 0, width ?? .infinity)),
      height: vertical.height(ofLines: broken.lines.count))
    isTruncated = broken.isTruncated
    self.font = font
    self.alignment = alignment
  }
}
