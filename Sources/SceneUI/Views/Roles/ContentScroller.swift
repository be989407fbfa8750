import SceneValues

/// A view whose content scrolls.
protocol ContentScroller: View {
  /// The size of the content. Constraints place what is in the view in the content, not in the bounds.
  var contentSize: Size { get }

  /// Receives the size that constraints determine for the content; nil on an axis that they leave open.
  func contentSizeDidSolve(width: Double?, height: Double?)

  /// Whether some of the content is out of sight and scrolling can bring it into sight.
  var scrollsContentNow: Bool { get }

  /// Whether the view lies below bars if a controller has it as its view.
  var liesBelowBars: Bool { get }

  /// Stops the content from being scrolled while a view lies over it. That view, which is a subview, stays over the
  /// visible part, even when bars around the view become smaller.
  ///
  /// - Returns: whether the content could be scrolled before, so that `resumeScrolling()` is due.
  func pauseScrolling(below cover: View) -> Bool
  func resumeScrolling()

  /// Scrolls after a wheel was turned over the view or over what is in it.
  ///
  /// - Parameters:
  ///   - way: how far to scroll, in points: to the right and down, in the content.
  ///   - smoothly: whether it glides there, as after a notch of a wheel; fingers on a pad scroll in small steps.
  /// - Returns: whether the view scrolls that way; if not, the views around it are asked.
  func takeWheel(by way: Point, smoothly: Bool) -> Bool
}
