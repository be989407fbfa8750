import SceneValues

/// What a collection shows.
public protocol CollectionViewDataSource: AnyObject {
  /// 1, unless said otherwise.
  func numberOfSections(in collectionView: CollectionView) -> Int
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
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? { nil }
}

/// Hears of what a collection does, and has a say in it. Everything is optional.
public protocol CollectionViewDelegate: ScrollViewDelegate {
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension CollectionViewDelegate {
  public func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
  public func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

/// Says for each section and item what a flow layout otherwise takes from its own properties. Everything is optional,
/// and is asked once whenever the layout is prepared.
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, sizeForItemAt indexPath: IndexPath
  ) -> Size
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, insetForSectionAt section: Int
  ) -> EdgeInsets
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, minimumLineSpacingForSectionAt section: Int
  ) -> Double
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> Double
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, referenceSizeForHeaderInSection section: Int
  ) -> Size
  func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, referenceSizeForFooterInSection section: Int
  ) -> Size
}

extension CollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, sizeForItemAt indexPath: IndexPath
  ) -> Size { layout.itemSize }
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, insetForSectionAt section: Int
  ) -> EdgeInsets { layout.sectionInset }
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, minimumLineSpacingForSectionAt section: Int
  ) -> Double { layout.minimumLineSpacing }
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> Double { layout.minimumInteritemSpacing }
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, referenceSizeForHeaderInSection section: Int
  ) -> Size { layout.headerReferenceSize }
  public func collectionView(
    _ collectionView: CollectionView, layout: FlowLayout, referenceSizeForFooterInSection section: Int
  ) -> Size { layout.footerReferenceSize }
}
