import SceneDrawing
import SceneUI
import SceneValues

package struct PictureBoard {
  private let metrics: any TextMetrics
  private let isDark: Bool
  private let scale: Double

  package struct BoardItem {
    package var name: String
    package var picture: LayeredPicture

    package init(name: String, picture: LayeredPicture) {
      self.name = name
      self.picture = picture
    }
  }

  private static let gap = 24.0
  private static let caption = 20.0
  private static let font = Font.system(12)

  package init(
    metrics: any TextMetrics = BuiltInTextMetrics(), style: InterfaceStyle, scale: Double = 1
  ) {
    self.metrics = metrics
    isDark = style == .dark
    self.scale = scale
  }

  /// Returns a picture of the rows. Rows that are wider than the limit, which is in points, are wrapped.
  package func picture(ofRows rows: [[BoardItem]], width limit: Double = 1600) -> LayeredPicture {
    var layers: [PictureLayer] = []
    var (y, width) = (Self.gap, 0.0)
    for row in rows {
      var (x, height) = (Self.gap, 0.0)
      for boardItem in row {
        let size = size(of: boardItem)
        if x > Self.gap, x + size.width + Self.gap > limit {
          (x, y, height) = (Self.gap, y + height + Self.gap, 0)
        }
        layers += page(boardItem, at: Point(x: x, y: y))
        width = max(width, x + size.width + Self.gap)
        height = max(height, size.height)
        x += size.width + Self.gap
      }
      y += height + Self.gap
    }
    return LayeredPicture(
      size: Size(width: width, height: y), background: resolve(.systemGray5), layers: layers)
  }

  private func size(of boardItem: BoardItem) -> Size {
    let size = boardItem.picture.size
    let name = scale < 1 ? metrics.width(of: boardItem.name, font: Self.font).rounded(.up) : 0
    return Size(width: max(size.width * scale, name), height: size.height * scale + Self.caption)
  }

  private func page(_ boardItem: BoardItem, at origin: Point) -> [PictureLayer] {
    let size = boardItem.picture.size
    let graphics = GraphicsContext(metrics: metrics, resolve: resolve)
    let place = Rect(x: 0, y: 0, width: self.size(of: boardItem).width, height: Self.caption)
    graphics.drawText(boardItem.name, in: place, font: Self.font, color: .secondaryLabel)
    let top = AffineTransform.translation(x: origin.x, y: origin.y + Self.caption)
    return [
      PictureLayer(frame: Rect(origin: origin, size: place.size), content: graphics.displayList),
      PictureLayer(
        bounds: Rect(origin: .zero, size: size),
        transform: scale == 1 ? top : AffineTransform.scale(x: scale, y: scale).concatenating(top),
        clipsToBounds: true,
        sublayers: [background(of: boardItem.picture)].compactMap(\.self) + boardItem.picture.layers),
    ]
  }

  private func background(of picture: LayeredPicture) -> PictureLayer? {
    guard let color = picture.background else { return nil }
    let graphics = GraphicsContext(metrics: metrics, resolve: resolve)
    graphics.fillColor = color
    graphics.fill(Rect(origin: .zero, size: picture.size))
    return PictureLayer(frame: Rect(origin: .zero, size: picture.size), content: graphics.displayList)
  }

  private func resolve(_ color: Color) -> RGBA { color.resolved(dark: isDark) }
}
