import SceneUI
import SceneValues

struct Reach {
  let view: View
  let window: Window

  /// Throws an error if a touch at a point reaches neither the view nor one of its subviews. Views that do not receive
  /// touches, such as labels and images, are an exception: the touch must reach a view behind them, such as a table row.
  func check(_ point: Point) throws(HarnessError) {
    if let obstacle = obstacle(at: point) {
      throw .unreachableView(view: Self.name(view), reason: obstacle)
    }
  }

  private func obstacle(at point: Point) -> String? {
    guard view.window === window else {
      return view.window == nil ? "it is not in a window" : "it is in another window"
    }
    if let obstacle = Self.obstacle(on: window) { return obstacle }
    var next: View? = view
    while let current = next {
      if let obstacle = obstacle(of: current, at: current.convert(point, from: view)) { return obstacle }
      next = current.superview
    }
    guard let hit = window.hitTest(view.convert(point, to: window)) else {
      return "no view receives touches there"
    }
    if hit.isDescendant(of: view) || isTransparentToTouches && !isInFront(hit) { return nil }
    return "\(Self.name(hit)) is in front of it"
  }

  /// Whether touches on the view can reach the view behind it. Controls are excluded, because a control ignores touches
  /// only if its user interaction was deliberately disabled.
  private var isTransparentToTouches: Bool { !view.isUserInteractionEnabled && !(view is Control) }

  private func isInFront(_ other: View) -> Bool {
    var other = other
    while let parent = other.superview, !view.isDescendant(of: other) {
      if let own = parent.subviews.firstIndex(where: { view.isDescendant(of: $0) }),
        let others = parent.subviews.firstIndex(where: { $0 === other })
      {
        return others > own
      }
      other = parent
    }
    return false
  }

  static func obstacle(on window: Window) -> String? {
    if !window.isOnScreen { return "the window is not on the screen" }
    if window.isInTransition { return "a transition is in progress: advance the clock until it ends" }
    return nil
  }

  private func obstacle(of current: View, at point: Point) -> String? {
    let subject = current === view ? "it" : Self.name(current) + ", which contains it,"
    if current.isHidden { return "\(subject) is hidden" }
    if current.alpha < 0.01 { return "\(subject) is transparent" }
    if !current.isUserInteractionEnabled, !isTransparentToTouches {
      return "\(subject) does not receive touches"
    }
    if !current.point(inside: point) {
      return current === view
        ? "the point (\(Value.point(point).literal)) is outside its bounds"
        : "the point is outside \(Self.name(current)), which contains the view"
    }
    return nil
  }

  /// Returns the description of a view, such as `Button 'save' "Save"`.
  static func name(_ view: View) -> String {
    var name = String(describing: type(of: view))
    if let id = view.sceneID { name += " '\(id)'" }
    if let text = view.shownTexts.first { name += " \"\(text)\"" }
    return name
  }
}
