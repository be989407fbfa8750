import SceneUI

final class CounterViewController: ViewController {
  private weak var label: Label!
  private var count = 0

  override class var declaration: ClassDeclaration {
    ClassDeclaration(CounterViewController.self, "Counts how often its button was tapped.") {
      $0.outlet("label") { $0.label = $1 }
      $0.action("countUp:") { $0.countUp($1) }
    }
  }

  private func countUp(_ sender: Button) {
    count += 1
    label.text = "\(count)"
  }
}
