import SceneUI

final class EntryListViewController: TableViewController, DiaryShowing {
  var diary: Diary!
  private var rows: [Entry] = []
  private var search = ""
  private weak var undoItem: BarButtonItem!
  private weak var redoItem: BarButtonItem!
  private weak var countLabel: Label!
  private var observations: [ObservationToken] = []
  private var undoObservations: [ObservationToken] = []

  override class var declaration: ClassDeclaration {
    ClassDeclaration(EntryListViewController.self, "All entries, or those that one looks for.") {
      $0.outlet("undoItem") { $0.undoItem = $1 }
      $0.outlet("redoItem") { $0.redoItem = $1 }
      $0.outlet("countLabel") { $0.countLabel = $1 }
      $0.action("undo") { $0.undoManager?.undo() }
      $0.action("redo") { $0.undoManager?.redo() }
      // Unwinding removes all controllers above the list.
      $0.action("backToList:") { (_, _: Segue) in }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = editButtonItem
    reload()
    let diary = diary!
    observations = [
      context.observe({ diary.entries }, onChange: { [weak self] _ in self?.update() }),
      context.notifications.observe(.preferencesDidChange) { [weak self] _ in self?.reload() },
      context.notifications.observe(.timeZoneDidChange) { [weak self] _ in self?.reload() },
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let names: [NotificationName<Void>] = [
      .undoManagerDidCloseUndoGroup, .undoManagerDidUndoChange, .undoManagerDidRedoChange,
    ]
    undoObservations = names.map { name in
      context.notifications.observe(name, object: undoManager) { [weak self] _ in self?.showUndo() }
    }
    showUndo()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    undoObservations = []
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  /// Updates the dates, because their format depends on the language.
  override func preferredLocalesDidChange() {
    super.preferredLocalesDidChange()
    guard isViewLoaded else { return }
    for path in tableView.indexPathsForVisibleRows {
      (tableView.cellForRow(at: path) as? EntryCell)?.show(rows[path.row], in: context)
    }
  }

  // MARK: What it shows

  private var wanted: [Entry] { diary.entries(matching: search, in: context.preferences.sortOrder) }

  private func reload() {
    rows = wanted
    tableView.rowHeight = 84 + Double(context.preferences.textSize - 1) * 8
    tableView.reloadData()
    showCount()
  }

  /// Inserts and deletes only the rows that differ.
  private func update() {
    let (old, new) = (rows, wanted)
    let difference = new.map(\.id).difference(from: old.map(\.id))
    rows = new
    tableView.performBatchUpdates {
      for change in difference {
        switch change {
        case .remove(let row, _, _): tableView.deleteRows(at: [IndexPath(row: row, section: 0)])
        case .insert(let row, _, _): tableView.insertRows(at: [IndexPath(row: row, section: 0)])
        }
      }
      for (row, entry) in old.enumerated() where new.contains(where: { $0.id == entry.id && $0 != entry }) {
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)])
      }
    }
    showCount()
  }

  private func showCount() {
    countLabel.text =
      switch rows.count {
      case 0: search.isEmpty ? "Nothing was written yet." : "Nothing was found."
      case 1: "1 entry"
      default: "\(rows.count) entries"
      }
  }

  private func showUndo() {
    guard let undoManager else { return }
    undoItem.title = undoManager.undoMenuItemTitle
    undoItem.isEnabled = undoManager.canUndo
    redoItem.title = undoManager.redoMenuItemTitle
    redoItem.isEnabled = undoManager.canRedo
  }

  // MARK: Where it leads

  override func prepare(for segue: Segue, sender: Any?) {
    segue.destination.hand(diary)
    switch segue.destination.content {
    case let reader as EntryViewController:
      let path = (sender as? TableViewCell).flatMap(tableView.indexPath)
      reader.entryID = path.flatMap { rows[$0.row].id }
    case let pages as LeafViewController:
      pages.ids = rows.compactMap(\.id)
      pages.firstID = tableView.indexPathForSelectedRow.flatMap { rows[$0.row].id }
    default: break
    }
  }
}

extension EntryListViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    (cell as? EntryCell)?.show(rows[indexPath.row], in: context)
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Deletes the entry. The row is removed when the diary reports the change.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard let id = rows[indexPath.row].id else { return }
    attempt { try diary.remove(id, undo: undoManager) }
  }
}

extension EntryListViewController: SearchBarDelegate {
  func searchBar(_ searchBar: SearchBar, textDidChange text: String) {
    search = text
    update()
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) { searchBar.resignFirstResponder() }
}
