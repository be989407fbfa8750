/// A board of four by four positions with fifteen tiles and a gap.
///
/// Positions and tiles are numbered from 0, row by row from the top left. On a solved board, each tile is at the
/// position with its number. The gap, whose number is 15, is in the bottom-right corner. A direction is that of a
/// moving tile: on a solved board, `right` slides tile 14, which is to the left of the gap, into the corner.
///
/// ```swift
/// var board = SlidingBoard()
/// for direction in [.right, .down, .right, .down] as [SlidingBoard.Direction] { board.slide(direction) }
/// board.tiles  // [0, 1, 2, 3, 4, 15, 6, 7, 8, 5, 9, 11, 12, 13, 10, 14]
/// ```
struct SlidingBoard: Hashable, Sendable {
  enum Direction: String, CaseIterable, Sendable {
    case left, right, up, down

    var opposite: Direction {
      switch self {
      case .left: .right
      case .right: .left
      case .up: .down
      case .down: .up
      }
    }
  }

  struct Slide: Hashable, Sendable {
    let tile: Int
    let from: Int
    let to: Int
  }

  static let side = 4
  static let gap = side * side - 1

  private(set) var tiles: [Int]
  private(set) var gapPlace: Int

  init() {
    tiles = Array(0...Self.gap)
    gapPlace = Self.gap
  }

  /// Restores a board with a tile, or the gap, at each position. The result is nil if slides cannot lead to the board.
  init?(tiles: [Int]) {
    guard tiles.sorted() == Array(0...Self.gap), let gap = tiles.firstIndex(of: Self.gap) else { return nil }
    (self.tiles, gapPlace) = (tiles, gap)
    guard isSolvable else { return nil }
  }

  /// Creates a random board that is solvable, but not solved. The gap is in its corner.
  init(shuffledBy generator: inout some RandomNumberGenerator) {
    self.init()
    repeat {
      tiles = (0..<Self.gap).shuffled(using: &generator) + [Self.gap]
      // Half of all orders cannot be solved, and can be solved after two tiles are exchanged.
      if !isSolvable { tiles.swapAt(0, 1) }
    } while isSolved
  }

  var isSolved: Bool { tiles == Array(0...Self.gap) }

  /// Whether slides lead from this board to the solved one. Always true for boards that this type creates.
  ///
  /// A slide exchanges the gap with its neighbor. This changes both the parity of the order and the parity of the
  /// distance between the gap and its corner, so the two parities remain equal.
  var isSolvable: Bool {
    var inversions = 0
    for (place, tile) in tiles.enumerated() {
      inversions += tiles[(place + 1)...].count { $0 < tile }
    }
    let (row, column) = gapPlace.quotientAndRemainder(dividingBy: Self.side)
    return (inversions + row + column) % 2 == 0
  }

  /// Slides the tile that can move in a direction into the gap. Returns nil and does nothing if there is no such tile.
  @discardableResult
  mutating func slide(_ direction: Direction) -> Slide? {
    guard let place = placeOfTile(going: direction) else { return nil }
    let slide = Slide(tile: tiles[place], from: place, to: gapPlace)
    tiles.swapAt(place, gapPlace)
    gapPlace = place
    return slide
  }

  /// Returns the position of the tile that can move in a direction, or nil if the frame prevents this.
  func placeOfTile(going direction: Direction) -> Int? {
    let (row, column) = gapPlace.quotientAndRemainder(dividingBy: Self.side)
    switch direction {
    case .right: return column > 0 ? gapPlace - 1 : nil
    case .left: return column < Self.side - 1 ? gapPlace + 1 : nil
    case .down: return row > 0 ? gapPlace - Self.side : nil
    case .up: return row < Self.side - 1 ? gapPlace + Self.side : nil
    }
  }
}
