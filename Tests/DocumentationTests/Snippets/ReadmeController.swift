// snippet: README.md
import SceneUI

final class CounterViewController: ViewController {
  private weak var label: Label!
  private var count = 0 { didSet { label.text = "\(count)" } }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(CounterViewController.self) {
      $0.outlet("label") { $0.label = $1 }
      $0.action("countUp:") { (controller, sender: Button) in controller.count += 1 }
    }
  }
}
// end
