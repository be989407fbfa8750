import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport

final class ListController: TableViewController, TableViewDataSource, TableViewDelegate {
  private let life = Life()
  var rows = 0
  var chosen: [IndexPath] = []

  override class var declaration: ClassDeclaration {
    ClassDeclaration(ListController.self, "A test's table.") {
      $0.property("rows", default: 0, get: \.rows, set: { $0.rows = $1 })
    }
  }

  convenience init(rows: Int, style: TableView.Style = .plain) {
    self.init(style: style)
    self.rows = rows
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "row")
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
}

extension Harness {
  func tapRow(_ text: String) throws {
    let cell = window.firstView { view in
      (view as? TableViewCell)?.textLabel?.text == text && view.window === window
    }
    guard let cell else { throw Unexpected("no row shows '\(text)'") }
    try tap(cell)
  }
}
