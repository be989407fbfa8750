import SceneDrawing
import SceneValues

/// How a layer is drawn around its content: its own values, or those that are seen while it moves.
struct LayerLook {
  var bounds: Rect
  var backgroundColor: Color?
  var cornerRadius: Double
  var borderWidth: Double
  var borderColor: Color?
  /// Whether what lies outside of the bounds is cut off.
  var clips: Bool
  var shadowColor: Color?
  var shadowOpacity: Double
  var shadowOffset: Size
  var shadowRadius: Double
  /// What throws the shadow; nil for the background.
  var shadowPath: Path?

  /// The shadow of the background. There is no blur: many outlines, each a little larger than the next and all but
  /// transparent, look like one.
  func drawShadow(in graphics: GraphicsContext) {
    guard shadowOpacity > 0, !clips, let shadowColor, let backgroundColor,
      graphics.resolved(backgroundColor).alpha > 0
    else { return }
    let place = bounds.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
    let opacity = min(shadowOpacity, 1)
    graphics.withState {
      graphics.setFillColor(shadowColor)
      graphics.alpha = opacity
      guard shadowRadius > 0 else {
        return graphics.fill(Path(roundedRect: place, cornerRadius: cornerRadius))
      }
      // Sixteen over one another are as dark as the whole.
      graphics.alpha = 1 - (0..<4).reduce(1 - min(opacity, 0.99)) { rest, _ in rest.squareRoot() }
      for step in 0..<16 {
        let spread = shadowRadius * (1 - Double(step) / 8)
        let outline = place.insetBy(dx: -spread, dy: -spread)
        guard outline.width > 0, outline.height > 0 else { break }
        graphics.fill(Path(roundedRect: outline, cornerRadius: max(0, cornerRadius + spread)))
      }
    }
  }

  /// What the bounds are filled with. Where the corners are cut off anyway, they need not be round themselves.
  func drawBackground(in graphics: GraphicsContext) {
    guard let backgroundColor else { return }
    graphics.setFillColor(backgroundColor)
    graphics.fill(clips ? Path(bounds) : Path(roundedRect: bounds, cornerRadius: cornerRadius))
  }

  /// Inwards from the bounds.
  func drawBorder(in graphics: GraphicsContext) {
    guard borderWidth > 0, let borderColor else { return }
    graphics.setStrokeColor(borderColor)
    graphics.lineWidth = borderWidth
    let middle = borderWidth / 2
    graphics.stroke(
      Path(roundedRect: bounds.insetBy(dx: middle, dy: middle), cornerRadius: max(0, cornerRadius - middle)))
  }
}
