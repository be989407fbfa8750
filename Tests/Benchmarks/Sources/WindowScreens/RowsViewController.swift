import SceneUI

/// A table of 100,000 rows that scrolls in each frame.
final class RowsViewController: TableViewController, TableViewDataSource {
  private static let rows = 100_000
  /// The distance per frame, in points. It is not a divisor of the row height, so each frame differs.
  private static let step = 17.0
  private var link: DisplayLink?

  override class var declaration: ClassDeclaration {
    ClassDeclaration(RowsViewController.self) { _ in }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { Self.rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row) of a long table"
    cell.detailTextLabel?.text = "\(indexPath.row * 7919 % 10_007) metres"
    return cell
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let context = tableView.window?.context else { return }
    link = DisplayLink(on: context, target: self) { controller, _ in
      controller.tableView.contentOffset.y += Self.step
    }
  }
}
