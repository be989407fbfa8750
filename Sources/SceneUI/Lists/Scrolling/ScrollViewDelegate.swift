import SceneValues

/// Methods that a scroll view calls during scrolling and zooming. All methods are optional.
///
/// During a drag, the scroll view calls `scrollViewWillBeginDragging`, `scrollViewDidScroll` for each step,
/// `scrollViewWillEndDragging`, and `scrollViewDidEndDragging`. If the content decelerates, the scroll view then calls
/// `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` for each step, and `scrollViewDidEndDecelerating`.
///
/// During a pinch, the scroll view calls `scrollViewWillBeginDragging`, `scrollViewWillBeginZooming`, `scrollViewDidZoom`
/// for each step, `scrollViewDidEndZooming`, and `scrollViewDidEndDragging`. If the scale exceeds a limit,
/// `scrollViewDidEndDragging` is called first, followed by further `scrollViewDidZoom` calls. `scrollViewDidEndZooming`
/// is then called when the scale has returned to the limit.
public protocol ScrollViewDelegate: AnyObject {
  /// Called when the content offset has changed, whether by touch, by animation, or in code.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called before one finger starts to move the content or two fingers start to scale it.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called when the user lifts the last finger. To change where scrolling stops, the delegate can modify
  /// `targetContentOffset`. The velocity is that of the content offset, in points per millisecond. This
  /// method is not called after a pinch beyond a zoom limit, because the scale then returns to the limit.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)
  /// Called after the last finger has been lifted or its touch has been canceled. If `willDecelerate` is
  /// true, the content continues to move, either to slow down or to return from beyond an edge.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)
  /// Called when the content starts to decelerate after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Called when the deceleration after a drag has ended, or has been stopped by a touch or in code.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Called when a scrolling animation that was started with `animated: true` has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// Returns the view to scale, or nil to disable zooming.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called before the view that `viewForZooming` returns is scaled by a pinch or by an animation started in code.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Called when the zoom scale has changed for any reason.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Called when zooming has ended, including any return from beyond a limit. `view` is the view that
  /// `viewForZooming` returns, and `scale` is the current zoom scale.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing, so the user's movement determines the target offset.
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
  /// Returns nil, so zooming is disabled.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {}
}
