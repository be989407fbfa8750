import SceneDrawing
import SceneValues
import Testing

@Suite struct RoundCornerTests {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 60)

  @Test("Each corner can be rounded independently")
  func eachCorner() {
    let places: [(RectCorners, Point)] = [
      (.topLeft, Point(x: 10, y: 20)), (.topRight, Point(x: 110, y: 20)), (.bottomLeft, Point(x: 10, y: 80)),
      (.bottomRight, Point(x: 110, y: 80)),
    ]
    for curve in CornerCurve.allCases {
      for bits in UInt8(0)..<16 {
        let corners = RectCorners(rawValue: bits)
        let points = Path(roundedRect: rect, cornerRadius: 12, corners: corners, curve: curve).ends
        for (corner, place) in places {
          #expect(points.contains(place) != corners.contains(corner))
        }
      }
    }
    #expect(Path(roundedRect: rect, cornerRadius: 12, corners: []) == Path(rect))
  }

  @Test("A continuous corner begins 1.6 radii from the corner and touches the circular corner")
  func continuous() throws {
    let path = Path(roundedRect: rect, cornerRadius: 10, corners: .topRight, curve: .continuous)
    let points = path.ends
    let start = try #require(points.firstIndex { abs($0.x - 94) < 1e-9 && $0.y == 20 })
    #expect(abs(points[start + 3].x - 110) < 1e-9 && abs(points[start + 3].y - 36) < 1e-9)
    for point in points[start + 1...start + 2] {
      let away = ((point.x - 100) * (point.x - 100) + (point.y - 30) * (point.y - 30)).squareRoot()
      #expect(abs(away - 10) < 1e-9)
    }
  }

  @Test("Continuous corners have no kinks")
  func withoutKinks() {
    for radius in [5.0, 18.75, 20, 25, 29, 29.99, 30] {
      let path = Path(roundedRect: rect, cornerRadius: radius, curve: .continuous)
      var ways: [(in: Point, out: Point)] = []
      var last = Point.zero
      for element in path.elements {
        switch element {
        case .move(let point): last = point
        case .line(let end):
          if end != last { ways.append((last.way(to: end), last.way(to: end))) }
          last = end
        case .cubic(let one, let two, let end):
          ways.append((last.way(to: one), two.way(to: end)))
          last = end
        default: break
        }
      }
      #expect(ways.count >= 6)
      for (way, next) in zip(ways, ways.dropFirst()) {
        #expect(abs(way.out.x * next.in.y - way.out.y * next.in.x) < 1e-6, "a radius of \(radius)")
      }
    }
  }

  @Test("Continuous corners become circular if the sides are only two radii long")
  func short() {
    let square = Rect(x: 0, y: 0, width: 40, height: 40)
    #expect(
      Path(roundedRect: square, cornerRadius: 20, curve: .continuous)
        == Path(roundedRect: square, cornerRadius: 20))
  }

  @Test("Layers clip to their rounded corners, even with 3D transforms")
  func clips() {
    var list = DisplayList()
    list.commands = [DisplayList.Command(.fill(Path(rect), rule: .nonZero, color: RGBA(packed: 0xFF)))]
    var layer = PictureLayer(
      bounds: rect, transform: .identity, clipsToBounds: true, cornerRadius: 12, maskedCorners: .topLeft,
      content: list)
    func svg(_ layer: PictureLayer) -> String {
      SVGRenderer().svg(LayeredPicture(size: Size(width: 120, height: 100), layers: [layer]))
    }
    #expect(svg(layer).contains("L110 20L110 80L10 80L10 32C"))
    layer.maskedCorners = .bottomRight
    let other = svg(layer)
    #expect(!other.contains("L110 20L110 80L10 80L10 32C"))
    layer.cornerCurve = .continuous
    #expect(svg(layer) != other)
  }
}

extension Point {
  fileprivate func way(to end: Point) -> Point {
    let (x, y) = (end.x - x, end.y - y)
    let length = (x * x + y * y).squareRoot()
    return Point(x: x / length, y: y / length)
  }
}

extension Path {
  fileprivate var ends: [Point] {
    elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point): point
      case .quad(_, let point), .cubic(_, _, let point): point
      case .close: nil
      }
    }
  }
}
