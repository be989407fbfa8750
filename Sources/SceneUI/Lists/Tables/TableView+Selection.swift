import SceneValues

extension TableView: SelectingList {
  /// The index path of the first selected row, or nil if no row is selected.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }
  /// The index paths of the selected rows, from top to bottom.
  public var indexPathsForSelectedRows: [IndexPath] { selection.sorted() }

  /// Selects a row without notifying the delegate. Unless multiple selection is allowed, all other rows are
  /// deselected. If the index path is nil, the selection is cleared.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = .none
  ) {
    loadIfNeeded()
    guard select(indexPath), let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without notifying the delegate. `animated` has no effect and exists for compatibility with UIKit.
  public func deselectRow(at indexPath: IndexPath, animated: Bool = false) { deselect(indexPath) }

  private var isSelectable: Bool { allowsSelection && (!isEditing || allowsSelectionDuringEditing) }

  func touchesBegan(in cell: ReusableCell) {
    if swipedCell != nil { coverSwipe() } else { highlight(cell) }
  }

  func contains(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    return layout.contains(path)
  }

  func cell(at path: IndexPath) -> ReusableCell? { cells[path] }

  func place(of cell: ReusableCell) -> IndexPath? { (cell as? TableViewCell).flatMap(indexPath) }

  func mayTouch(_ path: IndexPath) -> Bool {
    isSelectable && tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  func placeToSelect(for path: IndexPath) -> IndexPath? {
    tableDelegate == nil ? path : tableDelegate?.tableView(self, willSelectRowAt: path)
  }

  func placeToDeselect(for path: IndexPath) -> IndexPath? {
    tableDelegate == nil ? path : tableDelegate?.tableView(self, willDeselectRowAt: path)
  }

  func placeToGiveUp(for path: IndexPath) -> IndexPath? { placeToDeselect(for: path) }

  func didHighlight(_ path: IndexPath) { tableDelegate?.tableView(self, didHighlightRowAt: path) }

  func didUnhighlight(_ path: IndexPath) { tableDelegate?.tableView(self, didUnhighlightRowAt: path) }

  func didSelect(_ path: IndexPath) { tableDelegate?.tableView(self, didSelectRowAt: path) }

  func didDeselect(_ path: IndexPath) { tableDelegate?.tableView(self, didDeselectRowAt: path) }

  func accessoryTapped(in cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    cell.sendActions(for: ReusableCell.accessoryEvent)
  }
}
