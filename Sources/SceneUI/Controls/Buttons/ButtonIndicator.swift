import SceneDrawing
import SceneValues

/// What at the end of a button tells that it opens a menu.
public enum ButtonIndicator: String, SceneEnumeration {
  /// As for a pop-up button, where the button is one; else nothing.
  case automatic
  case none
  /// Two arrows, one up and one down: the title says what is selected.
  case popup
  /// One arrow down.
  case pulldown

  /// In points, with what keeps it apart from the title.
  static let width = 18.0

  /// Draws it at the middle of a place.
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
