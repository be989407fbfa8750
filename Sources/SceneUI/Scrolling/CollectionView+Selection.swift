import SceneValues

extension CollectionView: CellHost {
  /// The items that are selected, in their order; empty for none.
  public var indexPathsForSelectedItems: [IndexPath] { selection.sorted() }

  /// Selects an item, in place of others where only one can be. The delegate is not told: it is for what the user does.
  public func selectItem(at indexPath: IndexPath?, animated: Bool = false) {
    guard let indexPath else {
      for path in selection { deselectItem(at: path) }
      return
    }
    guard contains(indexPath) else { return }
    if !allowsMultipleSelection { for path in selection where path != indexPath { deselectItem(at: path) } }
    selection.insert(indexPath)
    cells[indexPath]?.isSelected = true
  }

  /// Takes an item out of the selection; the delegate is not told.
  ///
  /// It happens at once: `animated` is there for code that is written for UIKit, and changes nothing.
  public func deselectItem(at indexPath: IndexPath, animated: Bool = false) {
    selection.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }

  // MARK: What the user does

  func touchesBegan(in cell: ReusableCell) {
    guard allowsSelection, let cell = cell as? CollectionViewCell, let path = indexPath(for: cell),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    touchedCell = cell
    cell.isHighlighted = true
  }

  func touchesEnded(in cell: ReusableCell, isInside: Bool) {
    guard cell === touchedCell else { return }
    touchedCell = nil
    cell.isHighlighted = false
    guard isInside, let cell = cell as? CollectionViewCell, let path = indexPath(for: cell) else { return }
    choose(path)
  }

  private func choose(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) { return giveUp(path) }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection { for old in selection.sorted() where old != path { giveUp(old) } }
    selectItem(at: path)
    let cell = cells[path]
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    cell?.sendActions(for: ReusableCell.selectedEvent)
  }

  private func giveUp(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselectItem(at: path)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}
