/// A view whose text determines its size and its baselines.
protocol TextContent: View {
  /// The distances, in points, of the first baseline from the top and of the last from the bottom, or nil without text.
  var baselineOffsets: (first: Double, last: Double)? { get }

  /// The height of a line of text, in points.
  var textLineHeight: Double? { get }

  /// Whether the view wraps text, so that its width determines its height.
  var wrapsContent: Bool { get }

  /// Returns the content size for layout: `intrinsicContentSize` or, if text wraps, the text's size at the given width.
  func contentSize(fitting width: Double?) -> (width: Double?, height: Double?)
}

extension TextContent {
  var wrapsContent: Bool { false }
  func contentSize(fitting width: Double?) -> (width: Double?, height: Double?) { intrinsicContentSize }
}

extension View {
  final var wrapsText: Bool { textContent?.wrapsContent ?? false }

  final func measuredContent(fitting width: Double?) -> (width: Double?, height: Double?) {
    textContent?.contentSize(fitting: width) ?? intrinsicContentSize
  }
}
