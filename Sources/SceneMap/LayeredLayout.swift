import SceneValues

/// A layout that arranges the nodes of a graph in columns by distance from the first node. Unconnected nodes come last.
struct LayeredLayout {
  static let gap = 60.0
  private static let sweeps = 4

  let sizes: [Size]
  let edges: [(source: Int, target: Int)]
  let room: (_ edge: Int) -> Double
  private var successors: [[Int]]
  private var predecessors: [[Int]]

  /// Creates a layout. The closure returns the space that an edge requires between two columns.
  init(sizes: [Size], edges: [(source: Int, target: Int)], room: @escaping (_ edge: Int) -> Double) {
    self.sizes = sizes
    self.edges = edges
    self.room = room
    successors = Array(repeating: [], count: sizes.count)
    predecessors = successors
    for (source, target) in edges where source != target {
      successors[source].append(target)
      predecessors[target].append(source)
    }
  }

  /// Returns the top-left corners of all nodes. If `first` is not nil, the distance from it determines a node's layer.
  func places(from first: Int?) -> [Point] {
    var places = Array(repeating: Point.zero, count: sizes.count)
    var top = 0.0
    var width = 1000.0
    let parts = components(first)
    for part in parts where part.count > 1 {
      let columns = ordered(columns(of: part, first))
      let found = place(columns)
      for (node, place) in found {
        places[node] = Point(x: place.x, y: place.y + top)
        width = max(width, place.x + sizes[node].width)
      }
      top += (found.map { $1.y + sizes[$0].height }.max() ?? 0) + Self.gap
    }
    placeSingles(parts.filter { $0.count == 1 }.map { $0[0] }, below: top, width, in: &places)
    return places
  }

  private func components(_ first: Int?) -> [[Int]] {
    var part = Array(repeating: -1, count: sizes.count)
    var parts: [[Int]] = []
    for start in (first.map { [$0] } ?? []) + Array(sizes.indices) where part[start] < 0 {
      var open = [start]
      var members: [Int] = []
      part[start] = parts.count
      while let node = open.popLast() {
        members.append(node)
        for next in successors[node] + predecessors[node] where part[next] < 0 {
          part[next] = parts.count
          open.append(next)
        }
      }
      parts.append(members.sorted())
    }
    return parts
  }

  /// Returns the columns of nodes, grouped by distance. If a node cannot be reached from the first node, its distance is
  /// measured from a node without incoming edges.
  private func columns(of part: [Int], _ first: Int?) -> [[Int]] {
    var distance: [Int: Int] = [:]
    var layers: [[Int]] = []
    let roots = (first.map { part.contains($0) ? [$0] : [] } ?? []) + part.filter { predecessors[$0].isEmpty }
    for root in roots + part where distance[root] == nil {
      var queue = [root]
      var next = 0
      distance[root] = 0
      while next < queue.count {
        let node = queue[next]
        next += 1
        let depth = distance[node] ?? 0
        if layers.count <= depth { layers.append([]) }
        layers[depth].append(node)
        for successor in successors[node] where distance[successor] == nil {
          distance[successor] = depth + 1
          queue.append(successor)
        }
      }
    }
    return layers
  }

  /// Returns the columns with the nodes of each column ordered by their neighbors. Left and right neighbors alternate.
  private func ordered(_ layers: [[Int]]) -> [[Int]] {
    var layers = layers
    var layer: [Int: Int] = [:]
    var position: [Int: Double] = [:]
    func number(_ index: Int) {
      let count = Double(layers[index].count)
      for (place, node) in layers[index].enumerated() { position[node] = (Double(place) + 0.5) / count }
    }
    for index in layers.indices {
      for node in layers[index] { layer[node] = index }
      number(index)
    }
    for sweep in 0..<Self.sweeps {
      let forward = sweep % 2 == 0
      for index in forward ? Array(layers.indices) : layers.indices.reversed() {
        let wanted = layers[index].map { node -> Double in
          let near = (successors[node] + predecessors[node]).filter {
            let other = layer[$0] ?? index
            return forward ? other < index : other > index
          }
          guard !near.isEmpty else { return position[node] ?? 0 }
          return near.reduce(0) { $0 + (position[$1] ?? 0) } / Double(near.count)
        }
        let order = layers[index].indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
        layers[index] = order.map { layers[index][$0] }
        number(index)
      }
    }
    let most = max(6, Int((Double(layers.joined().count) * 1.5).squareRoot()))
    return layers.flatMap { layer -> [[Int]] in
      let columns = (layer.count + most - 1) / most
      guard columns > 1 else { return [layer] }
      let rows = (layer.count + columns - 1) / columns
      return stride(from: 0, to: layer.count, by: rows).map { Array(layer[$0..<min($0 + rows, layer.count)]) }
    }
  }

  private func place(_ columns: [[Int]]) -> [(Int, Point)] {
    var column: [Int: Int] = [:]
    for (index, nodes) in columns.enumerated() { for node in nodes { column[node] = index } }
    var middle: [Int: Double] = [:]
    for nodes in columns {
      var y = -nodes.reduce(-Self.gap) { $0 + sizes[$1].height + Self.gap } / 2
      for node in nodes {
        middle[node] = y + sizes[node].height / 2
        y += sizes[node].height + Self.gap
      }
    }
    for sweep in 0..<Self.sweeps + 1 {
      let forward = sweep % 2 == 0
      for index in forward ? Array(columns.indices) : columns.indices.reversed() {
        let wanted = columns[index].map { node -> Double in
          let near = (successors[node] + predecessors[node]).filter {
            let other = column[$0] ?? index
            return forward ? other < index : other > index
          }
          guard !near.isEmpty else { return middle[node] ?? 0 }
          return near.reduce(0) { $0 + (middle[$1] ?? 0) } / Double(near.count)
        }
        let heights = columns[index].map { sizes[$0].height }
        for (node, y) in zip(columns[index], Spacing.positions(wanted, heights: heights, gap: Self.gap)) {
          middle[node] = y
        }
      }
    }
    let top = columns.joined().map { (middle[$0] ?? 0) - sizes[$0].height / 2 }.min() ?? 0
    let left = lefts(of: columns, column)
    return columns.enumerated().flatMap { index, nodes in
      nodes.map { ($0, Point(x: left[index], y: ((middle[$0] ?? 0) - sizes[$0].height / 2 - top).rounded())) }
    }
  }

  private func lefts(of columns: [[Int]], _ column: [Int: Int]) -> [Double] {
    var rooms = Array(repeating: 0.0, count: columns.count)
    for (index, edge) in edges.enumerated() {
      guard let from = column[edge.source], let to = column[edge.target] else { continue }
      // The label of an edge is next to the target.
      let gap = to > from ? to - 1 : to
      rooms[gap] = max(rooms[gap], room(index))
    }
    var lefts: [Double] = []
    var x = 0.0
    for (index, nodes) in columns.enumerated() {
      lefts.append(x)
      x += (nodes.map { sizes[$0].width }.max() ?? 0) + rooms[index]
    }
    return lefts
  }

  private func placeSingles(_ nodes: [Int], below top: Double, _ width: Double, in places: inout [Point]) {
    var (x, y, height) = (0.0, top, 0.0)
    for node in nodes {
      if x > 0, x + sizes[node].width > width {
        (x, y, height) = (0, y + height + Self.gap, 0)
      }
      places[node] = Point(x: x, y: y)
      x += sizes[node].width + Self.gap
      height = max(height, sizes[node].height)
    }
  }
}
