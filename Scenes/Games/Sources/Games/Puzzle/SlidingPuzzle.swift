import Observation
import SceneUI

/// A puzzle that somebody works at: the board, and how many moves have been made on it.
///
/// What can be seen of it can be observed; what happens on it is posted to the notification center that it is given.
@Observable final class SlidingPuzzle: PlainSceneObject {
  private(set) var board = SlidingBoard()
  /// Since the board was shuffled. Taking a move back takes it off again.
  private(set) var moveCount = 0
  /// Whether the board was shuffled: until then there is nothing to be proud of.
  private(set) var isShuffled = false
  /// Where moves can be taken back.
  @ObservationIgnored weak var undoManager: UndoManager?
  /// Hears of moves.
  @ObservationIgnored weak var notifications: SceneUI.NotificationCenter?

  init() {}

  func awakeFromNib() {}

  static var declaration: ClassDeclaration {
    ClassDeclaration(SlidingPuzzle.self, "A board of fifteen tiles, and how many moves were made on it.")
  }

  /// Slides a tile.
  ///
  /// - Returns: false where the frame is in the way: then nothing has happened.
  @discardableResult
  func move(_ direction: SlidingBoard.Direction) -> Bool {
    guard slide(direction) else { return false }
    moveCount += 1
    undoManager?.registerUndo(withTarget: self) { $0.takeBack(direction) }
    undoManager?.setActionName("Move")
    if board.isSolved { notifications?.post(.puzzleDidSolve, object: self, content: moveCount) }
    return true
  }

  /// Slides the tile that somebody has touched, if it can go in that direction.
  ///
  /// - Parameters:
  ///   - place: where it lies.
  ///   - direction: where it is to go.
  /// - Returns: false where it cannot: then nothing has happened.
  @discardableResult
  func moveTile(at place: Int, _ direction: SlidingBoard.Direction) -> Bool {
    board.placeOfTile(going: direction) == place && move(direction)
  }

  /// Begins anew, on a board of another order.
  func shuffle(using generator: inout some RandomNumberGenerator) {
    begin(with: SlidingBoard(shuffledBy: &generator))
  }

  /// Begins anew, on a board that somebody has shuffled. Nothing can be taken back any more.
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

// Posted with the puzzle as the object.
extension NotificationName<SlidingBoard.Slide> {
  /// A tile went from one place to another: moved, taken back, or moved again.
  static var puzzleDidMove: Self { "puzzleDidMove" }
}

extension NotificationName<Int> {
  /// A move has put the last tile in its place; tells how many it took.
  static var puzzleDidSolve: Self { "puzzleDidSolve" }
}

extension NotificationName<Void> {
  /// The tiles lie in another order.
  static var puzzleDidShuffle: Self { "puzzleDidShuffle" }
}
