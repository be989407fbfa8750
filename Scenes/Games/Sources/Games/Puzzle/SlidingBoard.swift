/// Fifteen tiles in a frame of four by four, and the gap among them.
///
/// Places and tiles are counted from 0, row by row from the top left. On a solved board every tile lies in the place of
/// its own number, and the gap, which counts as number 15, in the bottom right corner. A direction is the one in which
/// a tile goes: on a solved board, `right` slides tile 14, which lies left of the gap, into the corner.
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

  /// A tile that goes from one place to the one beside it.
  struct Slide: Hashable, Sendable {
    let tile: Int
    let from: Int
    let to: Int
  }

  static let side = 4
  static let gap = side * side - 1

  /// What lies in each place.
  private(set) var tiles: [Int]
  /// Where nothing lies.
  private(set) var gapPlace: Int

  /// A solved board.
  init() {
    tiles = Array(0...Self.gap)
    gapPlace = Self.gap
  }

  /// A board as it was left; nil for what slides never lead to.
  ///
  /// - Parameter tiles: what lies in each place, the gap included.
  init?(tiles: [Int]) {
    guard tiles.sorted() == Array(0...Self.gap), let gap = tiles.firstIndex(of: Self.gap) else { return nil }
    (self.tiles, gapPlace) = (tiles, gap)
    guard isSolvable else { return nil }
  }

  /// A board of any order that slides can lead to, but the solved one; the gap is in its corner.
  init(shuffledBy generator: inout some RandomNumberGenerator) {
    self.init()
    repeat {
      tiles = (0..<Self.gap).shuffled(using: &generator) + [Self.gap]
      // Half of all orders are out of reach; one exchange leads from each of them to one that is not.
      if !isSolvable { tiles.swapAt(0, 1) }
    } while isSolved
  }

  var isSolved: Bool { tiles == Array(0...Self.gap) }

  /// Whether slides lead from here to the solved board. They always do from boards that were made here.
  ///
  /// A slide exchanges the gap with its neighbor: it makes an even order odd, and the gap's way to its corner, in
  /// steps, odd where it was even. So the two agree for ever.
  var isSolvable: Bool {
    var inversions = 0
    for (place, tile) in tiles.enumerated() {
      inversions += tiles[(place + 1)...].count { $0 < tile }
    }
    let (row, column) = gapPlace.quotientAndRemainder(dividingBy: Self.side)
    return (inversions + row + column) % 2 == 0
  }

  /// Slides the tile beside the gap in a direction, into the gap.
  ///
  /// - Returns: what went where; nil where the frame is in the way, and nothing has changed.
  @discardableResult
  mutating func slide(_ direction: Direction) -> Slide? {
    guard let place = placeOfTile(going: direction) else { return nil }
    let slide = Slide(tile: tiles[place], from: place, to: gapPlace)
    tiles.swapAt(place, gapPlace)
    gapPlace = place
    return slide
  }

  /// Where the tile lies that can go in a direction; nil where the frame is in the way.
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
