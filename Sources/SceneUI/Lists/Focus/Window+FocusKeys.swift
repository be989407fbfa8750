import SceneServices
import SceneValues

// What keys do for a person who uses the keyboard alone.
extension Window {
  /// Does what a key means for the focus.
  ///
  /// - Returns: false where it means nothing.
  func pressForFocus(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    if key == .tab, modifiers.subtracting(.shift).isEmpty {
      return moveFocus(forward: !modifiers.contains(.shift))
    }
    guard modifiers.isEmpty else { return false }
    // In text of many lines the tab key writes: escape leaves it.
    if key == .escape, let text = firstResponder as? any TextTarget, text.takesTabKey {
      return text.resignFirstResponder()
    }
    guard keyInput == nil else { return false }
    if key == .pageUp || key == .pageDown { return turnPage(forward: key == .pageDown) }
    guard let view = focusedView else { return false }
    switch key {
    case .character(" "), .return:
      activate(view)
      return true
    case .escape:
      // It may be somebody's key command as well.
      setFocus(nil)
      return false
    case .left, .right, .up, .down:
      if let target = view as? any FocusedKeyTarget,
        context.clock.turns.during({ target.takeFocusedKey(key) })
      {
        return true
      }
      return neighbour(of: view, key).map { setFocus($0) } ?? false
    default: return false
    }
  }

  /// Taps the middle of a view.
  private func activate(_ view: View) {
    layoutIfNeeded()
    let focused = focus
    endTouches([beginTouch(at: view.convert(view.bounds.center, to: self))])
    // A finger ends the focus; this tap was made by a key.
    focus = focused
  }

  /// The view beside another: in the same scroll view, which is scrolled where none is seen; if there is none, anywhere.
  private func neighbour(of view: View, _ key: Key) -> View? {
    var list = view.superview?.innermostScrollView
    while let current = list {
      if let found = nearest(to: view, key, in: current) { return found }
      if current.scroll(key, by: 0.5) {
        layoutIfNeeded()
        if let found = nearest(to: view, key, in: current) { return found }
      }
      list = current.superview?.innermostScrollView
    }
    return nearest(to: view, key, in: self)
  }

  /// The nearest view to one side: a step away to the side counts twice as much as one on the way.
  private func nearest(to view: View, _ key: Key, in area: View) -> View? {
    let place = view.convert(view.bounds, to: self).center
    func distance(_ other: View) -> Double? {
      let end = other.convert(other.bounds, to: self).center
      let way = Point(x: end.x - place.x, y: end.y - place.y)
      let (along, across): (Double, Double) =
        switch key {
        case .left: (-way.x, abs(way.y))
        case .right: (way.x, abs(way.y))
        case .up: (-way.y, abs(way.x))
        default: (way.y, abs(way.x))
        }
      return along > 1 ? along + 2 * across : nil
    }
    return focusableViews.filter { $0 !== view && $0.isDescendant(of: area) }
      .compactMap { other in distance(other).map { (other, $0) } }.min { $0.1 < $1.1 }?.0
  }

  /// Scrolls the scroll view around the focused view, or else the first one.
  private func turnPage(forward: Bool) -> Bool {
    var list = focusedView?.innermostScrollView ?? focusArea.firstScrollView
    while let current = list {
      if context.clock.turns.during({ current.scroll(forward ? .down : .up, by: 0.9) }) { return true }
      list = current.superview?.innermostScrollView
    }
    return false
  }
}

extension View {
  /// This view or the nearest around it that scrolls.
  fileprivate var innermostScrollView: ScrollView? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? ScrollView }.first
  }

  /// The first in it, this view included, that has more content than fits.
  fileprivate var firstScrollView: ScrollView? {
    if let view = self as? ScrollView, !isHidden, view.hasRoom(vertical: true) { return view }
    return subviews.lazy.compactMap(\.firstScrollView).first
  }
}

extension ScrollView {
  /// Scrolls by a part of its own size.
  ///
  /// - Returns: false at the end.
  fileprivate func scroll(_ key: Key, by part: Double) -> Bool {
    let way =
      switch key {
      case .left: Point(x: -bounds.width * part, y: 0)
      case .right: Point(x: bounds.width * part, y: 0)
      case .up: Point(x: 0, y: -bounds.height * part)
      default: Point(x: 0, y: bounds.height * part)
      }
    return contentScroller?.takeWheel(by: way, smoothly: false) ?? false
  }
}
