import SceneValues

extension TextLayout {
  /// Returns the character range of each line, for positioning a caret in an editor.
  ///
  /// Each range includes trailing spaces but not the line break. Empty text results in one empty line, and a trailing
  /// line break adds an empty line.
  ///
  /// - Parameters:
  ///   - text: The paragraphs, separated by line breaks.
  ///   - font: The font in which the text is measured.
  ///   - width: The width at which lines are broken, in points.
  ///   - metrics: The metrics for measuring text.
  /// - Returns: The ranges, in line order.
  public static func lineRanges(
    of text: String, font: Font, width: Double, metrics: any TextMetrics = BuiltInTextMetrics()
  ) -> [Range<String.Index>] {
    let breaker = LineBreaker(
      available: width, maximumLines: 0, mode: .wordWrap, measure: metrics.widths(in: font))
    var ranges: [Range<String.Index>] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var rest = paragraph
      repeat {
        let end = breaker.lineEnd(in: rest)
        ranges.append(rest.startIndex..<end)
        rest = rest[end...]
      } while !rest.isEmpty
    }
    return ranges
  }
}
