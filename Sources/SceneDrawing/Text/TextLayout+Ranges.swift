import SceneValues

extension TextLayout {
  /// Which characters stand on which line: for editors, who must find the place of a caret.
  ///
  /// Lines break between words. Each range has the spaces at its end, and not the line break; empty text is
  /// one empty line, and so is what follows a line break at the end.
  ///
  /// - Parameters:
  ///   - text: paragraphs, separated by line breaks.
  ///   - font: the font that it is measured in.
  ///   - width: what lines are broken at, in points.
  ///   - metrics: what text is measured with.
  /// - Returns: a range for each line, from the first to the last.
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
