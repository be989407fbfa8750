import SceneValues

/// Support for sections that scroll perpendicular to the collection view's scroll direction, each in its own scroll view.
extension CollectionView {
  func orthogonalOffset(ofSection section: Int) -> Point {
    scrollers[section]?.moved ?? scrollerOffsets[section] ?? .zero
  }

  func placeScrollers() {
    let places = collectionLayout.scrollers(in: bounds)
    for (section, scroller) in scrollers where places[section] == nil {
      scrollers[section] = nil
      scrollerOffsets[section] = scroller.moved
      scroller.isHidden = true
      supply.leave(scroller)
    }
    for (section, place) in places.sorted(by: { $0.key < $1.key }) {
      if let scroller = scrollers[section] {
        scroller.take(place)
        continue
      }
      let scroller = OrthogonalScroller(in: self)
      scrollers[section] = scroller
      insertSubview(scroller, at: 0)
      scroller.take(place)
      let start = Point(x: -1e15, y: -1e15)
      scroller.contentOffset =
        scrollerOffsets[section].map(scroller.offset(afterMoving:))
        ?? scroller.clamped(scroller.offset(afterMoving: start))
    }
  }

  func container(of attributes: CollectionLayoutAttributes) -> View {
    attributes.scroller.flatMap { scrollers[$0] } ?? self
  }

  func place(_ rect: Rect, of view: View) -> Rect {
    guard let scroller = view.superview as? OrthogonalScroller else { return rect }
    return scroller.convert(rect, from: self)
  }

  /// Assigns the existing scroll views to the new indexes of their sections, so that sections keep their scroll offsets.
  func scrollersDidMove(_ updates: ListUpdates) {
    for (section, scroller) in scrollers { scrollerOffsets[section] = scroller.moved }
    var offsets: [Int: Point] = [:]
    var moved: [Int: OrthogonalScroller] = [:]
    for (section, offset) in scrollerOffsets { updates.section(section).map { offsets[$0] = offset } }
    for (section, scroller) in scrollers {
      if let new = updates.section(section) {
        moved[new] = scroller
      } else {
        scroller.isHidden = true
        supply.leave(scroller)
      }
    }
    (scrollers, scrollerOffsets) = (moved, offsets)
  }

  func scrollAcross(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let attributes = collectionLayout.layoutAttributesForItem(at: path),
      let section = attributes.scroller
    else { return }
    // If the section has not been visible, the layout pass creates its scroll view.
    layoutIfNeeded()
    guard let scroller = scrollers[section] else { return }
    scroller.show(scroller.convert(attributes.frame, from: self), at: position, animated: animated)
  }
}
