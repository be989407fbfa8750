import SceneDrawing
import SceneValues

/// The lines of a text view with the place of each character, in the coordinates of the whole text.
struct TextViewLines {
  struct Line {
    let text: Substring
    /// Of the whole text's characters; the spaces at the end belong to it, a line break does not.
    let range: Range<Int>
    /// Whether the text goes on in the next line without a line break.
    let isSoft: Bool
    /// Without the spaces at the end, which hang over the edge.
    let shown: String
    let minX: Double
    let width: Double
  }

  let lines: [Line]
  let font: Font
  let width: Double
  let alignment: TextAlignment
  private let vertical: LineMetrics
  private let metrics: any TextMetrics

  init(
    _ text: String, font: Font, width: Double, alignment: TextAlignment, metrics: any TextMetrics
  ) {
    let ranges = TextLayout.lineRanges(of: text, font: font, width: width, metrics: metrics)
    var lines: [Line] = []
    var place = 0
    for (index, range) in ranges.enumerated() {
      let next = index + 1 < ranges.count ? ranges[index + 1].lowerBound : range.upperBound
      let isSoft = index + 1 < ranges.count && next == range.upperBound
      let line = text[range]
      let hanging = line.reversed().prefix { $0 == " " }.count
      let shown = String(line.dropLast(hanging))
      let lineWidth = metrics.width(of: shown, font: font)
      let count = line.count
      lines.append(
        Line(
          text: line, range: place..<place + count, isSoft: isSoft, shown: shown,
          minX: width.isFinite ? max(0, width - lineWidth) * alignment.fraction : 0, width: lineWidth))
      place += count + (isSoft ? 0 : 1)
    }
    self.lines = lines
    self.font = font
    self.width = width
    self.alignment = alignment
    self.metrics = metrics
    vertical = metrics.lineMetrics(for: font)
  }

  var height: Double { vertical.height(ofLines: lines.count) }

  func minY(ofLine index: Int) -> Double { Double(index) * vertical.advance }

  func baseline(ofLine index: Int) -> Double { minY(ofLine: index) + vertical.ascent }

  /// The line on which the caret before a character stands.
  func line(of index: Int) -> Int { lines.lastIndex { $0.range.lowerBound <= index } ?? 0 }

  private func x(of index: Int, inLine number: Int) -> Double {
    let line = lines[number]
    let part = line.text.prefix(min(max(0, index - line.range.lowerBound), line.range.count))
    return min(line.minX + metrics.width(of: String(part), font: font), max(width, 0))
  }

  func caretRect(at index: Int) -> Rect {
    let line = line(of: index)
    return Rect(
      x: x(of: index, inLine: line), y: minY(ofLine: line), width: caretWidth, height: vertical.height)
  }

  /// The caret's place on a line that is nearest to a distance from the left.
  func caretIndex(at x: Double, onLine number: Int) -> Int {
    let line = lines[min(max(number, 0), lines.count - 1)]
    let index = metrics.caretIndex(in: line.text, at: x - line.minX, font: font)
    // Behind the last space of a line that goes on is the beginning of the next.
    return line.range.lowerBound + (line.isSoft ? min(index, line.range.count - 1) : index)
  }

  func caretIndex(at point: Point) -> Int {
    caretIndex(at: point.x, onLine: Int((point.y / vertical.advance).rounded(.down).clamped(to: 0...1e6)))
  }

  /// What a selection covers, a rectangle for each line.
  func rects(of range: Range<Int>) -> [Rect] {
    guard !range.isEmpty else { return [] }
    let (first, last) = (line(of: range.lowerBound), line(of: range.upperBound))
    return (first...last).map { number in
      let start = number == first ? x(of: range.lowerBound, inLine: number) : lines[number].minX
      // A selection that goes on in the next line has the rest of this one, too.
      let end = number == last ? x(of: range.upperBound, inLine: number) : max(width, start)
      return Rect(x: start, y: minY(ofLine: number), width: end - start, height: vertical.advance)
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
