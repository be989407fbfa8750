import SceneDrawing
import SceneValues

package struct TextViewLines {
  package struct Line {
    package let text: Substring
    /// The range of the line's characters in the whole text. It includes trailing spaces but not the line break.
    package let range: Range<Int>
    /// Whether the line ends because its text wraps, rather than at a line break.
    package let isSoft: Bool
    /// The line's text without the trailing spaces, which extend beyond the edge.
    package let shown: String
    package let minX: Double
    package let width: Double
    package let direction: TextDirection
  }

  package let lines: [Line]
  package let font: Font
  package let width: Double
  package let alignment: TextAlignment
  private let vertical: LineMetrics
  private let metrics: any TextMetrics
  /// The data of lines whose text has several attributes, or nil if the whole text has uniform attributes. In
  /// that case, all lines have the same height.
  private let parts: Parts?

  private struct Parts {
    let measure: AttributedMeasure
    var lines: [LineMetrics] = []
    var tops = [0.0]
  }

  package init(
    _ text: String, font: Font, width: Double, alignment: TextAlignment, metrics: any TextMetrics
  ) {
    let ranges = TextLayout.lineRanges(of: text, font: font, width: width, metrics: metrics)
    let measure = metrics.widths(in: font)
    var lines: [Line] = []
    var place = 0
    var direction: TextDirection?
    for (index, range) in ranges.enumerated() {
      let next = index + 1 < ranges.count ? ranges[index + 1].lowerBound : range.upperBound
      let isSoft = index + 1 < ranges.count && next == range.upperBound
      let line = text[range]
      let hanging = line.reversed().prefix { $0 == " " }.count
      let shown = String(line.dropLast(hanging))
      let base =
        direction ?? BidiLine.direction(ofParagraph: text[range.lowerBound...].prefix { !$0.isNewline })
      direction = isSoft ? base : nil
      let lineWidth = measure(shown[...])
      let count = line.count
      lines.append(
        Line(
          text: line, range: place..<place + count, isSoft: isSoft, shown: shown,
          minX: width.isFinite ? max(0, width - lineWidth) * alignment.fraction : 0, width: lineWidth,
          direction: base))
      place += count + (isSoft ? 0 : 1)
    }
    self.lines = lines
    self.font = font
    self.width = width
    self.alignment = alignment
    self.metrics = metrics
    vertical = metrics.lineMetrics(for: font)
    parts = nil
  }

  package init(
    _ text: AttributedText, font: Font, width: Double, alignment: TextAlignment, metrics: any TextMetrics
  ) {
    let measure = AttributedMeasure(text, font: font, metrics: metrics)
    var parts = Parts(measure: measure)
    let found = measure.editedLines(width: width)
    var lines: [Line] = []
    var place = 0
    var direction: TextDirection?
    for (index, line) in found.enumerated() {
      let next = index + 1 < found.count ? found[index + 1].range.lowerBound : line.range.upperBound
      let isSoft = index + 1 < found.count && next == line.range.upperBound
      let characters = text.text[line.range]
      let shown = characters.dropLast(characters.reversed().prefix { $0 == " " }.count)
      let paragraph = text.text[line.range.lowerBound...].prefix { !$0.isNewline }
      let base = direction ?? BidiLine.direction(ofParagraph: paragraph)
      direction = isSoft ? base : nil
      let lineWidth = measure.width(of: shown)
      var fraction = alignment.fraction
      if let own = line.alignment {
        fraction = own == .natural ? (base == .rightToLeft ? 1 : 0) : own.fraction
      }
      let left = fraction == 1 ? width - line.indent - line.room : line.indent
      lines.append(
        Line(
          text: characters, range: place..<place + characters.count, isSoft: isSoft, shown: String(shown),
          minX: width.isFinite ? left + max(0, line.room - lineWidth) * fraction : 0, width: lineWidth,
          direction: base))
      place += characters.count + (isSoft ? 0 : 1)
      parts.lines.append(line.metrics)
      let isLast = index == found.count - 1
      parts.tops.append(parts.tops[index] + (isLast ? line.metrics.height : line.metrics.advance))
    }
    self.lines = lines
    self.font = font
    self.width = width
    self.alignment = alignment
    self.metrics = metrics
    self.parts = parts
    vertical = metrics.lineMetrics(for: font)
  }

  package var height: Double { parts?.tops.last ?? vertical.height(ofLines: lines.count) }

  package func minY(ofLine index: Int) -> Double {
    guard let parts else { return Double(index) * vertical.advance }
    return parts.tops[min(max(index, 0), parts.tops.count - 1)]
  }

  package func baseline(ofLine index: Int) -> Double {
    minY(ofLine: index) + (parts?.lines[index].ascent ?? vertical.ascent)
  }

  private func height(ofLine index: Int, withLeading: Bool = false) -> Double {
    let line = parts?.lines[index] ?? vertical
    return withLeading ? line.advance : line.height
  }

  package func drawnLine(_ number: Int) -> AttributedTextLayout.Line? {
    guard let parts else { return nil }
    let line = lines[number]
    let end = line.text.index(line.text.startIndex, offsetBy: line.shown.count)
    let shown = line.text[..<end]
    return AttributedTextLayout.Line(
      pieces: parts.measure.pieces(of: shown, direction: line.direction), range: shown.startIndex..<end,
      origin: Point(x: line.minX, y: baseline(ofLine: number)), width: line.width,
      ascent: parts.lines[number].ascent, descent: parts.lines[number].descent)
  }

  private func lineNumber(at y: Double, in tops: [Double]) -> Int {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] <= y { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  package func numbers(from top: Double, to bottom: Double) -> Range<Int> {
    if let parts {
      let first = min(lineNumber(at: top, in: parts.tops), lines.count)
      return first..<max(first, min(lineNumber(at: bottom, in: parts.tops) + 1, lines.count))
    }
    guard vertical.advance > 0 else { return lines.indices }
    func number(_ y: Double) -> Int {
      Int((y / vertical.advance).bounded(to: 0...Double(lines.count), from: 0))
    }
    let first = number(top.rounded(.down))
    return first..<max(first, min(number(bottom.rounded(.up)) + 1, lines.count))
  }

  package func line(of index: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].range.lowerBound <= index { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  package func places(onLine number: Int) -> BidiPlaces {
    let line = lines[number]
    if let parts { return BidiPlaces(line.text, base: line.direction, measure: parts.measure) }
    return BidiPlaces(line.text, base: line.direction, font: font, metrics: metrics)
  }

  package func caretRect(at place: CaretPlace) -> Rect {
    let number = line(of: place.index)
    let line = lines[number]
    let local = CaretPlace(place.index - line.range.lowerBound, isUpstream: place.isUpstream)
    let x = line.minX + places(onLine: number).x(of: local) - overhang(ofLine: number)
    return Rect(
      x: max(min(x, max(width, 0)), 0), y: minY(ofLine: number), width: caretWidth,
      height: height(ofLine: number))
  }

  /// Returns the width of the trailing spaces that extend beyond the left edge of a right-to-left line.
  private func overhang(ofLine number: Int) -> Double {
    let line = lines[number]
    guard line.direction == .rightToLeft else { return 0 }
    return (parts?.measure.width(of: line.text) ?? metrics.width(of: String(line.text), font: font))
      - line.width
  }

  package func caretPlace(at x: Double, onLine number: Int) -> CaretPlace {
    let number = min(max(number, 0), lines.count - 1)
    let line = lines[number]
    let place = places(onLine: number).place(at: x - line.minX + overhang(ofLine: number))
    // The position after the last space of a wrapped line is on the next line.
    if line.isSoft, place.index >= line.range.count { return CaretPlace(line.range.upperBound - 1) }
    return place.moved(by: line.range.lowerBound)
  }

  package func caretPlace(at point: Point) -> CaretPlace {
    if let parts { return caretPlace(at: point.x, onLine: lineNumber(at: point.y, in: parts.tops)) }
    return caretPlace(
      at: point.x, onLine: Int(nearest: (point.y / vertical.advance).bounded(to: 0...1e6, from: 0)))
  }

  /// Returns a selection's rectangles from top to bottom. If `numbers` is not nil, returns only those on the given lines.
  package func rects(of range: Range<Int>, onLines numbers: Range<Int>? = nil) -> [Rect] {
    guard !range.isEmpty else { return [] }
    let (first, last) = (line(of: range.lowerBound), line(of: range.upperBound))
    let selected = first..<last + 1
    return (numbers.map { selected.clamped(to: $0) } ?? selected).flatMap { number in
      let line = lines[number]
      var spans = spans(of: range, onLine: number)
      if number < last {
        let left = line.minX - overhang(ofLine: number)
        let (start, end) =
          line.direction == .leftToRight ? (left + places(onLine: number).width, width) : (0, left)
        spans.append(start..<max(start, end))
      }
      return spans.compactMap { span in
        let (start, end) = (max(span.lowerBound, 0), min(span.upperBound, max(width, 0)))
        return end > start
          ? Rect(
            x: start, y: minY(ofLine: number), width: end - start,
            height: height(ofLine: number, withLeading: true)) : nil
      }
    }
  }

  package func spans(of range: Range<Int>, onLine number: Int) -> [Range<Double>] {
    let line = lines[number]
    let start = max(range.lowerBound, line.range.lowerBound) - line.range.lowerBound
    let end = min(range.upperBound, line.range.upperBound) - line.range.lowerBound
    let left = line.minX - overhang(ofLine: number)
    return places(onLine: number).spans(of: start..<max(start, end)).map {
      left + $0.lowerBound..<left + $0.upperBound
    }
  }
}
