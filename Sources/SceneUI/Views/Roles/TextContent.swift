/// A view that shows text, for layout.
protocol TextContent: View {
  /// The first baseline from the upper edge and the last one from the lower edge, in points.
  var baselineOffsets: (first: Double, last: Double)? { get }

  /// The height of a line of text, in points.
  var textLineHeight: Double? { get }

  /// Whether the view breaks text into lines for its width, so that the width determines the height.
  var wrapsContent: Bool { get }

  /// The size of the content for layout; `intrinsicContentSize` if text is not broken into lines for a width.
  func contentSize(fitting width: Double?) -> (width: Double?, height: Double?)
}

extension TextContent {
  var wrapsContent: Bool { false }
  func contentSize(fitting width: Double?) -> (width: Double?, height: Double?) { intrinsicContentSize }
}

extension View {
  /// Whether the view's text is broken into lines for the view's width.
  final var wrapsText: Bool { textContent?.wrapsContent ?? false }

  /// The size of the content for layout, at a width; nil for a text on one line.
  final func measuredContent(fitting width: Double?) -> (width: Double?, height: Double?) {
    textContent?.contentSize(fitting: width) ?? intrinsicContentSize
  }
}
