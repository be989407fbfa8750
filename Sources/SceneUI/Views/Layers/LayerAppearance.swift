import SceneDrawing
import SceneValues

/// The values that determine a layer's background, border, corners, and shadow: either model values or presented values.
struct LayerAppearance {
  var bounds: Rect
  var backgroundColor: Color?
  var cornerRadius: Double
  var maskedCorners: RectCorners
  var cornerCurve: CornerCurve
  var borderWidth: Double
  var borderColor: Color?
  var clips: Bool
  var shadowColor: Color?
  var shadowOpacity: Double
  var shadowOffset: Size
  var shadowRadius: Double
  var shadowPath: Path?

  private func outline(insetBy inset: Double = 0) -> Path {
    Path(
      roundedRect: bounds.insetBy(dx: inset, dy: inset), cornerRadius: max(0, cornerRadius - inset),
      corners: maskedCorners, curve: cornerCurve)
  }

  private var throwsShadow: Bool { shadowOpacity > 0 && !clips && shadowColor != nil }

  /// Draws the shadow of `shadowPath` or of the background. If there is neither, this method draws nothing, and all
  /// visible content casts the shadow instead.
  func drawShadow(in graphics: GraphicsContext) {
    guard throwsShadow, let shadowColor else { return }
    var opacity = shadowOpacity
    if shadowPath == nil {
      guard let background = backgroundColor.map(graphics.resolved), background.alpha > 0 else { return }
      opacity *= background.alpha
    }
    let path = shadowPath ?? outline()
    let color = graphics.resolved(shadowColor)
    let place = path.applying(.translation(x: shadowOffset.width, y: shadowOffset.height))
    let shape = DisplayList.Command(
      .fill(place, rule: .nonZero, color: color.withAlpha(color.alpha * opacity)))
    graphics.draw(DisplayGroup(DisplayList(commands: [shape]), blurRadius: shadowRadius))
  }

  func contentShadow(_ resolve: (Color) -> RGBA) -> Shadow? {
    guard throwsShadow, shadowPath == nil, let shadowColor,
      backgroundColor.map({ resolve($0).alpha > 0 }) != true
    else { return nil }
    let color = resolve(shadowColor)
    return Shadow(
      offset: shadowOffset, radius: shadowRadius, color: color.withAlpha(color.alpha * shadowOpacity))
  }

  /// Draws the background. Rounded corners are omitted if the layer clips its content.
  func drawBackground(in graphics: GraphicsContext) {
    guard let backgroundColor else { return }
    graphics.setFillColor(backgroundColor)
    graphics.fill(clips ? Path(bounds) : outline())
  }

  func drawBorder(in graphics: GraphicsContext) {
    guard borderWidth > 0, let borderColor else { return }
    graphics.setStrokeColor(borderColor)
    graphics.lineWidth = borderWidth
    graphics.stroke(outline(insetBy: borderWidth / 2))
  }
}
