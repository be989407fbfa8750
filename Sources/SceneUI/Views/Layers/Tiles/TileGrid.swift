import SceneValues

/// One tile of a layer.
struct Tile: Hashable {
  let level: Int
  let column: Int
  let row: Int
  /// In the layer's coordinates.
  let rect: Rect

  /// How large a point of the layer is seen at the level.
  var scale: Double { TileGrid.scale(of: level) }
}

/// The tiles of a level, which begin where x and y are 0.
struct TileGrid {
  private let level: Int
  /// In points of the layer.
  private let size: Size
  /// However small a layer is seen, no more are drawn for a picture.
  private static let mostTiles = 1_024

  /// - Parameters:
  ///   - size: of a tile as it is seen at its level, in points.
  ///   - level: 0 for the layer's own scale; each more is twice as large.
  init(size: Size, level: Int) {
    self.level = level
    let scale = Self.scale(of: level)
    self.size = Size(width: size.width / scale, height: size.height / scale)
  }

  static func scale(of level: Int) -> Double { Double(sign: .plus, exponent: level, significand: 1) }

  /// The tiles that lie in a rectangle or reach into it, row by row.
  func tiles(covering rect: Rect) -> [Tile] {
    guard !rect.isEmpty else { return [] }
    let columns = Self.range(rect.minX, rect.maxX, size.width).prefix(Self.mostTiles)
    let rows = Self.range(rect.minY, rect.maxY, size.height).prefix(max(1, Self.mostTiles / columns.count))
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
    // Sums are right but for their last digits: what ends where a tile begins, does not reach into it.
    let first = Int((low / length + 1e-6).rounded(.down))
    return first..<max(first + 1, Int((high / length - 1e-6).rounded(.up)))
  }
}
