import Testing

@testable import Games

@Suite struct SlidingBoardTests {
  @Test("Four slides move tiles 14, 10, 9, and 5")
  func sequence() {
    var board = SlidingBoard()
    #expect(board.isSolved)
    let slides = [.right, .down, .right, .down].map { board.slide($0) }
    #expect(board.tiles == [0, 1, 2, 3, 4, 15, 6, 7, 8, 5, 9, 11, 12, 13, 10, 14])
    #expect(slides.map { $0?.tile } == [14, 10, 9, 5])
    #expect(slides.first == .some(.init(tile: 14, from: 14, to: 15)))
    #expect(board.gapPlace == 5 && !board.isSolved && board.isSolvable)
  }

  @Test("Rejects a slide in a direction in which no tile can move")
  func refused() {
    var board = SlidingBoard()
    #expect(board.slide(.left) == nil)
    #expect(board.slide(.up) == nil)
    #expect(board == SlidingBoard())
    for direction in [.right, .right, .right, .down, .down, .down] as [SlidingBoard.Direction] {
      #expect(board.slide(direction) != nil)
    }
    #expect(board.gapPlace == 0)
    #expect(board.slide(.right) == nil && board.slide(.down) == nil)
  }

  @Test("A slide in the opposite direction undoes a slide", arguments: SlidingBoard.Direction.allCases)
  func opposite(_ direction: SlidingBoard.Direction) {
    var board = SlidingBoard()
    for direction in [.right, .down] as [SlidingBoard.Direction] { board.slide(direction) }
    let before = board
    #expect(board.slide(direction) != nil)
    #expect(board != before)
    board.slide(direction.opposite)
    #expect(board == before)
  }

  @Test("Accepts any solvable order of tiles and rejects invalid orders")
  func ordersFromOutside() {
    #expect(SlidingBoard(tiles: Array(0...15)) == SlidingBoard())
    // The first order cannot be solved, and the others are invalid.
    #expect(SlidingBoard(tiles: Array(0..<13) + [14, 13, 15]) == nil)
    #expect(SlidingBoard(tiles: Array(0..<15)) == nil)
    #expect(SlidingBoard(tiles: Array(repeating: 0, count: 16)) == nil)
    let tiles = [0, 1, 2, 3, 4, 15, 6, 7, 8, 5, 9, 11, 12, 13, 10, 14]
    #expect(SlidingBoard(tiles: tiles)?.gapPlace == 5)
  }

  @Test("Shuffled boards are complete, solvable, and distinct")
  func shuffles() {
    var generator = SeededGenerator(seed: 1)
    var boards: Set<SlidingBoard> = []
    for _ in 0..<1000 {
      let board = SlidingBoard(shuffledBy: &generator)
      #expect(board.tiles.sorted() == Array(0...15) && board.tiles[board.gapPlace] == SlidingBoard.gap)
      #expect(board.isSolvable && !board.isSolved)
      boards.insert(board)
    }
    #expect(boards.count == 1000)
    var (one, other) = (SeededGenerator(seed: 2), SeededGenerator(seed: 2))
    #expect(SlidingBoard(shuffledBy: &one) == SlidingBoard(shuffledBy: &other))
  }

  /// Boards that slides lead to are solvable. After two tiles are exchanged, they are not.
  @Test("Only tile orders that slides can produce are solvable")
  func solvable() throws {
    var generator = SeededGenerator(seed: 3)
    var board = SlidingBoard()
    for _ in 0..<2000 {
      board.slide(try #require(SlidingBoard.Direction.allCases.randomElement(using: &generator)))
      #expect(board.isSolvable)
      var tiles = board.tiles
      let places = tiles.indices.filter { tiles[$0] != SlidingBoard.gap }.shuffled(using: &generator)
      tiles.swapAt(places[0], places[1])
      #expect(SlidingBoard(tiles: tiles) == nil)
    }
  }
}
