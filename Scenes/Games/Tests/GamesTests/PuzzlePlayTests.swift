import SceneUI
import Testing

@testable import Games

@Suite struct PuzzlePlayTests {
  private static let books = [0, 1, 2, 3, 4, 15, 6, 7, 8, 5, 9, 11, 12, 13, 10, 14]

  @Test("Four swipes move tiles 14, 10, 9, and 5 and are counted as four moves")
  func sequence() throws {
    try Stage.play { stage in
      var slides: [SlidingBoard.Slide] = []
      let token = stage.app.context.notifications.observe(.puzzleDidMove) { slides.append($0.content) }
      for direction in [.right, .down, .right, .down] as [SlidingBoard.Direction] {
        try stage.swipe(direction)
      }
      token.cancel()
      #expect(try stage.puzzle.board.tiles == Self.books)
      #expect(try stage.value(of: "moves") == 4)
      #expect(slides.map(\.tile) == [14, 10, 9, 5])
      stage.harness.advance(seconds: 1)
      let board = try stage.harness.find(id: "board")
      let tile = try #require(board.view(named: "tile 6")).frame
      #expect(tile.minY == board.view(named: "tile 9")?.frame.minY)
      #expect(tile.minX == board.view(named: "tile 2")?.frame.minX)
    }
  }

  @Test("A swipe that cannot move any tile changes nothing and is not counted")
  func refused() throws {
    try Stage.play { stage in
      var count = 0
      let token = stage.app.context.notifications.observe(.puzzleDidMove) { _ in count += 1 }
      try stage.swipe(.left)
      try stage.swipe(.up)
      stage.app.context.device.accelerometer.measure(x: -0.9, y: 0, z: 0)
      #expect(count == 0)
      #expect(try stage.puzzle.board.isSolved)
      #expect(try stage.value(of: "moves") == 0)
      #expect(try stage.harness.find(id: "undo", as: Button.self).isEnabled == false)
      try stage.swipe(.right)
      #expect(count == 1)
      token.cancel()
    }
  }

  @Test("A swipe moves only the tile that was touched")
  func touched() throws {
    try Stage.play { stage in
      // Only the tiles next to the gap can move, each in one direction: tile 11 above the gap and tile 14 to its left.
      for (direction, place) in [
        (.right, 13), (.right, 10), (.right, 15), (.down, 14), (.down, 7), (.down, 15), (.up, 11),
        (.left, 14),
      ] as [(SlidingBoard.Direction, Int)] {
        try stage.swipe(direction, at: place)
        #expect(try stage.puzzle.board.isSolved, "\(direction) from \(place)")
      }
      #expect(try stage.value(of: "moves") == 0)
      try stage.swipe(.right, at: 14)
      #expect(try stage.puzzle.board.gapPlace == 14)
      // The swipe ends in the gap, but the tile is the one where the swipe began.
      let board = try stage.harness.find(id: "board", as: BoardView.self)
      let start = board.frame(ofPlace: 10)
      try stage.harness.swipe(board, .down, from: Point(x: start.midX, y: start.minY + 2))
      #expect(try stage.puzzle.board.gapPlace == 10)
      #expect(try stage.value(of: "moves") == 2)
    }
  }

  @Test("Undo and redo change the board and the move counter together")
  func undoAndRedo() throws {
    try Stage.play { stage in
      let (undo, redo) = (
        try stage.harness.find(id: "undo", as: Button.self),
        try stage.harness.find(id: "redo", as: Button.self)
      )
      for direction in [.right, .down, .right, .down] as [SlidingBoard.Direction] {
        try stage.swipe(direction)
      }
      #expect(undo.isEnabled && !redo.isEnabled)
      for count in [3, 2, 1, 0] {
        try stage.tap(id: "undo")
        #expect(try stage.value(of: "moves") == count)
      }
      #expect(try stage.puzzle.board.isSolved)
      #expect(!undo.isEnabled && redo.isEnabled)
      for _ in 0..<4 { try stage.tap(id: "redo") }
      #expect(try stage.puzzle.board.tiles == Self.books)
      #expect(try stage.value(of: "moves") == 4)
      try stage.tap(id: "undo")
      try stage.swipe(.up)
      #expect(!redo.isEnabled)
      #expect(try stage.value(of: "moves") == 4)
      #expect(undo.window?.undoManager?.undoActionName == "Move")
    }
  }

  @Test("A shuffled board is solvable and starts with zero moves")
  func shuffle() throws {
    try Stage.play { stage in
      try stage.swipe(.right)
      try stage.tap(id: "undo")
      // Shuffling must also clear the redo history.
      try stage.tap(text: "Shuffle")
      let board = try stage.puzzle.board
      #expect(!board.isSolved && board.isSolvable)
      #expect(try stage.value(of: "moves") == 0)
      #expect(try stage.harness.find(id: "undo", as: Button.self).isEnabled == false)
      #expect(try stage.harness.find(id: "redo", as: Button.self).isEnabled == false)
      try stage.tap(text: "Shuffle")
      #expect(try stage.puzzle.board != board)
    }
    try Stage.play(seed: 7) { one in
      try one.tap(text: "Shuffle")
      try Stage.play(seed: 7) { other in
        try other.tap(text: "Shuffle")
        #expect(try one.puzzle.board == other.puzzle.board)
      }
    }
  }

  @Test("Each tilt of the board slides one tile toward the lower edge")
  func tilt() throws {
    try Stage.play { stage in
      func measure(_ x: Double, _ y: Double) {
        stage.app.context.device.accelerometer.measure(x: x, y: y, z: -0.9)
        stage.harness.advance(seconds: 0.1)
      }
      measure(0.3, 0)
      #expect(try stage.puzzle.moveCount == 0)
      measure(0.36, 0)
      measure(0.7, 0)
      measure(0.2, 0)
      measure(0.6, 0)
      #expect(try stage.puzzle.moveCount == 1)
      measure(0.1, -0.1)
      measure(0.1, -0.5)
      #expect(try stage.puzzle.board.gapPlace == 10)
      measure(0, 0)
      measure(-0.1, 0.4)
      measure(0, 0)
      measure(-0.4, 0.1)
      #expect(try stage.puzzle.board.isSolved)
      #expect(try stage.puzzle.moveCount == 4)
      // The memory game ignores tilts.
      measure(0, 0)
      try stage.tap(text: "Memory")
      measure(0.8, 0)
      #expect(try stage.puzzle.moveCount == 4)
      #expect(!stage.app.context.device.accelerometer.isObserved)
    }
  }

  @Test("The app saves the fewest moves that solved a shuffled board")
  func solved() throws {
    try Stage.play { stage in
      var solved: [Int] = []
      let token = stage.app.context.notifications.observe(.puzzleDidSolve) { solved.append($0.content) }
      // A board that was not shuffled does not count as a game.
      try stage.swipe(.right)
      try stage.swipe(.left)
      #expect(solved == [2] && stage.best(of: .puzzle) == nil)
      for (detour, best) in [(true, 3), (false, 1), (true, 1)] {
        let almost = try #require(SlidingBoard(tiles: Array(0..<14) + [15, 14]))
        try stage.puzzle.begin(with: almost)
        if detour {
          try stage.swipe(.right)
          try stage.swipe(.left)
        }
        try stage.swipe(.left)
        #expect(stage.best(of: .puzzle) == best)
        #expect(try stage.value(of: "bestMoves") == best)
        #expect(try stage.text(of: "puzzleMessage") == "Solved in \(detour ? "3 moves" : "1 move")!")
      }
      #expect(solved == [2, 3, 1, 3])
      token.cancel()
    }
  }
}
