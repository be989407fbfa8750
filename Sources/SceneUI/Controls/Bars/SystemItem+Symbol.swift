import SceneDrawing
import SceneValues

/// A symbol that consists of filled areas and lines in a square of 24 × 24 points.
struct BarSymbol {
  var fills: [Path] = []
  var lines: [Path] = []

  static let size = 24.0

  static let more = BarSymbol(
    fills: [5.0, 12, 19].map { Path(ellipseIn: Rect(x: $0 - 2, y: 10, width: 4, height: 4)) })
}

extension SystemItem {
  var symbol: BarSymbol? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .add: BarSymbol(lines: [.line((12, 4), (12, 20)), .line((4, 12), (20, 12))])
    case .stop: BarSymbol(lines: [.line((5, 5), (19, 19)), .line((19, 5), (5, 19))])
    case .play: BarSymbol(fills: [.shape((7, 4), (20, 12), (7, 20))])
    case .pause: BarSymbol(fills: [Path(Rect(x: 6, y: 4, width: 4, height: 16)), Path(Self.rightBar)])
    case .rewind: BarSymbol(fills: [.shape((12, 5), (12, 19), (2, 12)), .shape((22, 5), (22, 19), (12, 12))])
    case .fastForward:
      BarSymbol(fills: [.shape((2, 5), (12, 12), (2, 19)), .shape((12, 5), (22, 12), (12, 19))])
    case .search:
      BarSymbol(lines: [
        Path(ellipseIn: Rect(x: 4, y: 4, width: 12, height: 12)), .line((14.5, 14.5), (20, 20)),
      ])
    case .action:
      BarSymbol(lines: [
        .line((8, 10), (5, 10), (5, 21), (19, 21), (19, 10), (16, 10)), .line((12, 15), (12, 2.5)),
        .line((8, 6.5), (12, 2.5), (16, 6.5)),
      ])
    case .trash:
      BarSymbol(lines: [
        .line((4, 6), (20, 6)), .line((9, 6), (9, 3), (15, 3), (15, 6)),
        .line((6, 6), (7, 21), (17, 21), (18, 6)), .line((10, 10), (10.3, 17.5)),
        .line((14, 10), (13.7, 17.5)),
      ])
    case .compose:
      BarSymbol(lines: [
        .line((13, 5), (4, 5), (4, 20), (19, 20), (19, 11)),
        .line((9, 15), (10, 11.5), (18.5, 3), (21, 5.5), (12.5, 14), (9, 15)),
      ])
    case .reply: BarSymbol(lines: [.line((9, 5), (3, 11), (9, 17)), Self.replyShaft])
    case .organize:
      BarSymbol(lines: [
        .line((3, 19), (3, 5), (9, 5), (11, 8), (21, 8), (21, 19), (3, 19)), .line((3, 11), (21, 11)),
      ])
    case .bookmarks:
      BarSymbol(lines: [
        .line(
          (12, 7), (9, 5), (3, 5), (3, 18), (9, 18), (12, 20), (15, 18), (21, 18), (21, 5), (15, 5), (12, 7)),
        .line((12, 7), (12, 20)),
      ])
    case .refresh: BarSymbol(fills: [.shape((11.5, 1.5), (11.5, 9.5), (16.5, 5.5))], lines: [Self.refreshArc])
    case .camera:
      BarSymbol(lines: [
        .line((3, 7), (8, 7), (10, 4), (14, 4), (16, 7), (21, 7), (21, 19), (3, 19), (3, 7)),
        Path(ellipseIn: Rect(x: 8.2, y: 8.7, width: 7.6, height: 7.6)),
      ])
    }
  }

  private static var rightBar: Rect { Rect(x: 14, y: 4, width: 4, height: 16) }

  private static var replyShaft: Path {
    var path = Path()
    path.move(to: Point(x: 3, y: 11))
    path.addLine(to: Point(x: 12, y: 11))
    path.addQuadCurve(to: Point(x: 21, y: 19), control: Point(x: 20, y: 11))
    return path
  }

  private static var refreshArc: Path {
    var path = Path()
    path.addArc(
      center: Point(x: 12, y: 13), radius: 7.5, startAngle: -0.15 * .pi, endAngle: 1.45 * .pi,
      clockwise: true)
    return path
  }
}

extension Path {
  fileprivate static func line(_ points: (Double, Double)...) -> Path {
    var path = Path()
    path.move(to: Point(x: points[0].0, y: points[0].1))
    for (x, y) in points.dropFirst() { path.addLine(to: Point(x: x, y: y)) }
    return path
  }

  fileprivate static func shape(_ points: (Double, Double)...) -> Path {
    Path(polygon: points.map { Point(x: $0.0, y: $0.1) })
  }
}

extension GraphicsContext {
  func draw(_ symbol: BarSymbol, in rect: Rect) {
    withState {
      translate(x: rect.minX, y: rect.minY)
      scale(x: rect.width / BarSymbol.size, y: rect.height / BarSymbol.size)
      strokeColor = fillColor
      lineWidth = 1.6
      lineCap = .round
      lineJoin = .round
      for path in symbol.fills { fill(path) }
      for path in symbol.lines { stroke(path) }
    }
  }
}
