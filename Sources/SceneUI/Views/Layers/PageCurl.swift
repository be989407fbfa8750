import SceneDrawing
import SceneValues

/// A page that curls up from its bottom edge. It consists of the flat part and a roll of shaded stripes. The back of the
/// page, which would be mirrored, is not drawn.
struct PageCurl {
  private let page: PictureLayer
  private let bounds: Rect
  private static let stripes = 12

  init(page: PictureLayer, in bounds: Rect) {
    self.page = page
    self.bounds = bounds
  }

  /// Returns the flat part and the roll, from back to front. At a progress of 0, the page is flat. At 1, it is rolled up.
  func rolled(_ progress: Double) -> [PictureLayer] {
    guard progress > 0 else { return [page] }
    guard progress < 1 else { return [] }
    let thickness = bounds.height * 0.12 * min(1, progress * 4)
    let fold = bounds.maxY - (bounds.height + thickness) * progress
    return [flatPart(above: fold), roll(at: fold, thickness: thickness)]
  }

  private func flatPart(above fold: Double) -> PictureLayer {
    let visible = Rect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(0, fold - bounds.minY))
    return PictureLayer(
      bounds: visible, transform: .identity, clipsToBounds: true, sublayers: [page])
  }

  private func roll(at fold: Double, thickness: Double) -> PictureLayer {
    let graphics = GraphicsContext()
    let height = thickness / Double(Self.stripes)
    for stripe in 0..<Self.stripes {
      let part = (Double(stripe) + 0.5) / Double(Self.stripes)
      let white = 1 - 0.45 * (2 * part - 0.7) * (2 * part - 0.7)
      graphics.setFillColor(Color(white: white))
      graphics.fill(
        Rect(
          x: bounds.minX, y: fold + Double(stripe) * height, width: bounds.width,
          // The stripes overlap so that no seams are visible.
          height: stripe == Self.stripes - 1 ? height : height * 1.5))
    }
    for step in 0..<4 {
      graphics.setFillColor(Color(white: 0, alpha: 0.08))
      graphics.fill(
        Rect(
          x: bounds.minX, y: fold + thickness, width: bounds.width,
          height: thickness * 0.1 * Double(step + 1)))
    }
    return PictureLayer(bounds: bounds, transform: .identity, content: graphics.displayList)
  }
}
