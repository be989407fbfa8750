import SceneDrawing
import SceneValues
import Testing

@Suite struct PathTests {
  private let center = Point(x: 50, y: 50)

  private func arc(from start: Double, to end: Double, clockwise: Bool) -> Path {
    var path = Path()
    path.addArc(center: center, radius: 40, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  private func expect(_ point: Point?, near expected: Point, _ location: SourceLocation = #_sourceLocation) {
    #expect((point ?? .zero).distance(to: expected) < 1e-9, sourceLocation: location)
  }

  @Test func boundsOfCurveContainBothExtrema() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(to: Point(x: 100, y: 0), control1: Point(x: 30, y: 90), control2: Point(x: 70, y: -90))
    let reach = 45 / 3.0.squareRoot()
    #expect(abs(path.bounds.minY + reach) < 1e-9 && abs(path.bounds.maxY - reach) < 1e-9)
  }

  @Test("A clockwise quarter arc from 12 o'clock ends at 3 o'clock")
  func clockwiseQuarterTurnFromTwelveEndsAtThree() {
    let quarter = arc(from: -.pi / 2, to: 0, clockwise: true)
    #expect(quarter.elements.count == 2)
    guard case .move(let start) = quarter.elements[0] else {
      Issue.record("a path that consists of an arc begins with a move")
      return
    }
    expect(start, near: Point(x: 50, y: 10))
    expect(quarter.currentPoint, near: Point(x: 90, y: 50))
    // The arc passes half past one, which is to the upper right of the center.
    let bounds = quarter.bounds
    #expect(abs(bounds.minX - 50) < 1e-9 && abs(bounds.maxY - 50) < 1e-9)
  }

  @Test func drawsCounterclockwiseArc() {
    let rest = arc(from: -.pi / 2, to: 0, clockwise: false)
    #expect(rest.elements.count == 4)
    expect(rest.currentPoint, near: Point(x: 90, y: 50))
    #expect(abs(rest.bounds.minX - 10) < 0.02 && abs(rest.bounds.maxY - 90) < 0.02)
  }

  @Test func arcIsLimitedToOneTurn() {
    #expect(arc(from: 0, to: 2 * .pi, clockwise: true).elements.count == 5)
    #expect(arc(from: 0, to: 20 * .pi, clockwise: true).elements.count == 5)
    #expect(arc(from: 0, to: 0, clockwise: true).elements.count == 1)
    #expect(arc(from: 0, to: .nan, clockwise: true).isEmpty)
  }

  @Test func connectsArcToCurrentPoint() {
    var pie = Path()
    pie.move(to: center)
    pie.addArc(center: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    pie.close()
    #expect(pie.elements[1] == .line(Point(x: 60, y: 50)))
    #expect(pie.contains(Point(x: 55, y: 55)))
    #expect(!pie.contains(Point(x: 45, y: 55)))
  }

  @Test func arcPointsAreEquidistantFromCenter() {
    for point in arc(from: 0.3, to: 5, clockwise: true).flattened(flatness: 0.001).joined() {
      #expect(abs(point.distance(to: center) - 40) < 0.02)
    }
  }

  @Test func boundsExcludeControlPoints() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addQuadCurve(to: Point(x: 10, y: 0), control: Point(x: 5, y: 10))
    #expect(path.bounds == Rect(x: 0, y: 0, width: 10, height: 5))
    #expect(Path(ellipseIn: Rect(x: 1, y: 2, width: 30, height: 40)).bounds.height == 40)
    #expect(Path().bounds == .zero)
  }

  @Test func ringHasAHoleOnlyWithEvenOddRule() {
    var ring = Path(ellipseIn: Rect(x: 0, y: 0, width: 40, height: 40))
    ring.append(Path(ellipseIn: Rect(x: 10, y: 10, width: 20, height: 20)))
    #expect(ring.contains(Point(x: 20, y: 20), rule: .nonZero))
    #expect(!ring.contains(Point(x: 20, y: 20), rule: .evenOdd))
    #expect(ring.contains(Point(x: 5, y: 20), rule: .evenOdd))
  }

  @Test("Hit testing is correct for points level with a corner of a polygon")
  func countsRayThroughCornerOnce() {
    let diamond = Path(polygon: [
      Point(x: 0, y: 5), Point(x: 5, y: 0), Point(x: 10, y: 5), Point(x: 5, y: 10),
    ])
    #expect(diamond.contains(Point(x: 5, y: 5)))
    #expect(!diamond.contains(Point(x: -1, y: 5)))
    #expect(!diamond.contains(Point(x: -1, y: 0)))
  }

  @Test func limitsCornerRadiusToHalfTheShorterSide() {
    let rect = Rect(x: 0, y: 0, width: 40, height: 20)
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
    #expect(
      Path(roundedRect: rect, cornerRadius: 99) == Path(roundedRect: rect, cornerRadius: 10))
    #expect(!Path(roundedRect: rect, cornerRadius: 10).contains(Point(x: 1, y: 1)))
  }

  @Test func transformsEveryPoint() {
    let moved = Path(Rect(x: 0, y: 0, width: 2, height: 2))
      .applying(.scale(x: 2, y: 3).concatenating(.translation(x: 1, y: 1)))
    #expect(moved == Path(Rect(x: 1, y: 1, width: 4, height: 6)))
  }

  @Test func addingLineToEmptyPathMovesToPoint() {
    var path = Path()
    path.close()
    #expect(path.isEmpty)
    path.addLine(to: center)
    #expect(path.elements == [.move(center)])
  }
}
