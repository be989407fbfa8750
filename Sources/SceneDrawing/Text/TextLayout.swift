import SceneValues

/// One line of laid-out text.
public struct TextLine: Hashable, Sendable {
  /// The characters of the line, as they are drawn.
  public var text: String
  /// The left end of the baseline, from the layout's top left corner, in points.
  public var origin: Point
  /// In points.
  public var width: Double
  /// Of the line's paragraph; nil for the one that the line's first letter has.
  public var direction: TextDirection?

  /// A line at a place; without a direction, its first letter says which way it runs.
  public init(text: String, origin: Point, width: Double, direction: TextDirection? = nil) {
    self.direction = direction
    self.text = text
    self.origin = origin
    self.width = width
  }
}

/// Text broken into lines, with the place of each.
public struct TextLayout: Hashable, Sendable {
  /// The lines that are shown, from the top down.
  public let lines: [TextLine]
  /// The font that the text was measured in.
  public let font: Font
  /// Where the lines stand between the sides.
  public let alignment: TextAlignment
  /// The width of the widest line and the height of all, in points; zero for empty text.
  ///
  /// Spaces at the end of a line count, as far as the width that lines are broken at reaches.
  public let size: Size
  /// Whether some of the text is not shown.
  public let isTruncated: Bool

  /// Breaks text into lines and finds out where each is.
  ///
  /// - Parameters:
  ///   - text: paragraphs, separated by line breaks.
  ///   - font: the font that it is measured in.
  ///   - width: in points, what lines are broken at and aligned in; with nil, paragraphs are not broken, and
  ///     lines are aligned in the widest.
  ///   - maximumLines: 0 for as many as there are.
  ///   - lineBreak: where lines end, and what becomes of text that does not fit.
  ///   - alignment: where the lines stand between the sides.
  ///   - metrics: what text is measured with.
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
