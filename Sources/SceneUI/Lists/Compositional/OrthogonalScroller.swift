import SceneValues

/// The scroll view of a section that scrolls perpendicular to its collection view's scroll direction.
final class OrthogonalScroller: ScrollView, ScrollViewDelegate {
  struct Place {
    var frame: Rect
    var isHorizontal: Bool
    /// The length of the content along the scroll axis, including the space before the first and after the last group.
    var contentLength: Double
    var lead: Double
    var run: GroupRun
    var behavior: CollectionLayoutSection.OrthogonalScrollingBehavior
    var isFlipped = false
  }

  private weak var collection: CollectionView?
  private(set) var place: Place?
  private var origin = Point.zero

  init(in collection: CollectionView) {
    self.collection = collection
    super.init(frame: .zero)
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustment = .never
    delegate = self
  }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  func take(_ place: Place) {
    let (moved, wasTurned) = (moved, self.place?.isFlipped ?? false)
    self.place = place
    isPagingEnabled = place.behavior == .paging
    decelerationRate =
      place.behavior == .groupPaging || place.behavior == .groupPagingCentered ? .fast : .normal
    (alwaysBounceHorizontal, alwaysBounceVertical) = (place.isHorizontal, !place.isHorizontal)
    if frame != place.frame { frame = place.frame }
    let size =
      place.isHorizontal
      ? Size(width: place.contentLength, height: place.frame.height)
      : Size(width: place.frame.width, height: place.contentLength)
    if contentSize != size { contentSize = size }
    contentInset = centeringInset
    // In a mirrored section, the content offset depends on the content size, so it must be computed again.
    if place.isFlipped || wasTurned, let moved, self.moved != moved {
      contentOffset = clamped(offset(afterMoving: moved))
    }
  }

  var moved: Point? { place == nil || contentSize == .zero ? nil : offset(afterMoving: contentOffset) }

  /// Converts between a content offset and a scrolled distance. The calculation is the same in both directions.
  func offset(afterMoving way: Point) -> Point {
    guard place?.isFlipped == true else { return way }
    return Point(x: contentSize.width - bounds.width - way.x, y: way.y)
  }

  private var centeringInset: EdgeInsets {
    guard let place, place.behavior == .groupPagingCentered, place.run.numberOfGroups > 0 else {
      return .zero
    }
    let visible = place.isHorizontal ? place.frame.width : place.frame.height
    let last = place.run.numberOfGroups - 1
    let before = (visible - place.run.length(ofGroup: 0)) / 2 - place.lead
    let behind =
      place.contentLength - place.lead - place.run.start(of: last) - place.run.length(ofGroup: last)
    let after = (visible - place.run.length(ofGroup: last)) / 2 - behind
    return place.isHorizontal
      ? EdgeInsets(
        top: 0, left: max(0, place.isFlipped ? after : before), bottom: 0,
        right: max(0, place.isFlipped ? before : after))
      : EdgeInsets(top: max(0, before), left: 0, bottom: max(0, after), right: 0)
  }

  override func boundsDidMove() {
    super.boundsDidMove()
    collection?.setNeedsLayout()
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { origin = contentOffset }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    guard let place, place.run.numberOfGroups > 0 else { return }
    func along(_ point: Point) -> Double {
      let way = offset(afterMoving: point)
      return place.isHorizontal ? way.x : way.y
    }
    let speed = (place.isHorizontal ? velocity.x : velocity.y) * (place.isFlipped ? -1 : 1)
    let target: Double
    switch place.behavior {
    case .none, .continuous, .paging: return
    case .continuousGroupLeadingBoundary:
      target = rest(of: group(nearest: along(targetContentOffset), place), place)
    case .groupPaging, .groupPagingCentered:
      let first = group(nearest: along(origin), place)
      let way = along(contentOffset) - along(origin)
      let pushed = abs(speed) > 0.2 ? speed : way
      // After a slow drag by less than half a group, the content returns to its original position.
      let goes = abs(speed) > 0.2 || abs(way) > place.run.length(ofGroup: first) / 2
      let group = goes && pushed != 0 ? first + (pushed > 0 ? 1 : -1) : first
      target = rest(of: min(max(0, group), place.run.numberOfGroups - 1), place)
    }
    targetContentOffset = clamped(
      place.isHorizontal
        ? offset(afterMoving: Point(x: target, y: contentOffset.y)) : Point(x: contentOffset.x, y: target))
  }

  private func rest(of group: Int, _ place: Place) -> Double {
    let start = place.run.start(of: group)
    guard place.behavior == .groupPagingCentered else { return start }
    let visible = place.isHorizontal ? place.frame.width : place.frame.height
    return place.lead + start + (place.run.length(ofGroup: group) - visible) / 2
  }

  private func group(nearest offset: Double, _ place: Place) -> Int {
    let count = place.run.numberOfGroups
    let next = partition(count) { rest(of: $0, place) < offset }
    guard next > 0 else { return 0 }
    guard next < count else { return count - 1 }
    return rest(of: next, place) - offset < offset - rest(of: next - 1, place) ? next : next - 1
  }

  func show(_ rect: Rect, at position: CollectionView.ScrollPosition, animated: Bool) {
    let part: Double
    switch position {
    case .none: return setContentOffset(offset(showing: rect), animated: animated && window != nil)
    case .start: part = place?.isFlipped == true ? 1 : 0
    case .middle: part = 0.5
    case .end: part = place?.isFlipped == true ? 0 : 1
    }
    let offset = clamped(
      Point(
        x: rect.minX + (rect.width - bounds.width) * part, y: rect.minY + (rect.height - bounds.height) * part
      ))
    setContentOffset(offset, animated: animated && window != nil)
  }
}
