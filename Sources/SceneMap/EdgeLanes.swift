import SceneValues

/// An algorithm that separates edges along the same line into lanes.
struct EdgeLanes {
  private static let width = 11.0
  /// The distance between lanes that end at a box. It leaves space for labels.
  private static let endWidth = 24.0
  /// The maximum distance between the outermost lane and the common line.
  private static let reach = RouteGrid.margin - 8

  private struct Segment {
    var route: Int
    var place: Int
    var from: Double
    var to: Double
    /// The maximum distance by which the segment can be moved. At a box, the length of its side limits the distance.
    var reach: Double
    var isEnd: Bool
    /// The sum of the signed distances from the line to the ends of the adjacent segments of the edge.
    var side: Double
  }

  /// Returns the routes with their corners moved so that the routes run in separate lanes.
  static func separated(_ routes: [[Point]], reaches: [(first: Double, last: Double)]) -> [[Point]] {
    var routes = routes
    for isAcross in [true, false] {
      var lines: [Int: [Segment]] = [:]
      for (index, points) in routes.enumerated() {
        for place in points.indices.dropLast() {
          let (start, end) = (points[place], points[place + 1])
          guard isAcross ? start.y == end.y : start.x == end.x else { continue }
          let (isFirst, isLast) = (place == 0, place + 2 == points.count)
          let neighbors = [isFirst ? nil : points[place - 1], isLast ? nil : points[place + 2]].compactMap(
            \.self)
          let line = isAcross ? start.y : start.x
          let side = neighbors.reduce(0.0) { $0 + (isAcross ? $1.y : $1.x) - line }
          let room = min(isFirst ? reaches[index].first : .infinity, isLast ? reaches[index].last : .infinity)
          lines[Int((line * 2).rounded()), default: []].append(
            Segment(
              route: index, place: place,
              from: isAcross ? min(start.x, end.x) : min(start.y, end.y),
              to: isAcross ? max(start.x, end.x) : max(start.y, end.y),
              reach: isAcross && room.isFinite ? room : reach, isEnd: isAcross && (isFirst || isLast),
              side: side))
        }
      }
      for key in lines.keys.sorted() {
        for group in groups(lines[key] ?? []) {
          let moves = offsets(of: group)
          for (segment, move) in zip(group, moves) {
            for place in [segment.place, segment.place + 1] {
              if isAcross {
                routes[segment.route][place].y += move
              } else {
                routes[segment.route][place].x += move
              }
            }
          }
        }
      }
    }
    return routes
  }

  private static func groups(_ segments: [Segment]) -> [[Segment]] {
    var groups: [[Segment]] = []
    var end = -Double.infinity
    for segment in segments.sorted(by: { ($0.from, $0.route, $0.place) < ($1.from, $1.route, $1.place) }) {
      if segment.from < end + 4, !groups.isEmpty {
        groups[groups.count - 1].append(segment)
      } else {
        groups.append([segment])
      }
      end = max(end, segment.to)
    }
    return groups.filter { Set($0.map(\.route)).count > 1 }
  }

  /// Returns the offsets of the lanes. Edges from or toward lower coordinates are placed in lanes with lower offsets.
  private static func offsets(of group: [Segment]) -> [Double] {
    let order = group.indices.sorted { (group[$0].side, $0) < (group[$1].side, $1) }
    let reach = group.map(\.reach).min() ?? 0
    let widest = group.contains(where: \.isEnd) ? endWidth : width
    let lane = min(widest, 2 * reach / Double(group.count - 1))
    var offsets = Array(repeating: 0.0, count: group.count)
    for (number, index) in order.enumerated() {
      offsets[index] = (Double(number) - Double(group.count - 1) / 2) * lane
    }
    return offsets
  }
}
