import SceneDrawing
import SceneValues

// The keyboard alone: which view it works.
extension Window {
  /// The view that the keyboard works: the tab key goes from one to the next, the arrows to those beside it, and the space bar
  /// and the return key do what a tap does. A ring is drawn around it. Nil where a person has not used the keyboard so, or has
  /// touched the window since.
  public var focusedView: View? {
    guard let view = focus, canFocus(on: view) else { return nil }
    return view
  }

  /// Goes to the next view that can be focused, in the order of the hierarchy; after the last one comes the first.
  ///
  /// A text field becomes first responder by it, and one that was so is left. What lies in scroll views is scrolled to.
  ///
  /// - Parameter forward: false for the one before.
  /// - Returns: false where there is none.
  @discardableResult
  public func moveFocus(forward: Bool) -> Bool {
    let views = focusableViews
    guard !views.isEmpty else { return false }
    let current = focusedView ?? firstResponder as? View
    let step = forward ? 1 : views.count - 1
    guard let current, let index = views.firstIndex(where: { $0 === current }) else {
      return setFocus(forward ? views[0] : views[views.count - 1])
    }
    return setFocus(views[(index + step) % views.count])
  }

  /// Focuses on a view.
  ///
  /// - Returns: false where it cannot be.
  @discardableResult
  func setFocus(_ view: View?) -> Bool {
    guard let view else {
      focus = nil
      return true
    }
    guard canFocus(on: view) else { return false }
    context.clock.turns.during {
      if let responder = firstResponder, responder !== view { responder.resignFirstResponder() }
      focus = view
      view.scrollIntoSight()
      if view.canBecomeFirstResponder { view.becomeFirstResponder() }
    }
    return true
  }

  // MARK: Keys

  /// What a key means to who uses the keyboard alone.
  func pressForFocus(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    if key == .tab, modifiers.subtracting(.shift).isEmpty {
      return moveFocus(forward: !modifiers.contains(.shift))
    }
    guard modifiers.isEmpty, let view = focusedView, keyInput == nil else { return false }
    switch key {
    case .character(" "), .return:
      activate(view)
      return true
    case .escape:
      // Who gives the keyboard's place up may mean something else by it, too.
      setFocus(nil)
      return false
    case .left, .right, .up, .down:
      if context.clock.turns.during({ view.takeFocusedKey(key) }) { return true }
      return nearest(to: view, key).map { setFocus($0) } ?? false
    default: return false
    }
  }

  /// Does what a tap on its middle does.
  private func activate(_ view: View) {
    layoutIfNeeded()
    let focused = focus
    endTouches([beginTouch(at: view.convert(view.bounds.center, to: self))])
    // A touch takes the focus away; this was none.
    focus = focused
  }

  /// The nearest view to one side: a step away to the side counts twice as much as one on the way.
  private func nearest(to view: View, _ key: Key) -> View? {
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
    return focusableViews.filter { $0 !== view }.compactMap { other in distance(other).map { (other, $0) } }
      .min { $0.1 < $1.1 }?.0
  }

  // MARK: Which views

  /// What the keyboard can work: of what a presented controller covers, nothing.
  private var focusableViews: [View] {
    guard isOnScreen, !isInTransition else { return [] }
    let top = rootViewController?.presentedChain.last?.viewIfLoaded
    return (top?.window === self ? top : self)?.focusableDescendants ?? []
  }

  private func canFocus(on view: View) -> Bool { focusableViews.contains { $0 === view } }

  // MARK: The ring

  /// A ring around what is focused, above all that is drawn; nil where nothing is.
  var focusRing: PictureLayer? {
    guard let view = focusedView else { return nil }
    let frame = view.convert(view.bounds, to: self).insetBy(dx: -2, dy: -2)
    let radius = min((view.ownLayer?.cornerRadius ?? 0) + 4, frame.width / 2, frame.height / 2)
    var list = DisplayList()
    list.commands.append(
      .init(
        .stroke(
          Path(roundedRect: frame, cornerRadius: radius), style: StrokeStyle(width: 3),
          color: resolve(view.tintColor))))
    return PictureLayer(frame: bounds, content: list)
  }
}

extension View {
  /// What in it the keyboard can work, in the order of the hierarchy.
  fileprivate var focusableDescendants: [View] {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
    let own = canBecomeFocused && !bounds.isEmpty ? [self] : []
    // What a control is made of is worked by the control.
    return own.isEmpty || !(self is Control) ? own + subviews.flatMap(\.focusableDescendants) : own
  }

  /// Scrolls what it lies in, until it is seen.
  fileprivate func scrollIntoSight() {
    var ancestor = superview
    while let view = ancestor {
      if let scrollView = view as? ScrollView {
        scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: false)
      }
      ancestor = view.superview
    }
  }
}
