import SceneDrawing
import SceneServices
import SceneValues

enum ButtonSymbol {
  case info, add, close

  var meaning: LibraryText {
    switch self {
    case .info: .moreInformation
    case .add: .add
    case .close: .close
    }
  }

  var size: Size { self == .close ? Size(width: 30, height: 30) : Size(width: 22, height: 22) }
}

extension GraphicsContext {
  func draw(_ symbol: ButtonSymbol, in rect: Rect, color: RGBA) {
    let (center, size) = (rect.center, symbol.size)
    let disc = Rect(
      x: center.x - size.width / 2 + 1, y: center.y - size.height / 2 + 1, width: size.width - 2,
      height: size.height - 2)
    withState {
      setStrokeColor(color)
      setFillColor(color)
      lineCap = .round
      switch symbol {
      case .info:
        lineWidth = 1.5
        strokeEllipse(in: disc)
        fillEllipse(in: Rect(x: center.x - 1.4, y: center.y - 6.4, width: 2.8, height: 2.8))
        lineWidth = 2.2
        strokeLine(from: Point(x: center.x, y: center.y - 1), to: Point(x: center.x, y: center.y + 5.5))
      case .add:
        lineWidth = 1.5
        strokeEllipse(in: disc)
        strokeLine(from: Point(x: center.x - 5.5, y: center.y), to: Point(x: center.x + 5.5, y: center.y))
        strokeLine(from: Point(x: center.x, y: center.y - 5.5), to: Point(x: center.x, y: center.y + 5.5))
      case .close:
        setFillColor(Color(.systemFill))
        fillEllipse(in: disc)
        lineWidth = 2.2
        strokeLine(
          from: Point(x: center.x - 4.5, y: center.y - 4.5), to: Point(x: center.x + 4.5, y: center.y + 4.5))
        strokeLine(
          from: Point(x: center.x - 4.5, y: center.y + 4.5), to: Point(x: center.x + 4.5, y: center.y - 4.5))
      }
    }
  }

  func drawGlow(around center: Point) {
    withState {
      for radius in [32.0, 24, 16] {
        setFillColor(Color(white: 1, alpha: 0.25))
        fillEllipse(
          in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      }
    }
  }
}
