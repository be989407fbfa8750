import SceneUI
import SceneValues

/// Records the calls of a scroll view's delegate. Repeated calls are recorded once.
class ScrollDiary: ScrollViewDelegate {
  private(set) var log: [String] = []
  var zoomed: View?
  var target: Point?

  func note(_ word: String) { if log.last != word { log.append(word) } }
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  /// Returns and clears the record, without scrolling.
  func takeZooming() -> [String] {
    take().filter { $0 != "didScroll" }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { note("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    note("willEndDragging")
    if let target { targetContentOffset = target }
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    note("didEndDragging(\(willDecelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { note("didEndScrollingAnimation") }
  func viewForZooming(in scrollView: ScrollView) -> View? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) { note("willBeginZooming") }
  func scrollViewDidZoom(_ scrollView: ScrollView) { note("didZoom") }
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {
    note("didEndZooming")
  }
}
