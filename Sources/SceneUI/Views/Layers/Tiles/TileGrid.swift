import SceneValues

struct Tile: Hashable {
  let level: Int
  let column: Int
  let row: Int
  let rect: Rect

  var scale: Double { TileGrid.scale(of: level) }
}

/// A grid of tiles for a level of detail, aligned to the layer's origin.
struct TileGrid {
  private let level: Int
  private let size: Size
  private static let maxTiles = 1_024

  /// Creates a grid for a level. Level 0 has the layer's own scale, and each higher level doubles the scale.
  init(size: Size, level: Int) {
    self.level = level
    let scale = Self.scale(of: level)
    self.size = Size(width: size.width / scale, height: size.height / scale)
  }

  static func scale(of level: Int) -> Double { Double(sign: .plus, exponent: level, significand: 1) }

  func tiles(covering rect: Rect) -> [Tile] {
    guard !rect.isEmpty else { return [] }
    let columns = Self.range(rect.minX, rect.maxX, size.width).prefix(Self.maxTiles)
    let rows = Self.range(rect.minY, rect.maxY, size.height).prefix(max(1, Self.maxTiles / columns.count))
    return rows.flatMap { row in
      columns.map { column in
        Tile(
          level: level, column: column, row: row,
          rect: Rect(
            x: Double(column) * size.width, y: Double(row) * size.height, width: size.width,
            height: size.height))
      }
    }
  }

  private static func range(_ low: Double, _ high: Double, _ length: Double) -> Range<Int> {
    // The tolerance allows for rounding errors. A rectangle that ends where a tile starts does not intersect the tile.
    let first = Int((low / length + 1e-6).rounded(.down))
    return first..<max(first + 1, Int((high / length - 1e-6).rounded(.up)))
  }
}
