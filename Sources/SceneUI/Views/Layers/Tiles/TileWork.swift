import SceneDrawing
import SceneValues

/// Tiles that other threads draw: those that are still wanted when it is their turn.
///
/// The layer says on the loop's thread which tiles are wanted; jobs on other threads take them one by one, and leave what they
/// drew for the loop.
final class TileWork: Sendable {
  typealias Drawing = @Sendable (_ rect: Rect, _ scale: Double, _ graphics: GraphicsContext) -> Void

  /// How tiles are drawn at present.
  struct Order: Sendable {
    let drawing: Drawing
    let palette: TilePalette
  }

  /// What a job comes back with.
  struct Result: Sendable {
    let tile: Tile
    let list: DisplayList
    /// Names that the loop has yet to look up before the tile can be drawn as it is to be.
    let unknown: TilePalette.Names
  }

  private struct State: Sendable {
    var order: Order?
    var waiting: [Tile] = []
    /// How many jobs are to come, each of which draws a tile if one is wanted by then.
    var jobs = 0
    /// Those that are being drawn or have not been received, with whether they are to be drawn anew afterwards.
    var underWay: [Tile: Bool] = [:]
  }

  private let state = Locked(State())

  // MARK: On the loop's thread

  /// Replaces what is wanted: what is not asked for again is not drawn, unless it has begun.
  ///
  /// - Returns: how many jobs are to be added.
  func ask(for tiles: [Tile], _ order: Order?) -> Int {
    state.withLock { state in
      state.order = order
      state.waiting = tiles.filter { state.underWay[$0] == nil }
      let missing = max(state.waiting.count - state.jobs, 0)
      state.jobs += missing
      return missing
    }
  }

  /// What is drawn in a rectangle at present will not be right; nil for all.
  func markOutdated(in rect: Rect?) {
    state.withLock { state in
      for tile in state.underWay.keys where rect.map({ $0.intersects(tile.rect) }) ?? true {
        state.underWay[tile] = true
      }
    }
  }

  /// A tile has come back.
  ///
  /// - Returns: whether it is to be drawn anew.
  func receive(_ tile: Tile) -> Bool {
    state.withLock { $0.underWay.removeValue(forKey: tile) } ?? false
  }

  // MARK: On any thread

  /// Does one job.
  ///
  /// - Returns: nil where nothing is wanted any more.
  func drawNext() -> Result? {
    let next = state.withLock { state -> (Tile, Order)? in
      state.jobs -= 1
      guard let order = state.order, !state.waiting.isEmpty else { return nil }
      let tile = state.waiting.removeFirst()
      state.underWay[tile] = false
      return (tile, order)
    }
    guard let (tile, order) = next else { return nil }
    let (list, unknown) = order.palette.draw { graphics in
      graphics.clip(to: Path(tile.rect))
      order.drawing(tile.rect, tile.scale, graphics)
    }
    return Result(tile: tile, list: list, unknown: unknown)
  }
}
