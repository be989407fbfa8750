/// Lines of items that all have one size: their places are worked out from their numbers.
struct UniformLines {
  private let items: Range<Int>
  private let perLine: Int
  /// Of the first item.
  private let first: FlowPlace
  /// Between two items of a line.
  private let gap: Double
  /// From line to line.
  private let pitch: Double
  /// Where the last line ends.
  let end: Double

  /// Puts items into lines.
  ///
  /// - Parameters:
  ///   - items: their numbers.
  ///   - size: of each of them.
  ///   - start: where the first line begins.
  ///   - measures: the room that the lines have.
  init(items: Range<Int>, size: FlowSize, start: Double, _ measures: FlowMeasures) {
    self.items = items
    let wanted =
      (measures.available + measures.interitemSpacing) / max(1, size.breadth + measures.interitemSpacing)
    perLine = max(1, Int(nearest: min(wanted, 1e9)))
    // What a line has left over goes between its items; a single one stands in the middle.
    gap =
      perLine > 1 ? (measures.available - Double(perLine) * size.breadth) / Double(perLine - 1) : 0
    let indent = perLine == 1 ? max(0, (measures.available - size.breadth) / 2) : 0
    first = FlowPlace(
      along: start, across: measures.before + indent, length: size.length, breadth: size.breadth)
    pitch = size.length + measures.lineSpacing
    let lines = (items.count + perLine - 1) / perLine
    end = start + Double(lines) * size.length + Double(max(0, lines - 1)) * measures.lineSpacing
  }

  func place(of item: Int) -> FlowPlace {
    let (line, position) = (item - items.lowerBound).quotientAndRemainder(dividingBy: perLine)
    return FlowPlace(
      along: first.along + Double(line) * pitch,
      across: first.across + Double(position) * (first.breadth + gap),
      length: first.length, breadth: first.breadth)
  }

  /// The items of the lines of which something lies between two places.
  func items(from start: Double, to end: Double) -> Range<Int> {
    let lines = (items.count + perLine - 1) / perLine
    func line(_ place: Double, _ rule: FloatingPointRoundingRule) -> Int {
      let line = ((place - first.along) / max(0.001, pitch)).rounded(rule)
      return Int(nearest: min(max(0, line), Double(lines)))
    }
    let begin = line(start, .down) * perLine
    let stop = min(items.count, line(end, .up) * perLine)
    return items.lowerBound + begin..<items.lowerBound + max(begin, stop)
  }
}
