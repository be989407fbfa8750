import SceneValues

/// Methods that provide the content of a collection.
public protocol CollectionViewDataSource: AnyObject {
  /// Returns the number of sections. By default, it is 1.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Returns the number of items in a section. Negative numbers are treated as 0.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns a cell from `dequeueReusableCell` with the content of its item.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell
  /// Returns a view from `dequeueReusableSupplementaryView`, or nil for no view. Required if the layout has
  /// headers or footers.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView?
}

extension CollectionViewDataSource {
  /// Returns 1, because a collection has a single section by default.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// Returns nil, which means no view.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? { nil }
}

/// Methods that observe and control a collection. All of them have default implementations.
public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Notifies the delegate that a cell is about to show an item. The cell is in the collection and has its
  /// frame.
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath)
  /// Notifies the delegate that a cell no longer shows its item, because the item is out of view or was
  /// deleted or reloaded.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Returns whether a touch highlights an item. An item that is not highlighted cannot be selected.
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether a tap selects an item. Called before the selection changes.
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Notifies the delegate that a tap has selected an item. Not called for selections by code.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// Returns whether a tap deselects an item if multiple selection is allowed. Not called for single
  /// selection.
  func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Notifies the delegate that a tap has deselected an item. Not called for changes by code.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Returns the context menu for a long press on an item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  ///   - point: The position of the touch, in the collection's coordinates.
  /// - Returns: The context menu, or nil for none.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration?
  /// Notifies the delegate that the user tapped the preview of an item's menu. Show the previewed content in
  /// response.
  func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration)
}

extension CollectionViewDelegate {
  /// Returns nil: a long press has no effect.
  public func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { nil }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration
  ) {}
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Returns true: every item is highlighted.
  public func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns true: every item can be selected.
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing by default.
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Returns true: a tap on a selected item deselects it.
  public func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing by default.
  public func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

/// Methods that override properties of a flow layout for individual sections and items. They are called once
/// each time the layout is prepared. All of them have default implementations.
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// Returns the size of an item, in points. The method is called for every item whenever the layout is
  /// prepared. If all items have the same size, set the layout's `itemSize` instead. If the layout has an
  /// `estimatedItemSize`, the returned size applies until the cell becomes visible.
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, sizeForItemAt indexPath: IndexPath
  ) -> Size
  /// Returns the insets around the items of a section, in points.
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, insetForSectionAt section: Int
  ) -> EdgeInsets
  /// Returns the distance between adjacent lines of a section, in points.
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, minimumLineSpacingForSectionAt section: Int
  ) -> Double
  /// Returns the minimum distance between adjacent items in a line, in points.
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> Double
  /// Returns the size of a header, in points. Only the length along the scroll axis is used. A length of 0
  /// means no header.
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, referenceSizeForHeaderInSection section: Int
  ) -> Size
  /// Returns the size of a footer, in points. Only the length along the scroll axis is used. A length of 0
  /// means no footer.
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, referenceSizeForFooterInSection section: Int
  ) -> Size
}

extension CollectionViewDelegateFlowLayout {
  /// Returns the layout's `itemSize`, or its estimate if items are self-sizing.
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, sizeForItemAt indexPath: IndexPath
  ) -> Size { layout.unseenItemSize }
  /// Returns the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, insetForSectionAt section: Int
  ) -> EdgeInsets { layout.sectionInset }
  /// Returns the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, minimumLineSpacingForSectionAt section: Int
  ) -> Double { layout.minimumLineSpacing }
  /// Returns the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> Double { layout.minimumInteritemSpacing }
  /// Returns the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, referenceSizeForHeaderInSection section: Int
  ) -> Size { layout.headerReferenceSize }
  /// Returns the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, referenceSizeForFooterInSection section: Int
  ) -> Size { layout.footerReferenceSize }
}
