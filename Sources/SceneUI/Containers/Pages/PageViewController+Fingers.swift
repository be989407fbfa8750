import SceneValues

final class PagePanRecognizer: PanGestureRecognizer {
  var isAlong: (Point) -> Bool = { _ in false }

  override func mayBegin(after path: Point) -> Bool { isAlong(path) }
}

final class PageTapRecognizer: TapGestureRecognizer {
  var mayTurn: (Point) -> Bool = { _ in false }

  override func touchesBegan(_ touches: [Touch], with event: Event) {
    guard mayTurn(touches[0].location(in: view)) else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }
}

extension PageViewController {
  func isAlong(_ path: Point) -> Bool {
    guard dataSource != nil, turn == nil else { return false }
    return isHorizontal ? abs(path.x) > abs(path.y) : abs(path.y) > abs(path.x)
  }

  func panDidChange() {
    let distance = along(pan.translation(in: sheets))
    switch pan.state {
    case .began:
      let direction: Direction = distance > 0 ? .forward : .reverse
      guard turn == nil else { return }
      beginInteractiveTurn(direction)
      if turn?.isInteractiveTurn == true { follow(distance) }
    case .changed: follow(distance)
    case .ended:
      guard let turn, turn.isInteractiveTurn, let transition = turn.transition else { return }
      // A flick completes the turn at any distance, and a flick in the opposite direction cancels it.
      let velocity = along(pan.velocity(in: sheets)) * sign(of: turn.direction)
      let isFarEnough =
        abs(velocity) > 300 ? velocity > 0 : distance * sign(of: turn.direction) > turnLength / 2
      if isFarEnough { transition.run() } else { transition.turnBack() }
    case .cancelled: if turn?.isInteractiveTurn == true { turn?.transition?.turnBack() }
    case .possible, .failed: break
    }
  }

  private func follow(_ distance: Double) {
    guard let turn, turn.isInteractiveTurn else { return }
    turn.transition?.follow(distance * sign(of: turn.direction) / turnLength)
  }

  private func beginInteractiveTurn(_ direction: Direction) {
    guard let pages = pages(direction) else { return }
    do { try turn(to: pages, direction, animated: true, isInteractiveTurn: true) } catch {
      context.report(error)
    }
  }

  private func sign(of direction: Direction) -> Double { direction == .forward ? 1 : -1 }

  /// Returns the signed length of a translation along the paging axis. The value is positive if the translation turns to
  /// the next page, regardless of the layout direction.
  private func along(_ way: Point) -> Double {
    let distance = isHorizontal ? (isFlipped ? -way.x : way.x) : way.y
    return spineLocation == .max ? distance : -distance
  }

  private static var edgePart: Double { 0.15 }

  /// Returns the direction in which a tap turns the pages, or nil if the tap does not turn pages. The point is in the
  /// coordinates of `sheets`, which contains the pages.
  func direction(ofTapAt point: Point) -> Direction? {
    guard transitionStyle == .pageCurl, dataSource != nil, turn == nil else { return nil }
    let (place, length) =
      isHorizontal ? (sheets.turned(point).x, sheets.bounds.width) : (point.y, sheets.bounds.height)
    let isAtStart = place < length * Self.edgePart
    guard isAtStart || place > length * (1 - Self.edgePart) else { return nil }
    return isAtStart == (spineLocation == .max) ? .forward : .reverse
  }

  func turnByTap(at point: Point) {
    guard let direction = direction(ofTapAt: point) else { return }
    beginInteractiveTurn(direction)
    turn?.transition?.run()
  }

  func refreshIndicator() {
    let count =
      transitionStyle == .scroll && isHorizontal ? dataSource?.presentationCount(for: self) ?? 0 : 0
    pageControl.isHidden = count <= 0
    pageControl.numberOfPages = max(0, count)
    if count > 0, let dataSource { pageControl.currentPage = dataSource.presentationIndex(for: self) }
    shownDot = pageControl.currentPage
    stage?.setNeedsLayout()
  }

  func countTurn(_ direction: Direction) {
    pageControl.currentPage = shownDot + (direction == .forward ? 1 : -1)
    shownDot = pageControl.currentPage
  }

  func turnByIndicator() {
    let direction: Direction = pageControl.currentPage > shownDot ? .forward : .reverse
    pageControl.currentPage = shownDot
    guard turn == nil else { return }
    beginInteractiveTurn(direction)
    turn?.transition?.run()
  }
}
