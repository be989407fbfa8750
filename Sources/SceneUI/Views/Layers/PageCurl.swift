import SceneDrawing
import SceneValues

/// The edge at which a page is bound. The page rolls up from the opposite edge.
enum BoundEdge { case left, right, top, bottom }

/// A page that rolls up toward one of its edges. It consists of the flat part and a roll of shaded stripes. The back of
/// the page, which would be mirrored, is not drawn.
struct PageCurl: Equatable {
  /// The rolled part: 0 for a flat page, or 1 for a page that is rolled up completely.
  var progress: Double
  var edge = BoundEdge.top
  private static let stripes = 12

  /// Returns the flat part and the roll, from back to front.
  func parts(of page: PictureLayer, in bounds: Rect) -> [PictureLayer] {
    guard progress > 0 else { return [page] }
    guard progress < 1 else { return [] }
    let flat = PictureLayer(
      bounds: band(at: 0, max(0, fold(in: bounds)), in: bounds), transform: .identity, clipsToBounds: true,
      sublayers: [page])
    return [flat, roll(in: bounds)]
  }

  /// Returns the picture of a page with its position, opacity, and identifier. The roll does not extend past the bounds.
  func picture(of page: PictureLayer) -> PictureLayer {
    var whole = PictureLayer(
      identifier: page.identifier, bounds: page.bounds, transform: page.transform, clipsToBounds: true,
      opacity: page.opacity)
    var page = page
    page.transform = .identity
    page.opacity = 1
    page.identifier = nil
    whole.sublayers = parts(of: page, in: page.bounds)
    return whole
  }

  func coveredArea(in bounds: Rect) -> Rect {
    band(at: 0, max(0, fold(in: bounds) + thickness(in: bounds)), in: bounds)
  }

  private func length(of bounds: Rect) -> Double {
    edge == .left || edge == .right ? bounds.width : bounds.height
  }

  private func thickness(in bounds: Rect) -> Double { length(of: bounds) * 0.12 * min(1, progress * 4) }

  /// Returns the distance of the roll from the bound edge. It is negative while the last part of the roll moves out.
  private func fold(in bounds: Rect) -> Double {
    let length = length(of: bounds)
    return length - (length + thickness(in: bounds)) * progress
  }

  private func band(at distance: Double, _ length: Double, in bounds: Rect) -> Rect {
    switch edge {
    case .top: Rect(x: bounds.minX, y: bounds.minY + distance, width: bounds.width, height: length)
    case .bottom:
      Rect(x: bounds.minX, y: bounds.maxY - distance - length, width: bounds.width, height: length)
    case .left: Rect(x: bounds.minX + distance, y: bounds.minY, width: length, height: bounds.height)
    case .right:
      Rect(x: bounds.maxX - distance - length, y: bounds.minY, width: length, height: bounds.height)
    }
  }

  private func roll(in bounds: Rect) -> PictureLayer {
    let graphics = GraphicsContext()
    let (fold, thickness) = (fold(in: bounds), thickness(in: bounds))
    let length = thickness / Double(Self.stripes)
    for stripe in 0..<Self.stripes {
      let part = (Double(stripe) + 0.5) / Double(Self.stripes)
      let white = 1 - 0.45 * (2 * part - 0.7) * (2 * part - 0.7)
      graphics.setFillColor(Color(white: white))
      graphics.fill(
        band(
          at: fold + Double(stripe) * length,
          // The stripes overlap so that no seams are visible.
          stripe == Self.stripes - 1 ? length : length * 1.5, in: bounds))
    }
    for step in 0..<4 {
      graphics.setFillColor(Color(white: 0, alpha: 0.08))
      graphics.fill(band(at: fold + thickness, thickness * 0.1 * Double(step + 1), in: bounds))
    }
    return PictureLayer(bounds: bounds, transform: .identity, content: graphics.displayList)
  }
}

extension View {
  /// The rolled-up part of the view, or nil if the view is flat. A curled view receives no touches.
  var curl: PageCurl? {
    get { ownLayer?.extras?.curl }
    set {
      guard newValue != curl else { return }
      layer.createdExtras.curl = newValue
      setNeedsDisplay()
    }
  }
}
