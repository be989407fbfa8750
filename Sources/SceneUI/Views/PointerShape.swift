import SceneValues

/// The shape of the mouse pointer over a view.
public enum PointerShape: Hashable, Sendable {
  case arrow
  /// A text cursor, over editable or selectable text.
  case text
  /// A hand, over links.
  case hand
  /// A two-headed arrow along an axis, over items that can be moved along that axis.
  case leftRight, upDown
}

extension Window {
  /// Returns the shape of the pointer at a location.
  ///
  /// - Parameter point: The location, in window coordinates.
  /// - Returns: The shape specified by the innermost view that specifies one. The default is the arrow.
  public func pointerShape(at point: Point) -> PointerShape {
    guard isOnScreen, point.x.isFinite, point.y.isFinite else { return .arrow }
    return touchedViews(at: point).lazy.compactMap(\.pointerShape).first { _ in true } ?? .arrow
  }

  /// The rectangle of the caret in window coordinates, or nil if no text is being edited. Input methods show
  /// their suggestions next to the caret.
  public var caretRect: Rect? {
    guard keyInput != nil, let view = firstResponder as? any TextTarget, let caret = view.shownCaret else {
      return nil
    }
    return view.convert(caret, to: self)
  }
}
