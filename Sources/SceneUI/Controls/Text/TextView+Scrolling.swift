import SceneDrawing
import SceneValues

// What the view shows of its text is in its bounds: their origin is how far it is scrolled.
extension TextView {
  /// The size of the text with what is free around it, in points.
  public var contentSize: Size {
    Size(width: bounds.width, height: lines.height + textInsets.top + textInsets.bottom)
  }

  /// How far the text is scrolled up, in points.
  public var scrollOffset: Double { bounds.minY }

  /// Scrolls the text, as far as there is more of it.
  public func scroll(to offset: Double) {
    // At the top, nothing needs to be laid out: a view that is being loaded has no width yet.
    let offset =
      offset > 0 && isScrollEnabled ? min(offset, max(0, contentSize.height - bounds.height)) : 0
    guard offset != bounds.minY else { return }
    bounds = Rect(x: 0, y: offset, width: bounds.width, height: bounds.height)
  }

  /// Scrolls just as far as is needed to see a part of the text.
  public func scrollRangeToVisible(_ range: Range<Int>) {
    let range = edited.clamped(range)
    let first = lines.caretRect(at: CaretPlace(range.lowerBound)).minY
    let last =
      lines.caretRect(at: CaretPlace(range.upperBound, isUpstream: true)).maxY + textInsets.top
      + textInsets.bottom
    // Of a part that is higher than the view, the end is seen: that is where the caret is.
    scroll(to: max(min(bounds.minY, first), last - bounds.height))
  }

  /// The rectangle of the caret, in the view's coordinates, whether it is seen or not.
  public var caretRect: Rect { caretRect(at: edited.place) }
}
