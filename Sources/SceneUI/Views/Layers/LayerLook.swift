import SceneDrawing
import SceneValues

/// How a layer is drawn around its content: its own values, or those that are seen while it moves.
struct LayerLook {
  var bounds: Rect
  var backgroundColor: Color?
  var cornerRadius: Double
  var maskedCorners: RectCorners
  var cornerCurve: CornerCurve
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

  /// The bounds with their round corners.
  ///
  /// - Parameter inset: in points: how far inside them.
  /// - Returns: in the layer's coordinates.
  private func outline(insetBy inset: Double = 0) -> Path {
    Path(
      roundedRect: bounds.insetBy(dx: inset, dy: inset), cornerRadius: max(0, cornerRadius - inset),
      corners: maskedCorners, curve: cornerCurve)
  }

  private var throwsShadow: Bool { shadowOpacity > 0 && !clips && shadowColor != nil }

  /// The shadow of the path, or of the background; of what has neither, the shadow is one of all that it shows.
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

  /// The shadow of all that is shown, where neither a path nor a background throws one; nil for none.
  func contentShadow(_ resolve: (Color) -> RGBA) -> Shadow? {
    guard throwsShadow, shadowPath == nil, let shadowColor,
      backgroundColor.map({ resolve($0).alpha > 0 }) != true
    else { return nil }
    let color = resolve(shadowColor)
    return Shadow(
      offset: shadowOffset, radius: shadowRadius, color: color.withAlpha(color.alpha * shadowOpacity))
  }

  /// What the bounds are filled with. Where the corners are cut off anyway, they need not be round themselves.
  func drawBackground(in graphics: GraphicsContext) {
    guard let backgroundColor else { return }
    graphics.setFillColor(backgroundColor)
    graphics.fill(clips ? Path(bounds) : outline())
  }

  /// Inwards from the bounds.
  func drawBorder(in graphics: GraphicsContext) {
    guard borderWidth > 0, let borderColor else { return }
    graphics.setStrokeColor(borderColor)
    graphics.lineWidth = borderWidth
    graphics.stroke(outline(insetBy: borderWidth / 2))
  }
}
