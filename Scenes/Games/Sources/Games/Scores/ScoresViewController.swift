import SceneUI

final class ScoresViewController: ViewController {
  private weak var puzzleCell: TableViewCell!
  private weak var memoryCell: TableViewCell!

  override class var declaration: ClassDeclaration {
    ClassDeclaration(ScoresViewController.self, "The best scores of all games.") {
      $0.outlet("puzzleCell") { $0.puzzleCell = $1 }
      $0.outlet("memoryCell") { $0.memoryCell = $1 }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(.puzzle, in: puzzleCell)
    show(.memory, in: memoryCell)
  }

  private func show(_ game: Game, in cell: TableViewCell) {
    cell.detailTextLabel?.text = context.preferences.best(of: game).map { "\($0)" } ?? "not yet"
  }
}
