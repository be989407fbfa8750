import SceneValues

/// The selection behavior of tables and collections.
protocol SelectingList: CellHost {
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var selection: Set<IndexPath> { get set }
  var touchedCell: ReusableCell? { get set }
  func contains(_ path: IndexPath) -> Bool
  func cell(at path: IndexPath) -> ReusableCell?
  func place(of cell: ReusableCell) -> IndexPath?

  var numberOfSections: Int { get }
  func numberOfPlaces(inSection section: Int) -> Int

  func mayTouch(_ path: IndexPath) -> Bool
  func placeToSelect(for path: IndexPath) -> IndexPath?
  func placeToDeselect(for path: IndexPath) -> IndexPath?
  func placeToGiveUp(for path: IndexPath) -> IndexPath?
  func didHighlight(_ path: IndexPath)
  func didUnhighlight(_ path: IndexPath)
  func didSelect(_ path: IndexPath)
  func didDeselect(_ path: IndexPath)
}

extension SelectingList {
  var numberOfPlaces: Int { (0..<numberOfSections).reduce(0) { $0 + numberOfPlaces(inSection: $1) } }

  func position(of cell: ReusableCell) -> AccessibilityPosition? {
    guard let path = place(of: cell) else { return nil }
    let before = (0..<path.section).reduce(0) { $0 + numberOfPlaces(inSection: $1) }
    return AccessibilityPosition(index: before + path.row + 1, count: numberOfPlaces)
  }

  /// Selects a position without notifying the delegate. In single-selection mode, also deselects the previous position.
  /// If the position is nil, clears the selection. Returns false if the position is nil or does not exist.
  @discardableResult func select(_ path: IndexPath?) -> Bool {
    guard let path else {
      for path in selection { deselect(path) }
      return false
    }
    guard contains(path) else { return false }
    if !allowsMultipleSelection { for old in selection where old != path { deselect(old) } }
    mark(path)
    return true
  }

  private func mark(_ path: IndexPath) {
    selection.insert(path)
    cell(at: path)?.isSelected = true
  }

  func deselect(_ path: IndexPath) {
    selection.remove(path)
    cell(at: path)?.isSelected = false
  }

  func highlight(_ cell: ReusableCell) {
    guard let path = place(of: cell), mayTouch(path) else { return }
    touchedCell = cell
    cell.isHighlighted = true
    didHighlight(path)
  }

  func touchesEnded(in cell: ReusableCell, isInside: Bool) {
    guard cell === touchedCell else { return }
    touchedCell = nil
    cell.isHighlighted = false
    guard let path = place(of: cell) else { return }
    didUnhighlight(path)
    if isInside, contains(path) { choose(path) }
  }

  private func choose(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) { return giveUp(placeToDeselect(for: path)) }
    // A position that does not exist must not clear the selection.
    guard let wanted = placeToSelect(for: path), contains(wanted) else { return }
    if !allowsMultipleSelection {
      for old in selection.sorted() where old != wanted { giveUp(placeToGiveUp(for: old)) }
    }
    // If the delegate has prevented the deselection of the old position, both positions are selected.
    mark(wanted)
    let cell = cell(at: wanted)
    didSelect(wanted)
    cell?.sendActions(for: ReusableCell.selectedEvent)
  }

  private func giveUp(_ path: IndexPath?) {
    guard let path else { return }
    deselect(path)
    didDeselect(path)
  }
}
