import Observation
import SceneUI

/// A puzzle in progress, with its board and the number of moves.
///
/// The visible state is observable. Moves are posted to the notification center.
@Observable final class SlidingPuzzle: PlainSceneObject {
  private(set) var board = SlidingBoard()
  /// The number of moves since the board was shuffled. A move that is undone is subtracted.
  private(set) var moveCount = 0
  /// Whether the board was shuffled. Other boards do not count for scores.
  private(set) var isShuffled = false
  @ObservationIgnored weak var undoManager: UndoManager?
  @ObservationIgnored weak var notifications: SceneUI.NotificationCenter?

  init() {}

  func awakeFromNib() {}

  static var declaration: ClassDeclaration {
    ClassDeclaration(SlidingPuzzle.self, "A board of fifteen tiles, and how many moves were made on it.")
  }

  /// Slides the tile that can move in a direction. Returns false and does nothing if there is no such tile.
  @discardableResult
  func move(_ direction: SlidingBoard.Direction) -> Bool {
    guard slide(direction) else { return false }
    moveCount += 1
    undoManager?.registerUndo(withTarget: self) { $0.revert(direction) }
    undoManager?.setActionName("Move")
    if board.isSolved { notifications?.post(.puzzleDidSolve, object: self, content: moveCount) }
    return true
  }

  /// Slides the tile that the user touched. Returns false and does nothing if it cannot move in the direction.
  @discardableResult
  func moveTile(at place: Int, _ direction: SlidingBoard.Direction) -> Bool {
    board.placeOfTile(going: direction) == place && move(direction)
  }

  func shuffle(using generator: inout some RandomNumberGenerator) {
    begin(with: SlidingBoard(shuffledBy: &generator))
  }

  /// Begins again with a shuffled board, and clears the undo history.
  func begin(with shuffled: SlidingBoard) {
    board = shuffled
    moveCount = 0
    isShuffled = true
    undoManager?.removeAllActions(withTarget: self)
    notifications?.post(.puzzleDidShuffle, object: self)
  }

  private func revert(_ direction: SlidingBoard.Direction) {
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
  /// Posted when a tile is moved, which includes undo and redo.
  static var puzzleDidMove: Self { "puzzleDidMove" }
}

extension NotificationName<Int> {
  /// Posted with the number of moves when the puzzle is solved.
  static var puzzleDidSolve: Self { "puzzleDidSolve" }
}

extension NotificationName<Void> {
  static var puzzleDidShuffle: Self { "puzzleDidShuffle" }
}
