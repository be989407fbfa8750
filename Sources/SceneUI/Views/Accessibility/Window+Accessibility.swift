import SceneValues

extension Window {
  /// The window's accessibility elements after layout, as a tree for screen readers, browsers, and tests.
  ///
  /// Hidden views and views behind modal views are excluded. The tree is rebuilt each time you access this property.
  public var accessibilityTree: AccessibilityNode { readElements().tree }

  /// Performs an action on an accessibility element.
  ///
  /// Some actions tap the center of the element's visible part. These actions fail in situations in which touches have no
  /// effect: if the view is disabled or covered, and during transitions.
  ///
  /// - Parameters:
  ///   - action: One of the element's `actions`, another action that the element supports, or `escape` for any element.
  ///   - id: The identifier of an element in `accessibilityTree`.
  /// - Returns: Whether the element exists, supports the action, and performed it.
  @discardableResult
  public func performAccessibilityAction(_ action: AccessibilityAction, on id: AccessibilityID) -> Bool {
    guard isOnScreen, !isInTransition else { return false }
    var (tree, targets) = readElements()
    guard var node = tree[id], node.allows(action), let target = targets[id] else { return false }
    if node.isOffscreen, action != .escape, action != .reveal {
      reveal(target)
      (tree, targets) = readElements()
      guard let found = tree[id] else { return false }
      node = found
    }
    return context.clock.turns.during { perform(action, on: target, node) }
  }

  private func readElements() -> (
    tree: AccessibilityNode, targets: [AccessibilityID: AccessibilityReader.Target]
  ) {
    layoutIfNeeded()
    var reader = AccessibilityReader(self)
    return (reader.read(), reader.targets)
  }

  private func perform(
    _ action: AccessibilityAction, on target: AccessibilityReader.Target, _ node: AccessibilityNode
  ) -> Bool {
    switch (target, action) {
    case (_, .reveal):
      reveal(target)
      return true
    case (.element(let element), .activate):
      guard let activate = element.onActivate else {
        return element.container.map { tap(node.frame.center, meaning: $0) } ?? false
      }
      activate()
    case (.element(let element), .increment): element.onIncrement()
    case (.element(let element), .decrement): element.onDecrement()
    case (.element(let element), .escape): return element.container.map { escape(from: $0) } ?? false
    case (.element, _): return false
    case (.view(let view, let part), _): return perform(action, on: view, part: part, node)
    }
    return true
  }

  private func perform(
    _ action: AccessibilityAction, on view: View, part: Int, _ node: AccessibilityNode
  ) -> Bool {
    if let done = (view as? any AccessibilityActing)?.performOwnAction(action, part: part) { return done }
    switch action {
    case .activate:
      return part == 0 && view.accessibilityActivate() || tap(node.frame.center, meaning: view)
    case .increment: view.accessibilityIncrement()
    case .decrement: view.accessibilityDecrement()
    case .escape: return escape(from: view)
    case .focus: return setFocus(view)
    case .showMenu: return openContextMenu(at: node.frame.center)
    case .scroll(let direction): return scroll(view, direction)
    case .custom(let name):
      guard let action = view.accessibilityCustomActions.first(where: { $0.name == name }) else {
        return false
      }
      return action.handler(view)
    case .reveal, .setValue, .setText, .select: return false
    }
    return true
  }

  /// Taps a point. Returns false if a touch at the point would reach an unrelated view or no view.
  private func tap(_ point: Point, meaning view: View) -> Bool {
    guard let hit = touchedView(at: point), hit.isDescendant(of: view) || view.isDescendant(of: hit) else {
      return false
    }
    let focused = focus
    endTouches([beginTouch(at: point)])
    // A touch clears the focus. The focus is restored because this touch is simulated.
    focus = focused
    return true
  }

  private func scroll(_ view: View, _ direction: AccessibilityScrollDirection) -> Bool {
    let size = view.bounds.size
    let way =
      switch direction {
      case .up: Point(x: 0, y: -size.height * 0.9)
      case .down: Point(x: 0, y: size.height * 0.9)
      case .left: Point(x: -size.width * 0.9, y: 0)
      case .right: Point(x: size.width * 0.9, y: 0)
      }
    return view.contentScroller?.takeWheel(by: way, smoothly: false) ?? false
  }

  private func reveal(_ target: AccessibilityReader.Target) {
    context.clock.turns.during {
      switch target {
      case .view(let view, _): view.scrollIntoView()
      case .element(let element): element.container?.scrollIntoView(element.frame)
      }
    }
  }

  private func escape(from view: View) -> Bool {
    for responder in sequence(first: view as Responder, next: \.next) {
      if responder.accessibilityPerformEscape() { return true }
      // The presenting controller is behind the presented controller and must not be dismissed.
      if (responder as? ViewController)?.presentedAs != nil { return false }
    }
    return false
  }
}

extension AccessibilityNode {
  fileprivate func allows(_ action: AccessibilityAction) -> Bool {
    switch action {
    case .escape: true
    case .setValue(let value): value.isFinite && range?.isAdjustable == true
    case .setText: text?.isEditable == true
    case .select: isEnabled && text != nil
    default: actions.contains(action)
    }
  }
}
