import SceneDrawing
import SceneUI
import SceneValues

/// Lays pictures beside one another, each under its name, in rows.
struct PictureBoard {
  let metrics: any TextMetrics
  let isDark: Bool

  private static let gap = 24.0
  private static let caption = 20.0
  /// In points: where a row ends, unless one picture alone is wider.
  private static let width = 1600.0

  func picture(of exhibits: [Stage.Exhibit]) -> LayeredPicture {
    var layers: [Layer] = []
    var (x, y, rowHeight, width) = (Self.gap, Self.gap, 0.0, 0.0)
    for exhibit in exhibits {
      let size = exhibit.picture.size
      if x > Self.gap, x + size.width + Self.gap > Self.width {
        (x, y, rowHeight) = (Self.gap, y + rowHeight + Self.gap, 0)
      }
      layers += page(exhibit, at: Point(x: x, y: y))
      width = max(width, x + size.width + Self.gap)
      rowHeight = max(rowHeight, size.height + Self.caption)
      x += size.width + Self.gap
    }
    let size = Size(width: width, height: y + rowHeight + Self.gap)
    return LayeredPicture(size: size, background: resolve(.systemGray5), layers: layers)
  }

  private func page(_ exhibit: Stage.Exhibit, at origin: Point) -> [Layer] {
    let size = exhibit.picture.size
    let graphics = GraphicsContext(metrics: metrics, resolve: resolve)
    let place = Rect(x: 0, y: 0, width: size.width, height: Self.caption)
    graphics.drawText(exhibit.name, in: place, font: .system(12), color: .secondaryLabel)
    let top = Point(x: origin.x, y: origin.y + Self.caption)
    return [
      Layer(frame: Rect(origin: origin, size: place.size), content: graphics.displayList),
      Layer(
        bounds: Rect(origin: .zero, size: size), transform: .translation(x: top.x, y: top.y),
        clipsToBounds: true, sublayers: exhibit.picture.layers),
    ]
  }

  private func resolve(_ color: Color) -> RGBA { color.resolved(dark: isDark) }
}
