import SceneValues

extension TableView {
  /// Starts or ends editing mode, in which rows display controls for deletion and insertion.
  public func setEditing(_ editing: Bool, animated: Bool = false) {
    guard editing != isEditing else { return }
    isEditing = editing
    coverSwipe()
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
    coverSwipe()
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  func uncoverDelete(in cell: TableViewCell) {
    coverSwipe()
    guard let path = indexPath(for: cell), editingStyle(at: path) == .delete else { return }
    uncover(deletion(at: path), in: cell, from: .trailing)
  }
}
