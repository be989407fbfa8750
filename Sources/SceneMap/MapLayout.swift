import SceneCompiler
import SceneDrawing
import SceneValues

/// The layout of a map, including captioned scenes, frames around the scenes of each file, and edges.
package struct MapLayout {
  /// The scale of the scene pictures. Their maximum size is `largest`.
  private static let scale = 0.5
  private static let largest = Size(width: 300, height: 400)
  private static let unknown = Size(width: 160, height: 120)
  private static let box = Size(width: 160, height: 46)
  static let captionHeight = 38.0
  static let noteHeight = 16.0
  private static let minimumWidth = 150.0
  private static let padding = 40.0
  static let titleHeight = 34.0

  struct Place {
    var frame: Rect
    var picture: Rect
    var scale: Double
  }

  struct Group {
    var frame: Rect
    var title: Rect
  }

  struct Route {
    /// The edges that connect the same scenes and differ only in their triggers.
    var edges: [Int]
    var points: [Point]
    var senders: [Point]
    var label: EdgeLabel
    var labelFrame: Rect?
  }

  private(set) var places: [Place] = []
  private(set) var groups: [Group] = []
  private(set) var routes: [Route] = []
  private(set) var size = Size.zero

  package init(of map: SceneMap, metrics: any TextMetrics) {
    let shapes = map.nodes.indices.map { Self.shape(of: $0, in: map) }
    places = shapes
    let ways = Self.ways(of: map)
    let labels = ways.map { EdgeLabel(of: $0.map { map.edges[$0] }, metrics: metrics) }
    var top = Self.padding
    for file in map.files {
      let corners = Self.corners(of: file, in: map, shapes, ways, labels)
      let origin = Point(x: Self.padding * 2, y: top + Self.titleHeight + Self.padding)
      var frame = Rect(x: Self.padding, y: top, width: 320, height: Self.titleHeight + Self.padding)
      for (node, corner) in zip(file.nodes, corners) {
        let (dx, dy) = (origin.x + corner.x, origin.y + corner.y)
        places[node].frame = shapes[node].frame.offsetBy(dx: dx, dy: dy)
        places[node].picture = shapes[node].picture.offsetBy(dx: dx, dy: dy)
        frame = frame.union(places[node].frame)
      }
      frame.size.width += Self.padding
      frame.size.height += Self.padding
      groups.append(
        Group(
          frame: frame,
          title: Rect(x: frame.minX + Self.padding, y: frame.minY + 14, width: 280, height: Self.titleHeight))
      )
      top = frame.maxY + Self.padding
    }
    route(map, ways, labels)
    let frames = groups.map(\.frame) + routes.compactMap(\.labelFrame)
    let corners = routes.flatMap(\.points)
    size = Size(
      width: max(frames.map(\.maxX).max() ?? 0, corners.map(\.x).max() ?? 0) + Self.padding,
      height: max(top - Self.padding, corners.map(\.y).max() ?? 0) + Self.padding)
  }

  private static func shape(of node: Int, in map: SceneMap) -> Place {
    guard map.nodes[node].scene != nil else {
      let rect = Rect(origin: .zero, size: box)
      return Place(frame: rect, picture: rect, scale: 1)
    }
    var size = unknown
    var factor = scale
    if let picture = map.nodes[node].picture, picture.size.width > 0, picture.size.height > 0 {
      factor = min(scale, largest.width / picture.size.width, largest.height / picture.size.height)
      size = Size(width: picture.size.width * factor, height: picture.size.height * factor)
    }
    let width = max(size.width, minimumWidth)
    let notes = noteHeight * Double(map.exits[node]?.count ?? 0)
    return Place(
      frame: Rect(
        x: 0, y: 0, width: width, height: captionHeight + size.height + notes + (notes > 0 ? 6 : 0)),
      picture: Rect(origin: Point(x: (width - size.width) / 2, y: captionHeight), size: size), scale: factor)
  }

  private static func corners(
    of file: SceneMap.File, in map: SceneMap, _ shapes: [Place], _ ways: [[Int]], _ labels: [EdgeLabel]
  ) -> [Point] {
    let sizes = file.nodes.map { shapes[$0].frame.size }
    if let places = CanvasLayout.places(sizes: sizes, points: file.nodes.map { map.nodes[$0].canvas }) {
      return places
    }
    let numbers = Dictionary(uniqueKeysWithValues: zip(file.nodes, file.nodes.indices))
    let inner = ways.indices.compactMap { way -> (way: Int, ends: (source: Int, target: Int))? in
      let edge = map.edges[ways[way][0]]
      guard let source = numbers[edge.source], let target = edge.target.flatMap({ numbers[$0] }) else {
        return nil
      }
      return (way, (source, target))
    }
    let layout = LayeredLayout(sizes: sizes, edges: inner.map(\.ends)) {
      max(100, labels[inner[$0].way].size.width + 2 * RouteGrid.margin + 16)
    }
    return layout.places(from: file.initial.flatMap { numbers[$0] })
  }

  /// Returns groups of edges that share an arrow and differ only in triggers, in the order of their first edges.
  private static func ways(of map: SceneMap) -> [[Int]] {
    struct Way: Hashable {
      var kind: StoryboardOutline.Kind
      var source: Int
      var target: Int?
      var identifier: String?
    }
    var numbers: [Way: Int] = [:]
    var ways: [[Int]] = []
    for (index, edge) in map.edges.enumerated() where edge.target != nil {
      let way = Way(kind: edge.kind, source: edge.source, target: edge.target, identifier: edge.identifier)
      if let number = numbers[way] {
        ways[number].append(index)
      } else {
        numbers[way] = ways.count
        ways.append([index])
      }
    }
    return ways
  }

  private mutating func route(_ map: SceneMap, _ ways: [[Int]], _ labels: [EdgeLabel]) {
    let senders = senders(in: map)
    var requests: [EdgeRouter.Request] = []
    var reaches: [(first: Double, last: Double)] = []
    for (index, edges) in ways.enumerated() {
      let edge = map.edges[edges[0]]
      guard let target = edge.target else { continue }
      let (from, to) = (places[edge.source].picture, places[target].picture)
      let starts = edges.compactMap { map.edges[$0].senderID.flatMap { senders[edge.source]?[$0] } }
      let start = (starts.isEmpty ? from.midY : starts[starts.count / 2].y).rounded()
      let isOpposite = abs(start - to.midY) < to.height * 0.25 && edge.source != target
      let end = isOpposite ? start : to.midY.rounded()
      requests.append(EdgeRouter.Request(source: edge.source, sourceY: start, target: target, targetY: end))
      reaches.append(
        (first: starts.isEmpty ? from.height * 0.4 : 5, last: to.height * (isOpposite ? 0.2 : 0.4)))
      routes.append(Route(edges: edges, points: [], senders: starts, label: labels[index]))
    }
    let boxes = places.map(\.frame)
    let found = EdgeLanes.separated(
      EdgeRouter.routes(requests, round: boxes + groups.map(\.title)), reaches: reaches)
    for (index, request) in requests.enumerated() {
      var points = found[index]
      // The caption can be wider than the picture, but edges end at the picture.
      Self.extend(&points[0], from: boxes[request.source], to: places[request.source].picture)
      Self.extend(&points[points.count - 1], from: boxes[request.target], to: places[request.target].picture)
      routes[index].points = points
      if routes[index].senders.count == 1 { routes[index].senders[0].y = points[0].y }
    }
    let frames = LabelPlacement.frames(
      of: routes.map(\.label.size), on: routes.map(\.points), beside: boxes + groups.map(\.title))
    for (index, frame) in frames.enumerated() { routes[index].labelFrame = frame }
  }

  private func senders(in map: SceneMap) -> [Int: [String: Point]] {
    var wanted: [Int: Set<String>] = [:]
    for edge in map.edges {
      if let sender = edge.senderID { wanted[edge.source, default: []].insert(sender) }
    }
    return wanted.reduce(into: [:]) { found, entry in
      let (node, place) = (entry.key, places[entry.key])
      guard let picture = map.nodes[node].picture else { return }
      found[node] = LayerSearch.middles(of: entry.value, in: picture).mapValues {
        Point(x: place.picture.minX + $0.x * place.scale, y: place.picture.minY + $0.y * place.scale)
      }
    }
  }

  private static func extend(_ point: inout Point, from box: Rect, to picture: Rect) {
    if point.x == box.maxX { point.x = picture.maxX } else if point.x == box.minX { point.x = picture.minX }
  }
}
