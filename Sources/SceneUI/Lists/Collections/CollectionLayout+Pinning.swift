extension CollectionLayout {
  /// What stays in sight lies over the items that pass.
  static let pinnedZIndex = 10

  /// What bars leave of the collection, along the way that it scrolls; nil without a collection.
  func seenExtent(isVertical: Bool) -> ClosedRange<Double>? {
    guard let view = collectionView else { return nil }
    let inset = view.adjustedContentInset
    let (start, end) =
      isVertical
      ? (view.bounds.minY + inset.top, view.bounds.maxY - inset.bottom)
      : (view.bounds.minX + inset.left, view.bounds.maxX - inset.right)
    return start...max(start, end)
  }
}
