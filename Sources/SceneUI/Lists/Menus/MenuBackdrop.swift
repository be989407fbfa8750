import SceneDrawing
import SceneRuntime
import SceneValues

final class MenuBackdrop: View {
  var hole: Rect? { didSet { if hole != oldValue { setNeedsDisplay() } } }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    var path = Path(bounds)
    if let hole { path.append(Path(roundedRect: hole, cornerRadius: 10)) }
    graphics.setFillColor(Color(white: 0, alpha: 0.4))
    graphics.fill(path, rule: .evenOdd)
  }
}
