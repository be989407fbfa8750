import SceneServices
import SceneValues

extension ScrollView {
  /// Scrolls to an offset. An animated scroll has no effect during a drag. When the animation ends, the
  /// delegate's `scrollViewDidEndScrollingAnimation` method is called.
  public func setContentOffset(_ offset: Point, animated: Bool) {
    guard animated, window != nil else {
      contentOffset = offset
      return
    }
    guard drag == nil else { return }
    stopMotion()
    finishZoom()
    begin(ScrollMotion(reason: .animation, path: .glide(from: contentOffset, to: offset)))
    flashScrollIndicators()
  }

  /// Scrolls by the minimum distance that makes a rectangle of the content visible.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    let offset = offset(showing: rect)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  func offset(showing rect: Rect) -> Point {
    func shown(_ start: Double, _ end: Double, from visible: Double, length: Double) -> Double {
      if start < visible || end - start > length { return start }
      return end > visible + length ? end - length : visible
    }
    // The areas of the view's bounds that bars cover are not visible.
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    return clamped(
      Point(
        x: shown(rect.minX, rect.maxX, from: seen.minX, length: seen.width) - inset.left,
        y: shown(rect.minY, rect.maxY, from: seen.minY, length: seen.height) - inset.top))
  }

  /// Shifts the content offset by a distance in points, after the content before the visible area has changed size. The
  /// visible content stays in place on the screen, and drags and motions continue.
  func shiftContent(by way: Double, along axis: LayoutConstraint.Axis = .vertical) {
    guard way != 0 else { return }
    func shift(_ point: inout Point) {
      if axis == .vertical { point.y += way } else { point.x += way }
    }
    if drag != nil {
      shift(&drag!.start)
      shift(&drag!.origin)
    }
    if motion != nil { shift(&motion!.shift) }
    var offset = contentOffset
    shift(&offset)
    move(to: offset)
  }

  func begin(_ motion: ScrollMotion) {
    guard let clock = contextIfAny?.clock else { return }
    var motion = motion
    motion.start = clock.now
    self.motion = motion
    motionTimer = Timer(interval: 1.0 / 60, repeats: true, on: clock) { [weak self, weak clock] _ in
      guard let self, let clock else { return }
      proceed(at: clock.now)
    }
  }

  private func proceed(at now: Double) {
    guard let motion else { return }
    let time = now - motion.start
    move(to: motion.position(at: time))
    // The delegate may have stopped this motion or started another one.
    guard time >= motion.duration, let current = self.motion, current.start == motion.start else { return }
    endMotion()
    switch motion.reason {
    case .deceleration:
      delegate?.scrollViewDidEndDecelerating(self)
      // The content may have shrunk during the motion.
      if drag == nil, self.motion == nil, clamped(contentOffset) != contentOffset { settle() }
    case .settling: break
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  func stopMotion() {
    guard let motion else { return }
    endMotion()
    if motion.reason == .deceleration { delegate?.scrollViewDidEndDecelerating(self) }
  }

  private func endMotion() {
    motionTimer?.invalidate()
    motionTimer = nil
    motion = nil
  }
}
