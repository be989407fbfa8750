import SceneValues

extension CollectionView: SelectingList {
  /// The items that are selected, in their order; empty for none.
  public var indexPathsForSelectedItems: [IndexPath] { selection.sorted() }

  /// Selects an item, in place of others where only one can be. The delegate is not told: it is for what the user does.
  public func selectItem(at indexPath: IndexPath?, animated: Bool = false) { select(indexPath) }

  /// Takes an item out of the selection; the delegate is not told.
  ///
  /// It happens at once: `animated` is there for code that is written for UIKit, and changes nothing.
  public func deselectItem(at indexPath: IndexPath, animated: Bool = false) { deselect(indexPath) }

  // MARK: What the user does

  func touchesBegan(in cell: ReusableCell) { highlight(cell) }

  func cell(at path: IndexPath) -> ReusableCell? { cells[path] }

  func place(of cell: ReusableCell) -> IndexPath? { (cell as? CollectionViewCell).flatMap(indexPath) }

  func mayTouch(_ path: IndexPath) -> Bool {
    allowsSelection && collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func placeToSelect(for path: IndexPath) -> IndexPath? {
    collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
  }

  func placeToDeselect(for path: IndexPath) -> IndexPath? {
    collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil
  }

  func placeToGiveUp(for path: IndexPath) -> IndexPath? { path }

  func didSelect(_ path: IndexPath) { collectionDelegate?.collectionView(self, didSelectItemAt: path) }

  func didDeselect(_ path: IndexPath) { collectionDelegate?.collectionView(self, didDeselectItemAt: path) }
}
