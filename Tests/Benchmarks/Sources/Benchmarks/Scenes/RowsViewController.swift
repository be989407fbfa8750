import SceneUI

/// The target of the rows' buttons.
final class RowsViewController: ViewController {
  private(set) var openedRows = 0

  override class var declaration: ClassDeclaration {
    ClassDeclaration(RowsViewController.self) {
      $0.action("openRow:") { (controller, _: Button) in controller.openedRows += 1 }
    }
  }
}
