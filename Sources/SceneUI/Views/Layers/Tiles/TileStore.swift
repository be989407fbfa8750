import SceneDrawing
import SceneValues

/// A store of a layer's cached tiles, which also tracks the tiles that must be drawn.
struct TileStore {
  private(set) var wanted: [Tile] = []
  private var drawings: [Tile: Drawing] = [:]
  private var pictures = 0
  /// The number of tiles that can be cached regardless of how few tiles are visible.
  private static let minimumTileCapacity = 32

  private struct Drawing {
    var list: DisplayList
    var begin: Double
    var seen: Int
    var isOutdated = false
  }

  var count: Int { drawings.count }

  mutating func removeAll() {
    drawings = [:]
    wanted = []
  }

  mutating func markOutdated(in rect: Rect?) {
    for tile in drawings.keys where rect.map({ $0.intersects(tile.rect) }) ?? true {
      drawings[tile]?.isOutdated = true
    }
  }

  mutating func markVisible(_ tiles: [Tile]) {
    pictures += 1
    for tile in tiles { drawings[tile]?.seen = pictures }
    wanted = tiles.filter { drawings[$0]?.isOutdated ?? true }
  }

  /// If there are too many tiles, evicts the least recently visible tiles.
  mutating func discardOld(besides count: Int) {
    let surplus = drawings.count - max(2 * count, Self.minimumTileCapacity)
    guard surplus > 0 else { return }
    let unseen = drawings.filter { $0.value.seen < pictures }
    let oldest = unseen.sorted { ($0.value.seen, $0.key) < ($1.value.seen, $1.key) }
    for (tile, _) in oldest.prefix(surplus) { drawings[tile] = nil }
  }

  mutating func keep(_ list: DisplayList, of tile: Tile, at now: Double, isOutdated: Bool = false) {
    wanted.removeAll { $0 == tile }
    let begin = drawings[tile]?.begin ?? now
    drawings[tile] = Drawing(list: list, begin: begin, seen: pictures, isOutdated: isOutdated)
  }

  /// Returns the tiles' pictures from back to front, including cached tiles of other levels until `tiles` have faded in.
  mutating func pictures(of tiles: [Tile], in visible: Rect, at now: Double, fading duration: Double)
    -> [PictureLayer]
  {
    let opacities = tiles.map { opacity(of: $0, at: now, fading: duration) }
    var pictures: [PictureLayer] = []
    if opacities.contains(where: { $0 < 1 }), let level = tiles.first?.level {
      let others = drawings.keys.filter { $0.level != level && $0.rect.intersects(visible) }
      for tile in others.sorted(by: <) {
        drawings[tile]?.seen = self.pictures
        if let picture = picture(of: tile, opacity: 1) { pictures.append(picture) }
      }
    }
    pictures += zip(tiles, opacities).compactMap { picture(of: $0, opacity: $1) }
    return pictures
  }

  private func opacity(of tile: Tile, at now: Double, fading duration: Double) -> Double {
    guard let drawing = drawings[tile] else { return 0 }
    return duration > 0 ? min(max((now - drawing.begin) / duration, 0), 1) : 1
  }

  private func picture(of tile: Tile, opacity: Double) -> PictureLayer? {
    guard opacity > 0, let drawing = drawings[tile], !drawing.list.isEmpty else { return nil }
    return PictureLayer(bounds: tile.rect, transform: .identity, opacity: opacity, content: drawing.list)
  }
}

extension Tile: Comparable {
  static func < (one: Tile, other: Tile) -> Bool {
    (one.level, one.row, one.column) < (other.level, other.row, other.column)
  }
}
