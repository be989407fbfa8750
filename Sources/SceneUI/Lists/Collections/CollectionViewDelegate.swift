import SceneValues

/// What a collection shows.
public protocol CollectionViewDataSource: AnyObject {
  /// 1, unless said otherwise.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// The number of items in a section, asked whenever the collection loads or is updated; below 0 it counts
  /// for 0.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// A cell from `dequeueReusableCell`, filled in for its item.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell
  /// A view from `dequeueReusableSupplementaryView`, filled in for its section. Needed where the layout has room for
  /// headers or footers; nothing is shown there, unless said otherwise.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView?
}

extension CollectionViewDataSource {
  /// By default, there is one section.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// By default, there is no such view.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? { nil }
}

/// Hears of what a collection does, and has a say in it. Everything is optional.
public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// A cell is about to be shown for an item: its frame is set, and it is in the collection.
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath)
  /// A cell shows its item no longer: the item is out of sight, deleted or reloaded.
  ///
  /// The cell may soon show another item.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Whether a finger that comes down on an item highlights it; one that is not highlighted is not selected.
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Whether a tap selects an item; asked before the selection changes.
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// A tap has selected an item; what code selects is not told.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// Whether a tap on a selected item deselects it, where several items can be selected. Not asked where only one can be:
  /// then a tap on another item deselects it.
  func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// An item has lost its selection by a tap; what code deselects is not told.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
  /// What a long press on an item shows.
  ///
  /// - Parameters:
  ///   - collectionView: whose item is pressed.
  ///   - indexPath: the item.
  ///   - point: where it is pressed, in the collection's coordinates.
  /// - Returns: nil for nothing.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration?
  /// The preview of an item's menu was touched: this is the time to show what was previewed.
  func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration)
}

extension CollectionViewDelegate {
  /// By default, a long press shows nothing.
  public func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { nil }
  /// By default, nothing is done.
  public func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration
  ) {}
  /// By default, nothing is done.
  public func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// By default, nothing is done.
  public func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// By default, every item is highlighted.
  public func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// By default, every item can be selected.
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// By default, nothing is done.
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// By default, a tap on a selected item deselects it.
  public func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// By default, nothing is done.
  public func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

/// Says for each section and item what a flow layout otherwise takes from its own properties. Everything is optional,
/// and is asked once whenever the layout is prepared.
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// The size of an item, in points.
  ///
  /// It is asked for every item of the collection whenever the layout is prepared. Where all items have one
  /// size, set the layout's `itemSize`, and give the collection a delegate that does not conform to this
  /// protocol: then no item is asked for. Where the layout has an `estimatedItemSize`, an item has this size until its
  /// cell is in sight, and says how large it wants to be.
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, sizeForItemAt indexPath: IndexPath
  ) -> Size
  /// The room around the items of a section, in points.
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, insetForSectionAt section: Int
  ) -> EdgeInsets
  /// The room between two lines of a section, in points.
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, minimumLineSpacingForSectionAt section: Int
  ) -> Double
  /// The least room between two items of a line, in points; they have more where they do not fill the line.
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> Double
  /// The size of a section's header, in points.
  ///
  /// Its height counts, or its width where the collection scrolls sideways; there is no header for 0.
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, referenceSizeForHeaderInSection section: Int
  ) -> Size
  /// The size of a section's footer, in points.
  ///
  /// Its height counts, or its width where the collection scrolls sideways; there is no footer for 0.
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, referenceSizeForFooterInSection section: Int
  ) -> Size
}

extension CollectionViewDelegateFlowLayout {
  /// By default, the layout's `itemSize`, or what it takes items for whose cells say how large they are.
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, sizeForItemAt indexPath: IndexPath
  ) -> Size { layout.unseenItemSize }
  /// By default, the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, insetForSectionAt section: Int
  ) -> EdgeInsets { layout.sectionInset }
  /// By default, the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, minimumLineSpacingForSectionAt section: Int
  ) -> Double { layout.minimumLineSpacing }
  /// By default, the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> Double { layout.minimumInteritemSpacing }
  /// By default, the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, referenceSizeForHeaderInSection section: Int
  ) -> Size { layout.headerReferenceSize }
  /// By default, the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, referenceSizeForFooterInSection section: Int
  ) -> Size { layout.footerReferenceSize }
}
