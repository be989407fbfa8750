import SceneValues

protocol ContentScroller: View {
  /// The size of the content. Constraints position subviews relative to the content, not to the bounds.
  var contentSize: Size { get }

  /// Applies the content size that the constraints determine. A dimension is nil if they do not determine it.
  func contentSizeDidSolve(width: Double?, height: Double?)

  /// The part of the safe area that the content inset already includes, so that subviews do not have to avoid it.
  var safeInset: EdgeInsets { get }

  var scrollsContentNow: Bool { get }

  /// Whether the view extends under bars when it is a controller's root view.
  var liesBelowBars: Bool { get }

  /// Stops scrolling while a subview covers the visible content. Returns whether `resumeScrolling()` must be called.
  func pauseScrolling(below cover: View) -> Bool
  func resumeScrolling()

  /// Scrolls when the mouse wheel turns while the pointer is over the view or one of its subviews.
  ///
  /// - Parameters:
  ///   - way: The distance in points, positive to the right and down in the content.
  ///   - smoothly: Whether to animate the step, as for the notch of a wheel. The small steps of a trackpad are not
  ///     animated.
  /// - Returns: Whether the view can scroll in that direction. If not, the view's ancestors receive the event.
  func takeWheel(by way: Point, smoothly: Bool) -> Bool
}
