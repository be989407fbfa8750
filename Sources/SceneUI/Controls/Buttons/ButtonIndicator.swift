import SceneDrawing
import SceneValues

/// The indicator at the trailing edge of a button that opens a menu.
public enum ButtonIndicator: String, SceneEnumeration {
  case automatic
  case none
  case popup
  case pulldown

  /// The indicator's width in points, including the distance from the title.
  static let width = 18.0

  func draw(in place: Rect, color: RGBA, _ graphics: GraphicsContext) {
    let (x, y) = (place.midX, place.midY)
    var path = Path()
    func arrow(at y: Double, height: Double) {
      path.move(to: Point(x: x - 4, y: y))
      path.addLine(to: Point(x: x, y: y + height))
      path.addLine(to: Point(x: x + 4, y: y))
    }
    if self == .popup {
      arrow(at: y - 2, height: -4)
      arrow(at: y + 2, height: 4)
    } else {
      arrow(at: y - 2, height: 4)
    }
    graphics.withState {
      graphics.setStrokeColor(color)
      graphics.lineWidth = 1.5
      graphics.lineCap = .round
      graphics.lineJoin = .round
      graphics.stroke(path)
    }
  }
}
