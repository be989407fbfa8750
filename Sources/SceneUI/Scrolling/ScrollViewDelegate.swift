import SceneValues

/// Hears of what a scroll view does, and has a say in where it comes to rest. Everything is optional.
///
/// One drag calls: `scrollViewWillBeginDragging`, any number of `scrollViewDidScroll`, `scrollViewWillEndDragging`,
/// `scrollViewDidEndDragging`; and, where it decelerates, `scrollViewWillBeginDecelerating`, `scrollViewDidScroll`,
/// `scrollViewDidEndDecelerating`. One pinch calls: `scrollViewWillBeginDragging`, `scrollViewWillBeginZooming`, any
/// number of `scrollViewDidZoom`, and at the end `scrollViewDidEndZooming` and `scrollViewDidEndDragging`; where it went
/// beyond a limit, `scrollViewDidEndDragging`, further `scrollViewDidZoom`, and `scrollViewDidEndZooming` when it is back.
public protocol ScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: ScrollView)
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// - Parameters:
  ///   - velocity: in points a millisecond.
  ///   - targetContentOffset: where it will come to rest; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// A movement that code asked for with `animated: true` is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// The view that is scaled. Without one, there is no zooming.
  func viewForZooming(in scrollView: ScrollView) -> View?
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  func scrollViewDidZoom(_ scrollView: ScrollView)
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {}
}
