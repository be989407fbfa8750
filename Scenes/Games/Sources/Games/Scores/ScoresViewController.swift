import SceneUI

/// The best scores of all games.
final class ScoresViewController: ViewController {
  private var scores: (any ScoreStore)?
  private weak var puzzleCell: TableViewCell!
  private weak var memoryCell: TableViewCell!

  override class var declaration: ClassDeclaration {
    ClassDeclaration(ScoresViewController.self, "The best scores of all games.") {
      $0.outlet("puzzleCell") { $0.puzzleCell = $1 }
      $0.outlet("memoryCell") { $0.memoryCell = $1 }
    }
  }

  /// Hands over the scores, where a segue leads to where they are shown.
  static func prepare(_ segue: Segue, _ services: GameServices) {
    let navigation = segue.destination as? NavigationController
    (navigation?.topViewController as? ScoresViewController)?.scores = services.scores
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(.puzzle, in: puzzleCell)
    show(.memory, in: memoryCell)
  }

  private func show(_ game: Game, in cell: TableViewCell) {
    cell.detailTextLabel?.text = scores?.best(of: game).map { "\($0) moves" } ?? "not yet"
  }
}
