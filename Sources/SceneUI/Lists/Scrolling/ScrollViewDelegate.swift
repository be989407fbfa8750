import SceneValues

/// Methods that a scroll view calls during scrolling and zooming. All methods are optional.
///
/// A drag calls `scrollViewWillBeginDragging`, `scrollViewDidScroll` for each step,
/// `scrollViewWillEndDragging` and `scrollViewDidEndDragging`. If the content decelerates,
/// `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` and `scrollViewDidEndDecelerating` follow.
///
/// A pinch calls `scrollViewWillBeginDragging`, `scrollViewWillBeginZooming`, `scrollViewDidZoom` for each
/// step, `scrollViewDidEndZooming` and `scrollViewDidEndDragging`. If the scale exceeds a limit,
/// `scrollViewDidEndDragging` is called first. Further `scrollViewDidZoom` calls follow, and
/// `scrollViewDidEndZooming` is called after the scale has returned to the limit.
public protocol ScrollViewDelegate: AnyObject {
  /// Notifies the delegate that a finger, a motion or code has changed the content offset.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Notifies the delegate that a finger is about to move the content, or two fingers are about to scale it.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Notifies the delegate that the last finger is being lifted. The delegate can change the final offset.
  ///
  /// This method is not called after a pinch beyond a zoom limit, because the scale then returns to the
  /// limit.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the content offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which scrolling will stop. The delegate can change it.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)
  /// Notifies the delegate that the last finger was lifted or its touch was canceled.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - willDecelerate: Whether the content continues to move, either to slow down or to return from beyond
  ///     an edge.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)
  /// Notifies the delegate that the content continues to move after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Notifies the delegate that the motion after a drag has ended, or that a finger or code has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Notifies the delegate that a motion that was requested with `animated: true` has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// Returns the view to scale, or nil to disable zooming.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Notifies the delegate that fingers or an animation requested by code are about to scale the content.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that `viewForZooming` returns.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Notifies the delegate that the zoom scale has changed for any reason.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Notifies the delegate that zooming has ended, including the return from beyond a limit.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that `viewForZooming` returns.
  ///   - scale: The current zoom scale.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Keeps the target offset that results from the user's movement.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Returns nil, which disables zooming.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {}
}
