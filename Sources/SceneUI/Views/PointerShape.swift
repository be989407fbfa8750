import SceneValues

/// What the pointer of a mouse looks like over a view.
public enum PointerShape: Hashable, Sendable {
  /// The arrow that points at things.
  case arrow
  /// A bar, over text that one may write or select.
  case text
  /// A hand, over what leads somewhere.
  case hand
  /// Arrows to both sides, over what is moved along them.
  case leftRight, upDown
}

extension Window {
  /// What the pointer looks like at a place: as the innermost view there says that has an opinion; the arrow elsewhere.
  ///
  /// - Parameter point: in the window's coordinates.
  /// - Returns: the shape.
  public func pointerShape(at point: Point) -> PointerShape {
    guard isOnScreen, point.x.isFinite, point.y.isFinite else { return .arrow }
    return touchedViews(at: point).lazy.compactMap(\.pointerShape).first { _ in true } ?? .arrow
  }

  /// Where the caret of what is being written stands, in the window's coordinates; nil where nobody writes: input methods
  /// show beside it what they offer.
  public var caretRect: Rect? {
    guard keyInput != nil, let view = firstResponder as? any TextTarget, let caret = view.shownCaret else {
      return nil
    }
    return view.convert(caret, to: self)
  }
}
