import SceneValues

extension TableView: CellHost {
  /// The first of the selected rows.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }
  /// From top to bottom.
  public var indexPathsForSelectedRows: [IndexPath] { selection.sorted() }

  /// Selects a row, in place of others where only one can be. The delegate is not told: it is for what the user does.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = .none
  ) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selection { deselectRow(at: path) }
      return
    }
    guard layout.contains(indexPath) else { return }
    if !allowsMultipleSelection { for path in selection where path != indexPath { deselectRow(at: path) } }
    selection.insert(indexPath)
    cells[indexPath]?.isSelected = true
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes a row out of the selection; the delegate is not told.
  ///
  /// It happens at once: `animated` is there for code that is written for UIKit, and changes nothing.
  public func deselectRow(at indexPath: IndexPath, animated: Bool = false) {
    selection.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }

  // MARK: What the user does

  private var isSelectable: Bool { allowsSelection && (!isEditing || allowsSelectionDuringEditing) }

  func touchesBegan(in cell: ReusableCell) {
    if swipedCell != nil { return coverSwipe() }
    guard isSelectable, let cell = cell as? TableViewCell, let path = indexPath(for: cell),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    touchedCell = cell
    cell.isHighlighted = true
  }

  func touchesEnded(in cell: ReusableCell, isInside: Bool) {
    guard cell === touchedCell else { return }
    touchedCell = nil
    cell.isHighlighted = false
    guard isInside, let cell = cell as? TableViewCell, let path = indexPath(for: cell) else { return }
    choose(path)
  }

  private func choose(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) { return giveUp(path) }
    let wanted = tableDelegate == nil ? path : tableDelegate?.tableView(self, willSelectRowAt: path)
    guard let wanted else { return }
    if !allowsMultipleSelection { for old in selection.sorted() where old != wanted { giveUp(old) } }
    selectRow(at: wanted)
    let cell = cells[wanted]
    tableDelegate?.tableView(self, didSelectRowAt: wanted)
    cell?.sendActions(for: ReusableCell.selectedEvent)
  }

  private func giveUp(_ path: IndexPath) {
    let wanted = tableDelegate == nil ? path : tableDelegate?.tableView(self, willDeselectRowAt: path)
    guard let wanted else { return }
    deselectRow(at: wanted)
    tableDelegate?.tableView(self, didDeselectRowAt: wanted)
  }

  func accessoryTapped(in cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    cell.sendActions(for: ReusableCell.accessoryEvent)
  }
}
