import SceneValues

final class SheetDragRecognizer: PanGestureRecognizer {
  var growth: () -> (isPossible: Bool, precedesOther: Bool) = { (false, false) }

  /// Returns whether the drag can begin. The content under the finger must be scrolled to its top. An upward drag also
  /// requires that the sheet can grow, and takes precedence over scrolling only if `growth` permits it.
  override func mayBegin(after path: Point) -> Bool {
    guard abs(path.y) > abs(path.x) else { return false }
    let isUp = path.y < 0
    let growth = isUp ? growth() : (isPossible: false, precedesOther: false)
    if isUp, !growth.isPossible { return false }
    var next = touches.first?.view
    while let current = next, current !== view {
      if let scroller = current as? ScrollView, scroller.isScrollEnabled,
        scroller.contentOffset.y > -scroller.contentInset.top || isUp && !growth.precedesOther
      {
        return false
      }
      next = current.superview
    }
    return true
  }

  /// Returns true for scroll gestures, because dragging the sheet takes precedence over them.
  override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    other is ScrollGestureRecognizer
  }
}
