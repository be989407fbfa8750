import SceneValues

extension TableView {
  // MARK: Changing rows

  /// Gathers changes until `endUpdates`, and makes them at once.
  public func beginUpdates() {
    updateDepth += 1
    if updates == nil, !needsReload { updates = ListUpdates() }
  }

  /// Makes the changes since `beginUpdates`. The data source must have made them too: whether the numbers of rows agree
  /// is checked, and a program where they do not stops.
  public func endUpdates() {
    precondition(updateDepth > 0, "'endUpdates' without 'beginUpdates'")
    updateDepth -= 1
    guard updateDepth == 0, let made = updates else { return }
    updates = nil
    apply(made)
  }

  /// - Parameter completion: called when they are made.
  public func performBatchUpdates(_ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    changes()
    endUpdates()
    completion?(true)
  }

  public func insertRows(at paths: [IndexPath]) { change { $0.insertedRows.formUnion(paths) } }
  public func deleteRows(at paths: [IndexPath]) { change { $0.deletedRows.formUnion(paths) } }
  /// Asks for the cells anew.
  public func reloadRows(at paths: [IndexPath]) { change { $0.reloadedRows.formUnion(paths) } }
  public func moveRow(at path: IndexPath, to newPath: IndexPath) { change { $0.movedRows[path] = newPath } }
  public func insertSections(_ sections: Set<Int>) { change { $0.insertedSections.formUnion(sections) } }
  public func deleteSections(_ sections: Set<Int>) { change { $0.deletedSections.formUnion(sections) } }
  public func reloadSections(_ sections: Set<Int>) { change { $0.reloadedSections.formUnion(sections) } }
  public func moveSection(_ section: Int, to newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  private func change(_ change: (inout ListUpdates) -> Void) {
    beginUpdates()
    if var changed = updates {
      change(&changed)
      updates = changed
    }
    endUpdates()
  }

  /// Cells of rows that stay go on showing them, wherever they are now.
  private func apply(_ updates: ListUpdates) {
    coverDelete()
    let before = layout.rowCounts
    loadLayout()
    if let contradiction = updates.contradiction(before: before, after: layout.rowCounts) {
      preconditionFailure("an update of a table does not fit its data source: \(contradiction)")
    }
    let old = cells
    cells = [:]
    for (path, cell) in old {
      if let new = updates.path(path), !updates.reloads(path) {
        cells[new] = cell
        dressUp(cell, at: new)
      } else {
        retire(cell, at: path)
      }
    }
    selection = Set(selection.compactMap(updates.path))
    setNeedsLayout()
  }

  // MARK: Editing by the user

  /// Shows what can be done to rows: a red circle to delete one, a green one to insert one.
  public func setEditing(_ editing: Bool, animated: Bool = false) {
    guard editing != isEditing else { return }
    isEditing = editing
    coverDelete()
    for (path, cell) in cells { cell.editingStyle = editing ? editingStyle(at: path) : .none }
  }

  func editingStyle(at path: IndexPath) -> TableViewCell.EditingStyle {
    guard dataSource?.tableView(self, canEditRowAt: path) == true else { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  func commit(_ style: TableViewCell.EditingStyle, for cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    coverDelete()
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  func uncoverDelete(in cell: TableViewCell) {
    coverDelete()
    guard let path = indexPath(for: cell), editingStyle(at: path) == .delete else { return }
    swipedCell = cell
    cell.uncoverDeleteButton(
      title: tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete")
  }

  func coverDelete() {
    swipedCell?.coverDeleteButton()
    swipedCell = nil
  }
}

/// Recognizes a swipe to the left over a row that can be deleted, and one back.
final class TableSwipeRecognizer: GestureRecognizer {
  private var table: TableView? { view as? TableView }

  override func touchesBegan(_ touches: [Touch], with event: Event) {
    if self.touches.count > 1 { state = .failed }
  }

  override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard state == .possible, let table, let touch = touches.first else { return }
    let start = touch.startLocation
    let (dx, dy) = (touch.windowLocation.x - start.x, touch.windowLocation.y - start.y)
    guard max(abs(dx), abs(dy)) > ScrollGestureRecognizer.hysteresis else { return }
    guard abs(dx) > abs(dy), let path = table.indexPathForRow(at: table.convert(start, from: nil)),
      let cell = table.cellForRow(at: path), table.editingStyle(at: path) == .delete
    else {
      state = .failed
      return
    }
    state = .began
    if dx < 0 { table.uncoverDelete(in: cell) } else { table.coverDelete() }
  }

  override func touchesEnded(_ touches: [Touch], with event: Event) {
    state = state == .possible ? .failed : .ended
  }
}
