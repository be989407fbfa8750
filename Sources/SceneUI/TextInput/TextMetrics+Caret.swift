import SceneDrawing
import SceneValues

extension TextMetrics {
  /// The caret's place that is nearest to a distance from the beginning of a line, in characters.
  func caretIndex(in line: Substring, at x: Double, font: Font) -> Int {
    func distance(to index: Int) -> Double { width(of: String(line.prefix(index)), font: font) }
    var (low, high) = (0, line.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if distance(to: middle) <= x { low = middle } else { high = middle }
    }
    return x - distance(to: low) <= distance(to: high) - x ? low : high
  }
}

/// In points.
let caretWidth = 2.0
