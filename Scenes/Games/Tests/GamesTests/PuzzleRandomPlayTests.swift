import SceneUI
import Testing

@testable import Games

/// Tests random swipes, tilts, undos and redos, and compares the board with a simple model.
@Suite struct PuzzleRandomPlayTests {
  /// The model, with the current rows and their history.
  private struct Naive {
    var rows = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 0]]
    var past: [[[Int]]] = []
    var future: [[[Int]]] = []

    var tiles: [Int] { rows.joined().map { $0 == 0 ? 15 : $0 - 1 } }

    /// Moves a tile in a direction if the gap is next to it. If `touched` is not nil, only that tile can move.
    mutating func move(_ direction: SlidingBoard.Direction, touched: Int? = nil) {
      let (down, right) =
        switch direction {
        case .left: (0, -1)
        case .right: (0, 1)
        case .up: (-1, 0)
        case .down: (1, 0)
        }
      for row in 0..<4 {
        for column in 0..<4 {
          let (toRow, toColumn) = (row + down, column + right)
          guard (0..<4).contains(toRow), (0..<4).contains(toColumn), rows[toRow][toColumn] == 0,
            touched == nil || touched == row * 4 + column
          else { continue }
          past.append(rows)
          future = []
          rows[toRow][toColumn] = rows[row][column]
          rows[row][column] = 0
          return
        }
      }
    }

    mutating func undo() {
      guard let last = past.popLast() else { return }
      future.append(rows)
      rows = last
    }

    mutating func redo() {
      guard let next = future.popLast() else { return }
      past.append(rows)
      rows = next
    }
  }

  @Test(
    "The board, move counter, and buttons match a simple model after each of 5,000 random steps",
    arguments: 0..<5)
  func play(_ seed: UInt64) throws {
    try Stage.play { stage in
      var generator = SeededGenerator(seed: seed)
      var naive = Naive()
      let puzzle = try stage.puzzle
      let (undo, redo) = (
        try stage.harness.find(id: "undo", as: Button.self),
        try stage.harness.find(id: "redo", as: Button.self)
      )
      for step in 0..<1000 {
        let direction = SlidingBoard.Direction.allCases.randomElement(using: &generator) ?? .up
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<2:
          let place = Int.random(in: 0..<16, using: &generator)
          try stage.swipe(direction, at: place)
          naive.move(direction, touched: place)
        case 2..<4:
          try stage.swipe(direction)
          naive.move(direction)
        case 4..<7:
          tilt(stage, direction)
          naive.move(direction)
        case 7..<9:
          try stage.tap(id: "undo")
          naive.undo()
        default:
          try stage.tap(id: "redo")
          naive.redo()
        }
        try #require(puzzle.board.tiles == naive.tiles, "step \(step)")
        try #require(puzzle.board.tiles.sorted() == Array(0...15) && puzzle.board.isSolvable)
        try #require(puzzle.moveCount == naive.past.count, "step \(step)")
        try #require(stage.value(of: "moves") == naive.past.count, "step \(step)")
        try #require(undo.isEnabled == !naive.past.isEmpty && redo.isEnabled == !naive.future.isEmpty)
      }
      while undo.isEnabled {
        try stage.tap(id: "undo")
        naive.undo()
      }
      #expect(puzzle.board.isSolved && puzzle.moveCount == 0 && naive.past.isEmpty)
    }
  }

  private func tilt(_ stage: Stage, _ direction: SlidingBoard.Direction) {
    let (x, y) =
      switch direction {
      case .left: (-0.5, 0.0)
      case .right: (0.5, 0.0)
      case .up: (0.0, 0.5)
      case .down: (0.0, -0.5)
      }
    for (x, y) in [(x, y), (0, 0)] {
      stage.app.context.device.accelerometer.measure(x: x, y: y, z: -0.8)
      stage.harness.advance(seconds: 0.1)
    }
  }
}
