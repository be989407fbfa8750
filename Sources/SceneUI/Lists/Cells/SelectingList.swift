import SceneValues

/// What tables and collections have in common: places whose cells a finger selects.
protocol SelectingList: CellHost {
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var selection: Set<IndexPath> { get set }
  var touchedCell: ReusableCell? { get set }
  /// Whether there is such a place.
  func contains(_ path: IndexPath) -> Bool
  /// The cell that shows a place; nil where it is out of sight.
  func cell(at path: IndexPath) -> ReusableCell?
  /// The place that a cell shows.
  func place(of cell: ReusableCell) -> IndexPath?

  var numberOfSections: Int { get }
  /// How many places there are in a section.
  func numberOfPlaces(inSection section: Int) -> Int

  // MARK: What the delegate says

  /// Whether a finger that comes down on a place may select it.
  func mayTouch(_ path: IndexPath) -> Bool
  /// The place to select for one that is tapped; nil for none.
  func placeToSelect(for path: IndexPath) -> IndexPath?
  /// The place to deselect for one that is tapped; nil for none.
  func placeToDeselect(for path: IndexPath) -> IndexPath?
  /// The place to deselect for a selected one, when another is tapped and only one can be; nil for none.
  func placeToGiveUp(for path: IndexPath) -> IndexPath?
  func didSelect(_ path: IndexPath)
  func didDeselect(_ path: IndexPath)
}

extension SelectingList {
  /// How many places there are.
  var numberOfPlaces: Int { (0..<numberOfSections).reduce(0) { $0 + numberOfPlaces(inSection: $1) } }

  /// Which one a cell is of all that the list has.
  func position(of cell: ReusableCell) -> AccessibilityPosition? {
    guard let path = place(of: cell) else { return nil }
    let before = (0..<path.section).reduce(0) { $0 + numberOfPlaces(inSection: $1) }
    return AccessibilityPosition(index: before + path.row + 1, count: numberOfPlaces)
  }

  /// Selects a place, in place of others where only one can be; nil selects none. The delegate is not told.
  ///
  /// - Returns: whether there is such a place.
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

  /// Takes a place out of the selection; the delegate is not told.
  func deselect(_ path: IndexPath) {
    selection.remove(path)
    cell(at: path)?.isSelected = false
  }

  /// Highlights a cell that a finger has come down on, if it may be selected.
  func highlight(_ cell: ReusableCell) {
    guard let path = place(of: cell), mayTouch(path) else { return }
    touchedCell = cell
    cell.isHighlighted = true
  }

  func touchesEnded(in cell: ReusableCell, isInside: Bool) {
    guard cell === touchedCell else { return }
    touchedCell = nil
    cell.isHighlighted = false
    if isInside, let path = place(of: cell) { choose(path) }
  }

  private func choose(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) { return giveUp(placeToDeselect(for: path)) }
    // What is no place is none to give another up for.
    guard let wanted = placeToSelect(for: path), contains(wanted) else { return }
    if !allowsMultipleSelection {
      for old in selection.sorted() where old != wanted { giveUp(placeToGiveUp(for: old)) }
    }
    // What the delegate did not let go stays selected beside it.
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
