import SceneValues

/// Methods that a scroll view calls during scrolling and zooming. All methods are optional.
///
/// A drag calls `scrollViewWillBeginDragging`, `scrollViewDidScroll` for each step, `scrollViewWillEndDragging` and
/// `scrollViewDidEndDragging`. If the content decelerates, `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` and
/// `scrollViewDidEndDecelerating` follow.
///
/// A pinch calls `scrollViewWillBeginDragging`, `scrollViewWillBeginZooming`, `scrollViewDidZoom` for each step,
/// `scrollViewDidEndZooming` and `scrollViewDidEndDragging`. If the scale exceeds a limit, `scrollViewDidEndDragging`
/// is called first, and further `scrollViewDidZoom` calls follow. `scrollViewDidEndZooming` is called after the scale
/// has returned to the limit.
public protocol ScrollViewDelegate: AnyObject {
  /// Called when a finger, a motion or code has changed the content offset.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called before a finger moves the content or two fingers scale it.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called when the last finger is lifted. The delegate can change `targetContentOffset`, which is the offset at which
  /// scrolling will stop. The velocity is that of the content offset, in points per millisecond. Not called after a
  /// pinch beyond a zoom limit, because the scale then returns to the limit.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)
  /// Called after the last finger was lifted or its touch was canceled. If `willDecelerate` is true, the content
  /// continues to move, either to slow down or to return from beyond an edge.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)
  /// Called when the content continues to move after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Called when the motion after a drag has ended, or when a finger or code has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Called when a motion that was requested with `animated: true` has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// Returns the view to scale, or nil to disable zooming.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called before fingers, or an animation that code requests, scale the view that `viewForZooming` returns.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Called when the zoom scale has changed for any reason.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Called when zooming of the view that `viewForZooming` returns has ended, including the return from beyond a limit.
  /// `scale` is the current zoom scale.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing, so the target offset results from the user's movement.
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
