import SceneValues

/// A finger that drags a sheet down, or up to another height.
final class SheetDragRecognizer: PanGestureRecognizer {
  /// Whether the sheet can become higher, and whether that goes before content that could be scrolled up.
  var growth: () -> (isPossible: Bool, goesFirst: Bool) = { (false, false) }

  /// Down only where there is nothing to be scrolled back first, and up only where there is a greater height.
  override func mayBegin(after path: Point) -> Bool {
    guard abs(path.y) > abs(path.x) else { return false }
    let isUp = path.y < 0
    let growth = isUp ? growth() : (isPossible: false, goesFirst: false)
    if isUp, !growth.isPossible { return false }
    var next = touches.first?.view
    while let current = next, current !== view {
      if let scroller = current as? ScrollView, scroller.isScrollEnabled,
        scroller.contentOffset.y > -scroller.contentInset.top || isUp && !growth.goesFirst
      {
        return false
      }
      next = current.superview
    }
    return true
  }

  /// Where both could, the sheet goes before what scrolls in it.
  override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    other is ScrollGestureRecognizer
  }
}
