import SceneValues
import Testing

@testable import SceneMap

@Suite("Map layout")
struct MapLayoutTests {
  private static let size = Size(width: 100, height: 80)

  private func places(_ count: Int, _ edges: [(Int, Int)], from first: Int? = 0) -> [Point] {
    LayeredLayout(
      sizes: Array(repeating: Self.size, count: count), edges: edges.map { (source: $0.0, target: $0.1) },
      room: { _ in 120 }
    ).places(from: first)
  }

  @Test("The distance between a scene and the first scene determines the scene's column")
  func columnsAreDistances() {
    let places = places(5, [(0, 1), (0, 2), (1, 3), (2, 3), (3, 0)])
    #expect(places[0].x < places[1].x && places[1].x == places[2].x && places[2].x < places[3].x)
    // Centered between the two nodes that lead to it.
    #expect(places[3].y == (places[1].y + places[2].y) / 2)
    #expect(
      places[4].y >= places.prefix(4).map(\.y).max()! + Self.size.height, "unconnected scenes are placed last"
    )
  }

  @Test("Avoids unnecessary crossings of edges")
  func order() {
    // Node 1 leads to 4, and node 2 to 3.
    let places = places(5, [(0, 1), (0, 2), (1, 4), (2, 3)])
    #expect((places[1].y < places[2].y) == (places[4].y < places[3].y))
  }

  @Test("Scenes in cycles have distinct positions", arguments: [nil, 0] as [Int?])
  func cycles(_ first: Int?) {
    let places = places(4, [(0, 1), (1, 0), (2, 3), (3, 2), (2, 2)], from: first)
    #expect(Set(places.map { "\($0)" }).count == 4)
  }

  @Test("Splits a column of 200 scenes into several columns")
  func splitsTallColumns() {
    let places = places(200, (1..<200).map { (0, $0) })
    #expect(Set(places.map(\.x)).count > 5)
  }

  @Test("Moves overlapping boxes apart without moving other boxes")
  func spacing() {
    #expect(Spacing.positions([0, 100], heights: [20, 20], gap: 10) == [0, 100])
    #expect(Spacing.positions([0, 0], heights: [20, 20], gap: 10) == [-15, 15])
    #expect(Spacing.positions([50, 0, 200], heights: [20, 20, 20], gap: 10) == [10, 40, 200])
  }

  @Test("Uses Xcode's canvas positions only if every scene has a distinct position")
  func canvas() {
    let sizes = Array(repeating: Self.size, count: 2)
    let apart = CanvasLayout.places(sizes: sizes, points: [Point(x: 900, y: -10), Point(x: -100, y: -10)])
    #expect(apart?[1] == .zero && apart?[0].x ?? 0 >= 230)
    #expect(CanvasLayout.places(sizes: sizes, points: [Point(x: 5, y: 5), Point(x: 5, y: 5)]) == nil)
    #expect(CanvasLayout.places(sizes: sizes, points: [Point(x: 5, y: 5), nil]) == nil)
    #expect(CanvasLayout.places(sizes: [], points: []) == nil)
  }

  @Test("The routes of edges turn at right angles and cross no boxes")
  func routesAvoidBoxes() {
    let boxes = (0..<12).map { (index: Int) -> Rect in
      let (column, row) = (index % 4, index / 4)
      return Rect(x: Double(column) * 260, y: Double(row) * 200, width: 100, height: 120)
    }
    var requests: [EdgeRouter.Request] = []
    for source in boxes.indices {
      for target in boxes.indices {
        requests.append(
          .init(source: source, sourceY: boxes[source].midY, target: target, targetY: boxes[target].midY))
      }
    }
    for (request, points) in zip(requests, EdgeRouter.routes(requests, round: boxes)) {
      for (start, end) in zip(points, points.dropFirst()) {
        #expect(start.x == end.x || start.y == end.y)
        let piece = Rect(
          x: min(start.x, end.x), y: min(start.y, end.y), width: max(abs(end.x - start.x), 0.1),
          height: max(abs(end.y - start.y), 0.1))
        for box in boxes { #expect(!piece.intersects(box.insetBy(dx: 1, dy: 1)), "\(request)") }
      }
    }
  }

  @Test("Edges that have the same route are in separate lanes")
  func parallelRoutesHaveSeparateLanes() {
    let line = [Point(x: 0, y: 50), Point(x: 100, y: 50)]
    let lanes = EdgeLanes.separated([line, line], reaches: [(40, 40), (40, 40)])
    #expect(lanes[0][0].y != lanes[1][0].y)
    #expect(EdgeLanes.separated([line], reaches: [(40, 40)]) == [line])
  }
}
