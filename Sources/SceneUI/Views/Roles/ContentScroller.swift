import SceneValues

protocol ContentScroller: View {
  /// The size of the content. Constraints position subviews in the content, not in the bounds.
  var contentSize: Size { get }

  /// Receives the size that constraints determine for the content, or nil for an undetermined axis.
  func contentSizeDidSolve(width: Double?, height: Double?)

  var scrollsContentNow: Bool { get }

  /// Whether the view extends below bars when it is a controller's root view.
  var liesBelowBars: Bool { get }

  /// Stops scrolling while a subview covers the visible part.
  ///
  /// - Returns: Whether the content could be scrolled before, so that `resumeScrolling()` must be called.
  func pauseScrolling(below cover: View) -> Bool
  func resumeScrolling()

  /// Scrolls in response to a wheel over the view or its subviews.
  ///
  /// - Parameters:
  ///   - way: The distance in points, positive to the right and down in the content.
  ///   - smoothly: Whether to animate, as for a wheel notch. A trackpad scrolls in small steps.
  /// - Returns: Whether the view scrolls in that direction. If not, the event continues to its ancestors.
  func takeWheel(by way: Point, smoothly: Bool) -> Bool
}
