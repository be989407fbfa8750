extension CollectionLayout {
  /// The z-index of pinned views, which places them in front of the items.
  static let pinnedZIndex = 10

  /// Returns the visible extent along the scroll axis, excluding areas covered by bars, or nil if there is no collection.
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
