import SceneValues

protocol ContentScroller: View {
  /// The size of the content. Constraints position subviews in the content, not in the bounds.
  var contentSize: Size { get }

  /// Called with the size that constraints determine for the content. The value is nil on an axis whose size
  /// is not determined.
  func contentSizeDidSolve(width: Double?, height: Double?)

  /// The part of the safe area that the content inset includes, so that subviews need not avoid it.
  var safeInset: EdgeInsets { get }

  var scrollsContentNow: Bool { get }

  /// Whether the view extends under bars when it is a controller's root view.
  var liesBelowBars: Bool { get }

  /// Stops scrolling while a subview covers the visible part. Returns whether `resumeScrolling()` must be called later.
  func pauseScrolling(below cover: View) -> Bool
  func resumeScrolling()

  /// Scrolls in response to a mouse wheel over the view or its subviews.
  ///
  /// - Parameters:
  ///   - way: The distance in points, positive to the right and down in the content.
  ///   - smoothly: Whether to animate, as for a wheel notch. A trackpad scrolls in small steps, which are not animated.
  /// - Returns: Whether the view scrolls in that direction. If not, the view's ancestors receive the event.
  func takeWheel(by way: Point, smoothly: Bool) -> Bool
}
