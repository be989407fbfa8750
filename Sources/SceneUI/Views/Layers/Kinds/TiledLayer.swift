import SceneDrawing
import SceneRuntime
import SceneValues

/// A layer whose content is drawn in tiles: those that are seen in the window, each in a turn of its own, and again as it is seen
/// larger or smaller.
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
/// Tiles that are missing are asked for when a picture of the window is made. Each is drawn in a turn of the loop that comes
/// after that one, on the loop's thread, so that fingers and timers come in between; from then on it fades in. What was drawn is
/// kept while it is seen, and longer where few tiles are.
///
/// With a ``concurrentDrawing``, other threads draw the tiles, and the loop is never held up by them.
///
/// A view whose `layerClass` is one is drawn in tiles by its `draw(_:in:)`.
open class TiledLayer: Layer {
  /// In points, as they are seen at a tile's own level: 256 × 256 by default; from 16 to 4,096 each way.
  public var tileSize = Size(width: 256, height: 256) {
    didSet {
      tileSize.width = min(max(tileSize.width.isFinite ? tileSize.width : oldValue.width, 16), 4_096)
      tileSize.height = min(max(tileSize.height.isFinite ? tileSize.height : oldValue.height, 16), 4_096)
      guard tileSize != oldValue else { return }
      tiles.removeAll()
      work = nil
    }
  }
  /// How many levels there are, each of which has half the scale of the one before; 1, the default, for the same tiles
  /// however large the layer is seen.
  @Bounded(1...16) public var levelsOfDetail = 1
  /// How many of the levels are larger than the layer itself; 0 by default. With 4 levels, of which 3 are larger, the scale of
  /// what is drawn is 1, 2, 4 or 8.
  @Bounded(0...15) public var levelsOfDetailBias = 0
  /// In seconds: how long a tile takes to fade in; a quarter of a second by default, 0 for at once.
  @Within(.lengths) public var fadeDuration = 0.25

  /// Draws tiles in place of ``drawTile(in:scale:with:)``, on other threads, several at once; nil by default.
  ///
  /// ```swift
  /// let map = TiledLayer()
  /// map.concurrentDrawing = { rect, scale, graphics in
  ///   graphics.setFillColor(.systemGreen)
  ///   graphics.fill(rect)
  /// }
  /// ```
  ///
  /// Tiles that are out of sight when it would be their turn are not drawn. What was drawn comes back through the context's work
  /// queue. Under a `ManualClock`, tiles are drawn in order where the clock goes on, on its thread.
  ///
  /// The closure is given a rectangle in the layer's coordinates, how large a point is seen at the tile's level, and what to draw
  /// into, as `drawTile(in:scale:with:)` is. Its colors are those of the view that the layer is seen in. Colors and images of
  /// catalogs are looked up on the loop's thread: a tile that is the first to name one is drawn once more. One that names
  /// others each time it is drawn is kept as it is after the third time.
  public var concurrentDrawing:
    (@Sendable (_ rect: Rect, _ scale: Double, _ graphics: GraphicsContext) -> Void)?
  {
    didSet {
      work = nil
      markOutdated(in: nil)
    }
  }

  var tiles = TileStore()
  /// What other threads do for the layer; nil until they do.
  var work: TileWork?
  /// What drawings on other threads know; nil until it is needed.
  var palette: TilePalette?
  /// What such drawings have called colors and images.
  var names = TilePalette.Names()
  /// How often tiles came back that nobody could yet draw as they are to be.
  var failedTries: [Tile: Int] = [:]
  /// In how many turns a tile is to be drawn, if one is wanted by then.
  private var turnsAhead = 0

  /// A layer without content that belongs to no view.
  public required init() {}

  /// Draws a tile. By default, draws what the layer draws as a whole, of which the tile is a part: by the view's
  /// `draw(_:in:)`, or by ``Layer/draw(in:)`` and the delegate.
  ///
  /// - Parameters:
  ///   - rect: what is to be drawn, in the layer's coordinates; what lies outside of it is cut off.
  ///   - scale: how large a point is seen at the tile's level: 2 for twice as large.
  ///   - graphics: ready to draw in the layer's coordinates.
  open func drawTile(in rect: Rect, scale: Double, with graphics: GraphicsContext) {
    if let view { graphics.withState { view.draw(rect, in: graphics) } }
    graphics.withState { draw(in: graphics) }
    graphics.withState { delegate?.draw(self, in: graphics) }
  }

  /// How many tiles are kept.
  public var tileCount: Int { tiles.count }

  /// What was drawn is no longer right: it is seen until it is drawn anew.
  override func drawContent(in view: View) { markOutdated(in: nil) }

  /// What was drawn in a rectangle is no longer right; nil for all.
  func markOutdated(in rect: Rect?) {
    tiles.markOutdated(in: rect)
    work?.markOutdated(in: rect)
    palette = nil
  }

  // MARK: Pictures

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
    tiles.see(wanted)
    if let concurrentDrawing { askOthers(for: concurrentDrawing) } else { drawSoon() }
    var picture = PictureLayer(bounds: bounds, transform: .identity, clipsToBounds: true)
    picture.sublayers = tiles.pictures(of: wanted, in: visible, at: now, fading: fadeDuration)
    tiles.forgetOld(besides: wanted.count)
    return picture.sublayers.isEmpty ? [] : [picture]
  }

  /// The level whose points are as large as they are seen, or the next larger one.
  private func level(at scale: Double) -> Int {
    let levels = levelsOfDetail
    let (least, most) = (levelsOfDetailBias - levels + 1, levelsOfDetailBias)
    var level = least
    while level < most, TileGrid.scale(of: level) < scale * (1 - 1e-6) { level += 1 }
    return level
  }

  // MARK: Drawing

  /// Leaves each tile that is wanted for a turn of its own: the one in which a picture is made is not made longer.
  private func drawSoon() {
    guard let clock else { return }
    while turnsAhead < tiles.wanted.count {
      turnsAhead += 1
      clock.workQueue.postHere { [weak self] in self?.drawNext() }
    }
  }

  private func drawNext() {
    turnsAhead -= 1
    // It may have gone out of sight since.
    guard let view = home, let now = localTime, let tile = tiles.wanted.first else { return }
    let graphics = view.makeGraphicsContext()
    graphics.withState {
      graphics.clip(to: Path(tile.rect))
      drawTile(in: tile.rect, scale: tile.scale, with: graphics)
    }
    tiles.keep(graphics.displayList, of: tile, at: now)
  }
}
