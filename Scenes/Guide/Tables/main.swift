import SceneUI

struct Grocery {
  var name: String
  var aisle: Int
  var isInBasket = false
}

final class GroceryCell: TableViewCell {
  override class var declaration: ClassDeclaration { ClassDeclaration(GroceryCell.self) }

  override func prepareForReuse() {
    super.prepareForReuse()
    accessoryType = .none
  }

  func show(_ grocery: Grocery) {
    textLabel?.text = grocery.name
    detailTextLabel?.text = "Aisle \(grocery.aisle)"
    if grocery.isInBasket { accessoryType = .checkmark }
  }
}

final class GroceriesViewController: ViewController {
  private(set) weak var tableView: TableView!
  private weak var countLabel: Label!
  private var cells: Set<ObjectIdentifier> = []
  private var groceries = [
    "Apples", "Bread", "Butter", "Carrots", "Cheese", "Coffee", "Eggs", "Flour", "Garlic", "Honey",
    "Juice", "Lemons", "Milk", "Noodles", "Olives", "Onions", "Pears", "Rice", "Salt", "Tea",
  ].enumerated().map { Grocery(name: $1, aisle: $0 % 7 + 1) }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(GroceriesViewController.self) {
      $0.outlet("tableView") { $0.tableView = $1 }
      $0.outlet("countLabel") { $0.countLabel = $1 }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    showCount()
  }

  private func showCount() {
    let inBasket = groceries.count { $0.isInBasket }
    countLabel.text = "\(groceries.count) rows, \(cells.count) cells, \(inBasket) in the basket"
  }
}

extension GroceriesViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { groceries.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "grocery", for: indexPath)
    (cell as? GroceryCell)?.show(groceries[indexPath.row])
    cells.insert(ObjectIdentifier(cell))
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !groceries[indexPath.row].isInBasket
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    groceries.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath])
    showCount()
  }
}

extension GroceriesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    groceries[indexPath.row].isInBasket.toggle()
    tableView.deselectRow(at: indexPath)
    tableView.reloadRows(at: [indexPath], with: .none)
    showCount()
  }
}

Application.main {
  var registry = Registry.library
  try registry.register(GroceriesViewController.self, GroceryCell.self)
  let clock = ManualClock()
  let context = SceneContext(registry: registry, clock: clock)
  let storyboard = try Storyboard(path: "Tables.scenec", context: context)
  let application = Application(context: context)
  let window = try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 440))
  guard let tableView = (window.rootViewController as? GroceriesViewController)?.tableView else { return }

  func touch(row: Int, from start: Double = 100, to end: Double? = nil) {
    let y = tableView.rectForRow(at: IndexPath(row: row, section: 0)).midY
    window.layoutIfNeeded()
    let touch = window.beginTouch(at: tableView.convert(Point(x: start, y: y), to: nil))
    if let end { window.moveTouches([(touch, tableView.convert(Point(x: end, y: y), to: nil))]) }
    window.endTouches([touch])
    clock.advance(by: 1)
  }

  touch(row: 1)
  touch(row: 2)
  for (row, position) in [(19, TableView.ScrollPosition.bottom), (0, .top)] {
    tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: true)
    clock.advance(by: 1)
  }
  touch(row: 0, from: 200, to: 60)
  touch(row: 0, from: 290)
  touch(row: 5, from: 200, to: 60)
  print(SVGRenderer().svg(window.picture()))
}
