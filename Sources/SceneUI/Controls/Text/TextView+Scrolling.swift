import SceneDrawing
import SceneValues

// The scroll offset is the origin of the view's bounds.
extension TextView {
  /// The size of the scrollable content in points: the view's width, and the text's height including the insets.
  public var contentSize: Size {
    Size(width: bounds.width, height: lines.height + textInsets.top + textInsets.bottom)
  }

  /// The vertical scroll offset, in points.
  public var scrollOffset: Double { bounds.minY }

  /// Scrolls to a vertical offset, in points. The offset is clamped to the content.
  public func scroll(to offset: Double) {
    // An offset of 0 must not cause layout, because a view that is being loaded has no width yet.
    let offset =
      offset > 0 && isScrollEnabled ? min(offset, max(0, contentSize.height - bounds.height)) : 0
    guard offset != bounds.minY else { return }
    bounds = Rect(x: 0, y: offset, width: bounds.width, height: bounds.height)
  }

  /// Scrolls by the minimum distance that makes a range visible.
  public func scrollRangeToVisible(_ range: Range<Int>) {
    let range = edited.clamped(range)
    let first = lines.caretRect(at: CaretPlace(range.lowerBound)).minY
    let last =
      lines.caretRect(at: CaretPlace(range.upperBound, isUpstream: true)).maxY + textInsets.top
      + textInsets.bottom
    // If the range is taller than the view, its end must be visible, because the caret is there.
    scroll(to: max(min(bounds.minY, first), last - bounds.height))
  }

  /// The frame of the caret in the view's coordinates, even if the caret is not visible.
  public var caretRect: Rect { caretRect(at: edited.place) }
}
