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
    return context.clock.turns.during {
      // Who does not give the keys up, keeps the focus, too.
      if let responder = firstResponder, responder !== view, !responder.resignFirstResponder() {
        return false
      }
      focus = view
      view.scrollIntoSight()
      if view.canBecomeFirstResponder { view.becomeFirstResponder() }
      return true
    }
  }

  // MARK: Keys

  /// What a key means to who uses the keyboard alone.
  func pressForFocus(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    if key == .tab, modifiers.subtracting(.shift).isEmpty {
      return moveFocus(forward: !modifiers.contains(.shift))
    }
    guard modifiers.isEmpty else { return false }
    // Text of many lines takes the tab key: this is the way out.
    if key == .escape, let text = firstResponder as? View, text.takesTabKey {
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
      // Who gives the keyboard's place up may mean something else by it, too.
      setFocus(nil)
      return false
    case .left, .right, .up, .down:
      if context.clock.turns.during({ view.takeFocusedKey(key) }) { return true }
      return neighbour(of: view, key).map { setFocus($0) } ?? false
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

  /// What lies beside a view: in the scroll view that it is in, which scrolls for it, and else anywhere.
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

  /// Scrolls what the focused view lies in, or what there is to scroll.
  private func turnPage(forward: Bool) -> Bool {
    var list = focusedView?.innermostScrollView ?? top.firstScrollView
    while let current = list {
      if context.clock.turns.during({ current.scroll(forward ? .down : .up, by: 0.9) }) { return true }
      list = current.superview?.innermostScrollView
    }
    return false
  }

  // MARK: Which views

  /// What the keyboard can work: of what a presented controller covers, nothing.
  private var focusableViews: [View] {
    isOnScreen && !isInTransition ? top.focusableDescendants : []
  }

  /// The view of what is presented last, or the window.
  private var top: View {
    guard let view = rootViewController?.presentedChain.last?.viewIfLoaded, view.window === self else {
      return self
    }
    return view
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
    guard own.isEmpty || !(self is Control) else { return own }
    return own + inReadingOrder.flatMap(\.focusableDescendants)
  }

  /// Its subviews; those of lists, which come and go, as they lie.
  private var inReadingOrder: [View] {
    guard self is TableView || self is CollectionView else { return subviews }
    return subviews.enumerated().sorted {
      ($0.element.frame.minY, $0.element.frame.minX, $0.offset)
        < ($1.element.frame.minY, $1.element.frame.minX, $1.offset)
    }.map(\.element)
  }

  /// This view or the nearest around it that scrolls.
  fileprivate var innermostScrollView: ScrollView? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? ScrollView }.first
  }

  /// The first in it, this view included, that has more content than fits.
  fileprivate var firstScrollView: ScrollView? {
    if let view = self as? ScrollView, !isHidden, view.hasRoom(vertical: true) { return view }
    return subviews.lazy.compactMap(\.firstScrollView).first
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

extension ScrollView {
  /// Goes on by a part of what is seen.
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
    return takeWheel(by: way, smoothly: false)
  }
}
