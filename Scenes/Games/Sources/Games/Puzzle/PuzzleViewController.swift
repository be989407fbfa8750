import SceneUI

final class PuzzleViewController: ViewController {
  private var puzzle: SlidingPuzzle!
  private weak var boardView: BoardView!
  private weak var movesPanel: ScorePanel!
  private weak var bestPanel: ScorePanel!
  private weak var messageLabel: Label!
  private weak var undoButton: Button!
  private weak var redoButton: Button!
  private var tilt = Tilt()
  private var observations: [ObservationToken] = []
  /// The observation of device motion, which lasts while the puzzle is visible.
  private var motion: ObservationToken?

  override class var declaration: ClassDeclaration {
    ClassDeclaration(PuzzleViewController.self, "The sliding puzzle.") {
      $0.outlet("puzzle") { $0.puzzle = $1 }
      $0.outlet("boardView") { $0.boardView = $1 }
      $0.outlet("movesPanel") { $0.movesPanel = $1 }
      $0.outlet("bestPanel") { $0.bestPanel = $1 }
      $0.outlet("messageLabel") { $0.messageLabel = $1 }
      $0.outlet("undoButton") { $0.undoButton = $1 }
      $0.outlet("redoButton") { $0.redoButton = $1 }
      $0.action("swiped:") { $0.swiped($1) }
      $0.action("shuffle") { $0.shuffle() }
      $0.action("undo") { $0.undoManager?.undo() }
      $0.action("redo") { $0.undoManager?.redo() }
      $0.action("backToGame:") { $0.backToGame($1) }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    puzzle.notifications = context.notifications
    boardView.show(puzzle.board)
    boardView.tileWasPushed = { [weak self] in self?.push($0) }
    showState()
    let (puzzle, notifications) = (puzzle!, context.notifications)
    observations = [
      context.observe {
        (puzzle.board, puzzle.moveCount)
      } onChange: { [weak self] _ in
        self?.showState()
      },
      notifications.observe(.puzzleDidMove, object: puzzle) { [weak self] in self?.boardView.show($0.content)
      },
      notifications.observe(.puzzleDidShuffle, object: puzzle) { [weak self] _ in self?.begin() },
      notifications.observe(.puzzleDidSolve, object: puzzle) { [weak self] in self?.finish(moves: $0.content)
      },
    ]
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    puzzle.undoManager = undoManager
    motion = context.device.accelerometer.observe(interval: 0.05) { [weak self] in self?.accelerate($0) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    motion = nil
  }

  // MARK: Moving

  private func swiped(_ sender: SwipeGestureRecognizer) {
    // This is the location where the swipe began, and not its current location.
    let place = boardView.place(at: sender.location(in: boardView))
    switch sender.direction {
    case .left: puzzle.moveTile(at: place, .left)
    case .right: puzzle.moveTile(at: place, .right)
    case .up: puzzle.moveTile(at: place, .up)
    case .down: puzzle.moveTile(at: place, .down)
    default: break
    }
  }

  /// Moves a tile into the gap, if it is next to the gap.
  private func push(_ place: Int) {
    _ = SlidingBoard.Direction.allCases.contains { puzzle.moveTile(at: place, $0) }
  }

  private func accelerate(_ acceleration: Acceleration) {
    if let direction = tilt.direction(for: acceleration) { puzzle.move(direction) }
  }

  private func shuffle() { puzzle.shuffle(using: &games.random) }

  // MARK: Showing

  private func showState() {
    movesPanel.value = puzzle.moveCount
    bestPanel.value = context.preferences.best(of: .puzzle)
    undoButton.isEnabled = undoManager?.canUndo ?? false
    redoButton.isEnabled = undoManager?.canRedo ?? false
  }

  private func begin() {
    boardView.show(puzzle.board)
    messageLabel.text = "Swipe a tile into the gap, or tilt the board."
  }

  private func finish(moves: Int) {
    guard puzzle.isShuffled else { return }
    context.preferences.record(moves, of: .puzzle)
    messageLabel.text = moves == 1 ? "Solved in 1 move!" : "Solved in \(moves) moves!"
  }

  private func backToGame(_ segue: Segue) {}
}
