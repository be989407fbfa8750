import SceneValues

// The scroll wheel moves the content without a drag, and never beyond an edge.
extension ScrollView {
  private var wheelTarget: Point {
    guard let motion, motion.reason == .animation, case .glide(_, let end) = motion.path else {
      return contentOffset
    }
    return Point(x: end.x + motion.shift.x, y: end.y + motion.shift.y)
  }

  private func possible(_ way: Point) -> Point {
    let (from, x, y) = (wheelTarget, limits(vertical: false), limits(vertical: true))
    func end(_ start: Double, _ way: Double, _ limits: ClosedRange<Double>) -> Double {
      // If a finger has moved the content beyond an edge, the wheel moves it no further.
      let (low, high) = (min(start, limits.lowerBound), max(start, limits.upperBound))
      return min(max(start + way, low), high) - start
    }
    return Point(x: end(from.x, way.x, x), y: end(from.y, way.y, y))
  }

  func scrollByWheel(_ way: Point, smoothly: Bool) -> Bool {
    guard isScrollEnabled, drag == nil else { return false }
    let way = possible(way)
    guard abs(way.x) >= 0.001 || abs(way.y) >= 0.001 else { return false }
    let from = wheelTarget
    if isPagingEnabled { return turnPage(from: from, way) }
    let target = Point(x: from.x + way.x, y: from.y + way.y)
    if smoothly, contextIfAny?.reducesMotion != true {
      setContentOffset(target, animated: true)
    } else {
      contentOffset = target
      flashScrollIndicators()
    }
    return true
  }

  /// Scrolls by one page in response to a wheel event. Wheel events are ignored while content is moving.
  private func turnPage(from: Point, _ way: Point) -> Bool {
    guard motion == nil else { return true }
    func page(_ offset: Double, _ way: Double, _ length: Double, _ limits: ClosedRange<Double>) -> Double {
      guard way != 0, length > 0 else { return offset }
      let page =
        way > 0 ? (offset / length + 0.001).rounded(.down) + 1 : (offset / length - 0.001).rounded(.up) - 1
      return min(max(page * length, limits.lowerBound), limits.upperBound)
    }
    setContentOffset(
      Point(
        x: page(from.x, way.x, bounds.width, limits(vertical: false)),
        y: page(from.y, way.y, bounds.height, limits(vertical: true))), animated: true)
    return true
  }
}
