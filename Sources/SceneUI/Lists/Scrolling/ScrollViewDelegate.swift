import SceneValues

/// Hears of what a scroll view does, and has a say in where it comes to rest. Everything is optional.
///
/// One drag calls: `scrollViewWillBeginDragging`, any number of `scrollViewDidScroll`, `scrollViewWillEndDragging`,
/// `scrollViewDidEndDragging`; and, where it decelerates, `scrollViewWillBeginDecelerating`, `scrollViewDidScroll`,
/// `scrollViewDidEndDecelerating`. One pinch calls: `scrollViewWillBeginDragging`, `scrollViewWillBeginZooming`, any
/// number of `scrollViewDidZoom`, and at the end `scrollViewDidEndZooming` and `scrollViewDidEndDragging`; where it went
/// beyond a limit, `scrollViewDidEndDragging`, further `scrollViewDidZoom`, and `scrollViewDidEndZooming` when it is back.
public protocol ScrollViewDelegate: AnyObject {
  /// The content offset has changed, whoever changed it: a finger, a movement or code.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// A finger begins to move the content, or two begin to scale it.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// The last finger that moved the content is up, and it can still be changed where the content comes to
  /// rest.
  ///
  /// It is not called where fingers have zoomed beyond a limit: then the scale goes back to that.
  ///
  /// - Parameters:
  ///   - scrollView: whose content is moved.
  ///   - velocity: of the content offset, in points a millisecond.
  ///   - targetContentOffset: where it will come to rest; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)
  /// The last finger that moved the content is up, or was taken away.
  ///
  /// - Parameters:
  ///   - scrollView: whose content was moved.
  ///   - willDecelerate: whether the content goes on by itself, to come to rest or to come back from beyond
  ///     an edge.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)
  /// The content goes on by itself after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// The content that went on after a drag has come to rest, or was stopped by a finger or by code.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// A movement that code asked for with `animated: true` is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// The view that is scaled. Without one, there is no zooming.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Fingers begin to scale the content, or an animation that code asked for does.
  ///
  /// - Parameters:
  ///   - scrollView: whose content is scaled.
  ///   - view: what `viewForZooming` says.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// The scale of the content has changed, whoever changed it.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// The scaling is over, also on the way back from beyond a limit.
  ///
  /// - Parameters:
  ///   - scrollView: whose content was scaled.
  ///   - view: what `viewForZooming` says.
  ///   - scale: the scale that the content has now.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
}

extension ScrollViewDelegate {
  /// By default, nothing is done.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// By default, nothing is done.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// By default, the content comes to rest where the finger has pushed it.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}
  /// By default, nothing is done.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {}
  /// By default, nothing is done.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// By default, nothing is done.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// By default, nothing is done.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// By default, there is none, and nothing to zoom.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// By default, nothing is done.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// By default, nothing is done.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// By default, nothing is done.
  public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {}
}
