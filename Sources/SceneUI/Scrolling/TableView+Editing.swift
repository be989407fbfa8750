import SceneValues

extension TableView {
  // MARK: Editing by the user

  /// Shows what can be done to rows: a red circle to delete one, a green one to insert one.
  public func setEditing(_ editing: Bool, animated: Bool = false) {
    guard editing != isEditing else { return }
    isEditing = editing
    coverDelete()
    cancelReordering()
    for (path, cell) in cells {
      cell.edit(
        editing ? editingStyle(at: path) : .none, canMove: canMove(cell, at: path),
        animated: animated && window != nil)
    }
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
