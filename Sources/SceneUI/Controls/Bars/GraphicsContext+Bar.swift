import SceneDrawing
import SceneValues

extension GraphicsContext {
  /// What all bars stand on: an even color, and a hair line at the edge that the content meets.
  ///
  /// It goes on by `reach` points beyond the other edge: below what covers the screen there.
  func drawBar(
    in bounds: Rect, reaching reach: Double, color: Color?, image: ImageName? = nil, line edge: BarEdge
  ) {
    let bounds = Rect(
      x: bounds.minX, y: edge == .top ? bounds.minY : bounds.minY - reach, width: bounds.width,
      height: bounds.height + reach)
    setFillColor(color ?? Color(.secondarySystemBackground))
    fill(bounds)
    if let image { drawImage(named: image.name, in: bounds) }
    setFillColor(.separator)
    fill(
      Rect(
        x: bounds.minX, y: edge == .top ? bounds.minY : bounds.maxY - 0.5, width: bounds.width, height: 0.5))
  }
}

enum BarEdge { case top, bottom }
