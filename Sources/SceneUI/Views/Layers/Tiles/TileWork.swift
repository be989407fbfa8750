import SceneDrawing
import SceneValues

/// A queue of tiles to draw. The loop's thread adds the tiles. Jobs on other threads draw the tiles one by one and return
/// the results to the loop's thread. Tiles that are no longer needed are skipped.
final class TileWork: Sendable {
  typealias Drawing = @Sendable (_ rect: Rect, _ scale: Double, _ graphics: GraphicsContext) -> Void

  struct Order: Sendable {
    let drawing: Drawing
    let palette: TilePalette
  }

  struct Result: Sendable {
    let tile: Tile
    let list: DisplayList
    let unknown: TilePalette.Names
  }

  private struct State: Sendable {
    var order: Order?
    var waiting: [Tile] = []
    /// The number of pending jobs. Each job draws one tile if a tile is waiting.
    var jobs = 0
    /// The tiles that are being drawn. Each value indicates whether the tile must be redrawn.
    var underWay: [Tile: Bool] = [:]
  }

  private let state = Locked(State())

  /// Replaces the waiting tiles. Drawings in progress are completed. Returns the number of jobs to add.
  func ask(for tiles: [Tile], _ order: Order?) -> Int {
    state.withLock { state in
      state.order = order
      state.waiting = tiles.filter { state.underWay[$0] == nil }
      let missing = max(state.waiting.count - state.jobs, 0)
      state.jobs += missing
      return missing
    }
  }

  func markOutdated(in rect: Rect?) {
    state.withLock { state in
      for tile in state.underWay.keys where rect.map({ $0.intersects(tile.rect) }) ?? true {
        state.underWay[tile] = true
      }
    }
  }

  /// Records that a tile's drawing has been received. Returns whether the tile must be redrawn.
  func receive(_ tile: Tile) -> Bool {
    state.withLock { $0.underWay.removeValue(forKey: tile) } ?? false
  }

  /// Runs one job, which draws the next waiting tile. Returns nil if no tile is waiting.
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
