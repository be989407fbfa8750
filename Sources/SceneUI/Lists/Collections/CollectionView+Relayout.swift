import SceneValues

extension CollectionView {
  private static var relayoutDuration: Double { 0.3 }

  /// Replaces the layout. If `animated` is true, the visible cells move to their new positions in 0.3 seconds. The
  /// completion handler receives false if the animation was interrupted.
  public func setCollectionViewLayout(
    _ layout: CollectionLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard animated, window != nil else {
      collectionLayout = layout
      completion?(true)
      return
    }
    layoutIfNeeded()
    let old = cells.mapValues(CellPlace.init)
    collectionLayout = layout
    layoutIfNeeded()
    let new = cells.mapValues(CellPlace.init)
    let moved = cells.filter { old[$0.key] != nil }
    View.performWithoutAnimation { for (path, cell) in moved { old[path]?.apply(to: cell) } }
    View.animate(
      withDuration: Self.relayoutDuration,
      animations: { for (path, cell) in moved { new[path]?.apply(to: cell) } }, completion: completion)
  }
}

private struct CellPlace {
  let center: Point
  let bounds: Rect

  init(_ cell: CollectionViewCell) { (center, bounds) = (cell.center, cell.bounds) }

  func apply(to cell: CollectionViewCell) { (cell.center, cell.bounds) = (center, bounds) }
}
