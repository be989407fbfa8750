import SceneValues

/// An algorithm that places labels on their edges so that the labels do not cover other parts of the map.
enum LabelPlacement {
  private static let maxCandidates = 24

  static func frames(of sizes: [Size], on routes: [[Point]], beside obstacles: [Rect]) -> [Rect] {
    var taken = BoxIndex(obstacles)
    var lines = BoxIndex()
    var owners: [Int] = []
    for (index, points) in routes.enumerated() {
      for (start, end) in zip(points, points.dropFirst()) {
        lines.insert(
          Rect(
            x: min(start.x, end.x) - 2, y: min(start.y, end.y) - 2, width: abs(end.x - start.x) + 4,
            height: abs(end.y - start.y) + 4))
        owners.append(index)
      }
    }
    return zip(sizes, routes).enumerated().map { index, label in
      let candidates = candidates(label.0, on: label.1)
      var best = (cost: Double.infinity, frame: Rect.zero)
      for (frame, rank) in candidates.prefix(maxCandidates) {
        let hits = taken.overlapCount(in: frame.insetBy(dx: -2, dy: -1))
        let crossed = lines.overlapCount(in: frame) { owners[$0] != index }
        let cost = Double(hits) * 1000 + Double(crossed) * 50 + rank
        if cost < best.cost { best = (cost, frame) }
        if best.cost < 1 { break }
      }
      taken.insert(best.frame)
      return best.frame
    }
  }

  /// Returns the possible frames for a label on a route, with penalties. The last long line of the route is preferred.
  private static func candidates(_ size: Size, on points: [Point]) -> [(Rect, Double)] {
    let pieces = zip(points, points.dropFirst()).reversed()
    var found: [(Rect, Double)] = []
    for (number, (start, end)) in pieces.enumerated() {
      let isAcross = start.y == end.y
      let room = isAcross ? abs(end.x - start.x) - size.width : abs(end.y - start.y) - size.height
      let penalty = Double(number) + (isAcross ? 0 : 4) + (room < 8 ? 30 : 0)
      for (place, share) in [0.5, 0.35, 0.65, 0.2, 0.8].enumerated() {
        let middle = Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        for shift in isAcross && room < 8 ? [-size.height / 2 - 3, size.height / 2 + 3] : [0] {
          found.append(
            (
              Rect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2 + shift, width: size.width,
                height: size.height), penalty + Double(place) * 0.2
            ))
        }
      }
    }
    return found.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element)
  }
}
