import SceneRuntime
import SceneValues

/// A list of the controllers that do not have a tab of their own.
final class MoreController: TableViewController {
  private weak var tabs: TabBarController?

  init(of tabs: TabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
  }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "controller")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  func refresh() { if isViewLoaded { tableView.reloadData() } }

  private var controllers: [ViewController] { tabs?.members.untabbed ?? [] }
}

extension MoreController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "controller", for: indexPath)
    let item = controllers[indexPath.row].shownTabBarItem
    cell.textLabel?.text = item.title ?? ""
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tabs?.chooseFromList(controllers[indexPath.row])
  }
}
