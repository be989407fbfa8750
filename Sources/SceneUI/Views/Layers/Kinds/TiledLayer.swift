import SceneDrawing
import SceneRuntime
import SceneValues

/// A layer that draws its content in tiles and redraws the tiles when the layer's scale changes.
///
/// ```swift
/// final class MapLayer: TiledLayer {
///   override func drawTile(in rect: Rect, scale: Double, with graphics: GraphicsContext) {
///     graphics.setFillColor(.systemGreen)
///     graphics.fill(rect)
///   }
/// }
/// ```
///
/// Each visible tile is drawn in a separate turn of the loop, so that touches and timers are processed between tiles. If
/// ``concurrentDrawing`` is set, tiles are drawn on other threads, and drawing never blocks the loop.
///
/// If a view uses this class as its `layerClass`, the view's `draw(_:in:)` method draws the tiles.
open class TiledLayer: Layer {
  /// The size of a tile, in points at the tile's own scale. Each dimension is from 16 to 4,096. The default is 256 × 256.
  public var tileSize = Size(width: 256, height: 256) {
    didSet {
      tileSize.width = min(max(tileSize.width.isFinite ? tileSize.width : oldValue.width, 16), 4_096)
      tileSize.height = min(max(tileSize.height.isFinite ? tileSize.height : oldValue.height, 16), 4_096)
      guard tileSize != oldValue else { return }
      tiles.removeAll()
      work = nil
    }
  }
  /// The number of levels of detail. Each level has half the scale of the next more detailed level. The default is 1.
  @Bounded(1...16) public var levelsOfDetail = 1
  /// The number of levels of detail that magnify the layer. The default is 0. For example, if `levelsOfDetail` is 4 and
  /// this property is 3, the possible drawing scales are 1, 2, 4, and 8.
  @Bounded(0...15) public var levelsOfDetailBias = 0
  /// The duration, in seconds, over which a tile fades in. If it is 0, tiles appear immediately. The default is 0.25.
  @Within(.lengths) public var fadeDuration = 0.25

  /// A closure that draws tiles on other threads in place of ``drawTile(in:scale:with:)``. The default is nil.
  ///
  /// ```swift
  /// let map = TiledLayer()
  /// map.concurrentDrawing = { rect, scale, graphics in
  ///   graphics.setFillColor(.systemGreen)
  ///   graphics.fill(rect)
  /// }
  /// ```
  ///
  /// Finished tiles are delivered through the context's work queue. Under a `ManualClock`, tiles are drawn in order on
  /// the thread that advances the clock.
  ///
  /// Catalog colors and images are looked up on the loop's thread. Therefore, the first tile that uses a name is drawn
  /// twice. If a tile uses new names each time it is drawn, the third drawing is final.
  public var concurrentDrawing:
    (@Sendable (_ rect: Rect, _ scale: Double, _ graphics: GraphicsContext) -> Void)?
  {
    didSet {
      work = nil
      markOutdated(in: nil)
    }
  }

  var tiles = TileStore()
  var work: TileWork?
  var palette: TilePalette?
  var names = TilePalette.Names()
  var failedTries: [Tile: Int] = [:]
  private var pendingTurns = 0

  /// Creates an empty layer without a view.
  public required init() {}

  /// Draws a tile. By default, this method draws the part of the layer's content that is inside the tile. The content is
  /// drawn with the view's `draw(_:in:)`, ``Layer/draw(in:)``, and the delegate.
  ///
  /// - Parameters:
  ///   - rect: The area to draw, in layer coordinates. Drawing is clipped to this area.
  ///   - scale: The scale of the tile's level. For example, a scale of 2 doubles the size.
  ///   - graphics: The graphics context, set up for layer coordinates.
  open func drawTile(in rect: Rect, scale: Double, with graphics: GraphicsContext) {
    if let view { graphics.withState { view.draw(rect, in: graphics) } }
    graphics.withState { draw(in: graphics) }
    graphics.withState { delegate?.draw(self, in: graphics) }
  }

  /// The number of cached tiles.
  public var tileCount: Int { tiles.count }

  /// Marks all tiles as outdated. Outdated tiles remain visible until they are redrawn.
  override func drawContent(in view: View) { markOutdated(in: nil) }

  func markOutdated(in rect: Rect?) {
    tiles.markOutdated(in: rect)
    work?.markOutdated(in: rect)
    palette = nil
  }

  override func arrangedPictures(
    at now: Double, in bounds: Rect, _ make: (Double) -> [PictureLayer]
  ) -> [PictureLayer] {
    tilePictures(at: now, in: bounds) + make(now)
  }

  private func tilePictures(at now: Double, in bounds: Rect) -> [PictureLayer] {
    guard let seen = VisibleArea(of: self), let visible = seen.rect.intersection(bounds) else {
      _ = work?.ask(for: [], nil)
      return []
    }
    let grid = TileGrid(size: tileSize, level: level(at: seen.scale))
    let wanted = grid.tiles(covering: visible)
    tiles.markVisible(wanted)
    if let concurrentDrawing { drawConcurrently(for: concurrentDrawing) } else { drawSoon() }
    var picture = PictureLayer(bounds: bounds, transform: .identity, clipsToBounds: true)
    picture.sublayers = tiles.pictures(of: wanted, in: visible, at: now, fading: fadeDuration)
    tiles.discardOld(besides: wanted.count)
    return picture.sublayers.isEmpty ? [] : [picture]
  }

  private func level(at scale: Double) -> Int {
    let levels = levelsOfDetail
    let (least, most) = (levelsOfDetailBias - levels + 1, levelsOfDetailBias)
    var level = least
    while level < most, TileGrid.scale(of: level) < scale * (1 - 1e-6) { level += 1 }
    return level
  }

  private func drawSoon() {
    guard let clock else { return }
    while pendingTurns < tiles.wanted.count {
      pendingTurns += 1
      clock.workQueue.postHere { [weak self] in self?.drawNext() }
    }
  }

  private func drawNext() {
    pendingTurns -= 1
    guard let view = home, let now = localTime, let tile = tiles.wanted.first else { return }
    let graphics = view.makeGraphicsContext()
    graphics.withState {
      graphics.clip(to: Path(tile.rect))
      drawTile(in: tile.rect, scale: tile.scale, with: graphics)
    }
    tiles.keep(graphics.displayList, of: tile, at: now)
  }
}
