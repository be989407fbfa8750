import SceneValues

extension CollectionView: SelectingList {
  /// The index paths of the selected items, in ascending order.
  public var indexPathsForSelectedItems: [IndexPath] { selection.sorted() }

  /// Selects an item without notifying the delegate. In single-selection mode, the previous item is deselected. If the
  /// index path is nil, clears the selection. With the scroll position `none`, the collection does not scroll.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = .none
  ) {
    guard select(indexPath), let indexPath, scrollPosition != .none else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item without notifying the delegate. `animated` has no effect and exists for UIKit compatibility.
  public func deselectItem(at indexPath: IndexPath, animated: Bool = false) { deselect(indexPath) }

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

  func didHighlight(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func didUnhighlight(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func didSelect(_ path: IndexPath) { collectionDelegate?.collectionView(self, didSelectItemAt: path) }

  func didDeselect(_ path: IndexPath) { collectionDelegate?.collectionView(self, didDeselectItemAt: path) }
}
