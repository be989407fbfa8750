/// Lines of items that have the same size. The items' positions are computed from their indices.
struct UniformLines {
  private let items: Range<Int>
  private let perLine: Int
  private let first: FlowPlace
  private let gap: Double
  /// The distance between the starts of adjacent lines, in points.
  private let pitch: Double
  let end: Double

  init(items: Range<Int>, size: FlowSize, start: Double, _ measures: FlowMeasures) {
    self.items = items
    let wanted =
      (measures.available + measures.interitemSpacing) / max(1, size.breadth + measures.interitemSpacing)
    perLine = max(1, Int(nearest: min(wanted, 1e9)))
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
