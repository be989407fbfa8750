import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

extension TiledLayer {
  private static let maxAttempts = 3

  func drawConcurrently(for drawing: @escaping TileWork.Drawing) {
    guard let view = home, let clock else { return }
    let work = work ?? TileWork()
    self.work = work
    guard !tiles.wanted.isEmpty else {
      failedTries = [:]
      return _ = work.ask(for: [], nil)
    }
    let palette = palette ?? TilePalette(of: view, knowing: names)
    self.palette = palette
    let handle = ObjectHandle(self, queue: clock.workQueue)
    for _ in 0..<work.ask(for: tiles.wanted, TileWork.Order(drawing: drawing, palette: palette)) {
      // The reference is weak because the tiles are useless once the layer is released.
      clock.performElsewhere { [weak work] in
        guard let result = work?.drawNext() else { return }
        handle.post { layer in layer.receive(result, of: work) }
      }
    }
  }

  private func receive(_ result: TileWork.Result, of work: TileWork?) {
    // The tile size or the drawing closure may have changed since the job started.
    guard let work, work === self.work, let drawing = concurrentDrawing else { return }
    let isOutdated = work.receive(result.tile)
    guard let view = home, let now = localTime else { return }
    if !result.unknown.isEmpty, failedTries[result.tile, default: 1] < Self.maxAttempts {
      failedTries[result.tile, default: 1] += 1
      names.formUnion(result.unknown)
      palette?.lookUp(result.unknown, in: view)
      return drawConcurrently(for: drawing)
    }
    failedTries[result.tile] = nil
    tiles.keep(result.list, of: result.tile, at: now, isOutdated: isOutdated)
  }
}
