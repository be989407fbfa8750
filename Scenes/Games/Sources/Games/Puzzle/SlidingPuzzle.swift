import Observation
import SceneUI

/// A puzzle in progress: the board and the number of moves.
///
/// Its visible state is observable. Moves are posted to its notification center.
@Observable final class SlidingPuzzle: PlainSceneObject {
  private(set) var board = SlidingBoard()
  /// The number of moves since the board was shuffled. Undoing a move subtracts it.
  private(set) var moveCount = 0
  /// Whether the board was shuffled. Only shuffled boards count for scores.
  private(set) var isShuffled = false
  @ObservationIgnored weak var undoManager: UndoManager?
  @ObservationIgnored weak var notifications: SceneUI.NotificationCenter?

  init() {}

  func awakeFromNib() {}

  static var declaration: ClassDeclaration {
    ClassDeclaration(SlidingPuzzle.self, "A board of fifteen tiles, and how many moves were made on it.")
  }

  /// Slides a tile.
  ///
  /// - Returns: False if the frame prevents the move and nothing changes.
  @discardableResult
  func move(_ direction: SlidingBoard.Direction) -> Bool {
    guard slide(direction) else { return false }
    moveCount += 1
    undoManager?.registerUndo(withTarget: self) { $0.takeBack(direction) }
    undoManager?.setActionName("Move")
    if board.isSolved { notifications?.post(.puzzleDidSolve, object: self, content: moveCount) }
    return true
  }

  /// Slides the tile that the user touched if it can move in the direction.
  ///
  /// - Parameters:
  ///   - place: The position of the tile.
  ///   - direction: The direction of the move.
  /// - Returns: False if the tile cannot move and nothing changes.
  @discardableResult
  func moveTile(at place: Int, _ direction: SlidingBoard.Direction) -> Bool {
    board.placeOfTile(going: direction) == place && move(direction)
  }

  /// Starts again with a board in a random order.
  func shuffle(using generator: inout some RandomNumberGenerator) {
    begin(with: SlidingBoard(shuffledBy: &generator))
  }

  /// Starts again with a shuffled board and clears the undo history.
  func begin(with shuffled: SlidingBoard) {
    board = shuffled
    moveCount = 0
    isShuffled = true
    undoManager?.removeAllActions(withTarget: self)
    notifications?.post(.puzzleDidShuffle, object: self)
  }

  private func takeBack(_ direction: SlidingBoard.Direction) {
    guard slide(direction.opposite) else { return }
    moveCount -= 1
    undoManager?.registerUndo(withTarget: self) { $0.move(direction) }
  }

  private func slide(_ direction: SlidingBoard.Direction) -> Bool {
    guard let slide = board.slide(direction) else { return false }
    notifications?.post(.puzzleDidMove, object: self, content: slide)
    return true
  }
}

// The puzzle is the object of these notifications.
extension NotificationName<SlidingBoard.Slide> {
  /// Posted when a tile is moved, including undo and redo.
  static var puzzleDidMove: Self { "puzzleDidMove" }
}

extension NotificationName<Int> {
  /// Posted with the number of moves when a move solves the puzzle.
  static var puzzleDidSolve: Self { "puzzleDidSolve" }
}

extension NotificationName<Void> {
  /// Posted when the tiles are shuffled.
  static var puzzleDidShuffle: Self { "puzzleDidShuffle" }
}
