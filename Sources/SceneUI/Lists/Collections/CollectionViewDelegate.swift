import SceneValues

/// Methods that provide the content of a collection.
public protocol CollectionViewDataSource: AnyObject {
  /// Returns the number of sections. The default implementation returns 1.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Returns the number of items in a section. A negative number is treated as 0.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns a cell that displays an item. Obtain it from `dequeueReusableCell` and configure it with the item's content.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell
  /// Returns a supplementary view, obtained from `dequeueReusableSupplementaryView`. Implement this method if the layout
  /// has headers or footers. By default, there are no supplementary views.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView
}

extension CollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// Returns a placeholder, which is not displayed.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView { AbsentSupplementaryView() }
}

/// Methods by which a delegate responds to a collection's events and controls its behavior. All methods are optional.
public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Called before a cell is displayed. The cell is already in the collection and has its final frame.
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called after a cell has stopped displaying its item. The item is no longer visible, or was deleted or reloaded.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Returns whether an item is highlighted while it is touched. Items that cannot be highlighted cannot be selected.
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after a touch has highlighted an item.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called after the highlighting of an item has ended, before the item is selected.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether a tap selects an item. This method is called before the selection changes.
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Called after a tap has selected an item. This method is not called when an item is selected in code.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// Returns whether a tap deselects a selected item. This method is called only if multiple selection is allowed.
  func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Called after a tap has deselected an item. This method is not called when an item is deselected in code.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Returns an item's context menu, or nil for no menu. `point` is the press location in the collection's coordinates.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration?
  /// Called when the user taps the preview of an item's context menu. Use this method to show the previewed content.
  func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration)
}

extension CollectionViewDelegate {
  /// Returns nil, which means that a long press has no effect.
  public func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { nil }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Returns true, which permits every item to be highlighted.
  public func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns true, which permits every item to be selected.
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Returns true, which permits a tap on a selected item to deselect it.
  public func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

/// Methods that override a flow layout's properties for individual sections and items. These methods are called each time
/// the layout is prepared. All methods are optional.
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// Returns the size of an item, in points. This method is called for every item each time the layout is prepared. If
  /// all items have the same size, set the layout's `itemSize` instead. If the layout has an `estimatedItemSize`, the
  /// returned size is used until the cell becomes visible.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout, sizeForItemAt indexPath: IndexPath
  ) -> Size
  /// Returns the insets around a section's items, in points.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout, insetForSectionAt section: Int
  ) -> EdgeInsets
  /// Returns the distance between adjacent lines of a section, in points.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout, minimumLineSpacingForSectionAt section: Int
  ) -> Double
  /// Returns the minimum distance between adjacent items in a line, in points.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double
  /// Returns the size of a section's header, in points. Only the length along the scroll axis is used. If this length is
  /// 0, the section has no header.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout, referenceSizeForHeaderInSection section: Int
  ) -> Size
  /// Returns the size of a section's footer, in points. Only the length along the scroll axis is used. If this length is
  /// 0, the section has no footer.
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout, referenceSizeForFooterInSection section: Int
  ) -> Size
}

extension CollectionViewDelegateFlowLayout {
  /// Returns the layout's `itemSize`, or the estimated size if items are self-sizing.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout, sizeForItemAt indexPath: IndexPath
  ) -> Size { layout.flow?.unseenItemSize ?? .zero }
  /// Returns the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout, insetForSectionAt section: Int
  ) -> EdgeInsets { layout.flow?.sectionInset ?? .zero }
  /// Returns the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout, minimumLineSpacingForSectionAt section: Int
  ) -> Double { layout.flow?.minimumLineSpacing ?? 0 }
  /// Returns the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double { layout.flow?.minimumInteritemSpacing ?? 0 }
  /// Returns the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout, referenceSizeForHeaderInSection section: Int
  ) -> Size { layout.flow?.headerReferenceSize ?? .zero }
  /// Returns the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout, referenceSizeForFooterInSection section: Int
  ) -> Size { layout.flow?.footerReferenceSize ?? .zero }
}

extension CollectionLayout {
  fileprivate var flow: FlowLayout? { self as? FlowLayout }
}

/// A placeholder for a view that a layout requests but the data source does not provide.
final class AbsentSupplementaryView: CollectionReusableView {}
