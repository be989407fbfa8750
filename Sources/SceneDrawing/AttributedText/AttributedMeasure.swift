import SceneValues

package struct AttributedMeasure {
  package let text: AttributedText
  private let font: Font
  private let metrics: any TextMetrics
  private let runs: [Run]

  private struct Run {
    var range: Range<String.Index>
    var attributes: TextAttributes
    var font: Font
    var measure: (Substring) -> Double
  }

  package init(_ text: AttributedText, font: Font, metrics: any TextMetrics) {
    self.text = text
    self.font = font
    self.metrics = metrics
    runs = text.runs.map { run in
      let own = run.attributes.font ?? font
      return Run(range: run.range, attributes: run.attributes, font: own, measure: metrics.widths(in: own))
    }
  }

  func with(_ other: AttributedText) -> AttributedMeasure {
    AttributedMeasure(other, font: font, metrics: metrics)
  }

  package func width(of part: Substring) -> Double {
    runs(in: part.startIndex..<part.endIndex).reduce(0) { $0 + width(of: $1.range, in: $1.run) }
  }

  private func width(of range: Range<String.Index>, in run: Run) -> Double {
    let part = text.text[range]
    let kern = run.attributes.kern ?? 0
    if let attachment = run.attributes.attachment {
      return (attachment.bounds.width + kern) * Double(part.count)
    }
    return run.measure(part) + (kern == 0 ? 0 : kern * Double(part.count))
  }

  private func runs(in range: Range<String.Index>) -> [(range: Range<String.Index>, run: Run)] {
    var found: [(range: Range<String.Index>, run: Run)] = []
    for run in runs[first(after: range.lowerBound)...] {
      guard run.range.lowerBound < range.upperBound else { break }
      found.append((run.range.clamped(to: range), run))
    }
    return found
  }

  private func first(after index: String.Index) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  package func attributes(at index: String.Index) -> TextAttributes {
    runs.isEmpty ? TextAttributes() : runs[min(first(after: index), runs.count - 1)].attributes
  }

  package func pieces(of line: Substring, direction: TextDirection?) -> [AttributedTextLayout.Piece] {
    var x = 0.0
    var pieces: [AttributedTextLayout.Piece] = []
    let bidi = BidiLine(line, base: direction)
    for bidiRun in bidi.runs {
      let start = line.index(line.startIndex, offsetBy: bidiRun.range.lowerBound)
      let end = line.index(start, offsetBy: bidiRun.range.count)
      let parts = runs(in: start..<end)
      for part in bidiRun.direction == .leftToRight ? parts : parts.reversed() {
        let width = width(of: part.range, in: part.run)
        pieces.append(
          AttributedTextLayout.Piece(
            text: String(text.text[part.range]), minX: x, width: width, font: part.run.font,
            direction: bidiRun.direction, attributes: part.run.attributes))
        x += width
      }
    }
    return pieces
  }

  /// Returns the maximum ascent, descent, and leading in a line. An empty line has the metrics of its font.
  func lineMetrics(of line: Range<String.Index>) -> LineMetrics {
    let runs = runs(in: line)
    guard !runs.isEmpty else {
      return metrics.lineMetrics(for: attributes(at: line.lowerBound).font ?? font)
    }
    var tallest = LineMetrics(ascent: -.infinity, descent: -.infinity)
    for (_, run) in runs {
      var own = metrics.lineMetrics(for: run.font)
      if let attachment = run.attributes.attachment {
        own = LineMetrics(
          ascent: attachment.bounds.maxY, descent: -attachment.bounds.minY, leading: own.leading)
      }
      let offset = run.attributes.baselineOffset ?? 0
      tallest.ascent = max(tallest.ascent, own.ascent + offset)
      tallest.descent = max(tallest.descent, own.descent - offset)
      tallest.leading = max(tallest.leading, own.leading)
    }
    return tallest
  }

  /// A line of editable text, including trailing spaces but not the line break. Lines break between words.
  package struct EditedLine {
    package let range: Range<String.Index>
    package let indent: Double
    /// The available width in points, or infinity if the width is unlimited.
    package let room: Double
    package let alignment: TextAlignment?
    /// The metrics of the line, with the paragraph's line spacing. The ascent includes the spacing before the paragraph.
    package let metrics: LineMetrics
  }

  /// Returns all lines. Empty text results in one empty line, and a trailing line break adds an empty line.
  package func editedLines(width: Double) -> [EditedLine] {
    var lines: [EditedLine] = []
    var breaker = LineBreaker(
      available: width, maximumLines: 0, mode: .wordWrap, measure: width(of:))
    var spacingAbove = 0.0
    for paragraph in text.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let style = attributes(at: paragraph.startIndex).paragraph ?? ParagraphStyle()
      var above = lines.isEmpty ? 0 : spacingAbove + style.paragraphSpacingBefore
      var rest = paragraph
      var isFirst = true
      repeat {
        let room = style.room(in: width, isFirst: isFirst)
        breaker.available = room.available
        let end = breaker.lineEnd(in: rest)
        var metrics = lineMetrics(of: rest.startIndex..<end).spaced(style.spacing)
        metrics.ascent += above
        lines.append(
          EditedLine(
            range: rest.startIndex..<end, indent: room.indent, room: room.available,
            alignment: style.alignment, metrics: metrics))
        (isFirst, above) = (false, 0)
        rest = rest[end...]
      } while !rest.isEmpty
      spacingAbove = style.paragraphSpacing
    }
    return lines
  }
}
