import SceneValues

/// The shape of the mouse pointer over a view.
public enum PointerShape: Hashable, Sendable {
  case arrow
  /// A text bar, over editable or selectable text.
  case text
  /// A hand, over links.
  case hand
  /// Arrows in both directions, over items that move along them.
  case leftRight, upDown
}

extension Window {
  /// Returns the shape at a location: the one of the innermost view that specifies one, or the arrow.
  ///
  /// - Parameter point: The location, in window coordinates.
  /// - Returns: The shape.
  public func pointerShape(at point: Point) -> PointerShape {
    guard isOnScreen, point.x.isFinite, point.y.isFinite else { return .arrow }
    return touchedViews(at: point).lazy.compactMap(\.pointerShape).first { _ in true } ?? .arrow
  }

  /// The caret's rectangle in window coordinates, or nil without text input. Input methods show their
  /// suggestions next to it.
  public var caretRect: Rect? {
    guard keyInput != nil, let view = firstResponder as? any TextTarget, let caret = view.shownCaret else {
      return nil
    }
    return view.convert(caret, to: self)
  }
}
