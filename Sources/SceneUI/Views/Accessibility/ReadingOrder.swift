import SceneValues

/// The order in which a view's elements are read: line by line and, within a line, in the reading direction.
enum ReadingOrder {
  /// Sorts groups of elements into reading order. The groups are passed from back to front and are never split.
  static func ordered(_ groups: [[AccessibilityNode]], isRightToLeft: Bool) -> [AccessibilityNode] {
    let places = groups.filter { !$0.isEmpty }.map { (nodes: $0, frame: frame(of: $0)) }
    guard places.count > 1 else { return places.first?.nodes ?? [] }
    let falling = places.enumerated().sorted {
      ($0.element.frame.minY, $0.element.frame.maxY, $0.offset)
        < ($1.element.frame.minY, $1.element.frame.maxY, $1.offset)
    }.map(\.element)
    var lines: [[(nodes: [AccessibilityNode], frame: Rect)]] = []
    for place in falling {
      if let first = lines.last?.first, areInOneLine(first.frame, place.frame) {
        lines[lines.count - 1].append(place)
      } else {
        lines.append([place])
      }
    }
    return lines.flatMap { line in
      line.enumerated().sorted {
        let (a, b) = ($0.element.frame, $1.element.frame)
        return isRightToLeft
          ? (-a.maxX, $0.offset) < (-b.maxX, $1.offset) : (a.minX, $0.offset) < (b.minX, $1.offset)
      }.flatMap(\.element.nodes)
    }
  }

  private static func frame(of nodes: [AccessibilityNode]) -> Rect {
    nodes.dropFirst().reduce(nodes[0].frame) { $0.union($1.frame) }
  }

  private static func areInOneLine(_ a: Rect, _ b: Rect) -> Bool {
    let (less, more) = (min(a.height, b.height), max(a.height, b.height))
    let shared = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    return more <= 4 * less && shared >= less / 2
  }
}
