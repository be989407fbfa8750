import SceneServices
import SceneValues

extension Window {
  /// Handles a key for focus navigation and returns whether the key was handled. If Escape removes the focus,
  /// the method returns false, because Escape can also be a key command.
  func pressForFocus(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    if key == .tab, modifiers.subtracting(.shift).isEmpty {
      return moveFocus(forward: !modifiers.contains(.shift))
    }
    guard modifiers.isEmpty else { return false }
    // In multiline text, Tab inserts a tab character, so Escape ends the text input.
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
      // The key can also be a key command, so it does not count as handled.
      setFocus(nil)
      return false
    case .left, .right, .up, .down:
      if let target = view as? any FocusedKeyTarget,
        context.clock.turns.during({ target.takeFocusedKey(key) })
      {
        return true
      }
      return neighbor(of: view, key).map { setFocus($0) } ?? false
    default: return false
    }
  }

  private func activate(_ view: View) {
    layoutIfNeeded()
    let focused = focus
    endTouches([beginTouch(at: view.convert(view.bounds.center, to: self))])
    // The simulated tap has cleared the focus, which must stay on the view because the user pressed a key.
    focus = focused
  }

  /// Returns the view that receives the focus when the user presses an arrow key. The search starts in the
  /// enclosing scroll views, which are scrolled if necessary, and continues in the entire window.
  private func neighbor(of view: View, _ key: Key) -> View? {
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

  /// Returns the nearest focusable view in the direction of the key. Perpendicular distances count double.
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
  fileprivate var innermostScrollView: ScrollView? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? ScrollView }.first
  }

  fileprivate var firstScrollView: ScrollView? {
    if let view = self as? ScrollView, !isHidden, view.hasRoom(vertical: true) { return view }
    return subviews.lazy.compactMap(\.firstScrollView).first
  }
}

extension ScrollView {
  /// Scrolls by a fraction of the view's size. Returns false if the content cannot scroll further in the key's direction.
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
