import SceneUI

/// A photo with rounded corners, which fills the view. Without a photo, the view shows a placeholder.
final class PhotoView: ImageView {
  /// The corner radius, in points.
  var cornerRadius = 0.0 { didSet { if cornerRadius != oldValue { setNeedsDisplay() } } }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(PhotoView.self, "A photo that fills the view.") {
      $0.property(
        "cornerRadius", default: 0, "In points.", get: \.cornerRadius, set: { $0.cornerRadius = $1 })
    }
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.withState {
      graphics.clip(to: Path(roundedRect: bounds, cornerRadius: cornerRadius))
      guard currentImage == nil else { return super.draw(rect, in: graphics) }
      graphics.setFillColor(Color(.systemGray5))
      graphics.fill(bounds)
      drawSign(in: graphics)
    }
  }

  private func drawSign(in graphics: GraphicsContext) {
    let size = min(bounds.height * 0.5, 64)
    let (left, bottom) = (bounds.midX - size * 0.6, bounds.midY + size * 0.4)
    graphics.setFillColor(Color(.systemGray3))
    graphics.fill(
      Path(polygon: [
        Point(x: left, y: bottom), Point(x: left + size * 0.4, y: bottom - size * 0.6),
        Point(x: left + size * 0.65, y: bottom - size * 0.25),
        Point(x: left + size * 0.85, y: bottom - size * 0.5),
        Point(x: left + size * 1.2, y: bottom),
      ]))
    graphics.fillEllipse(
      in: Rect(x: left + size * 0.9, y: bottom - size * 0.9, width: size * 0.25, height: size * 0.25))
  }
}
