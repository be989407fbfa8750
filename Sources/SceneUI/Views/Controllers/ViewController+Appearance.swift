enum Appearance: Hashable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)
}

extension ViewController {
  /// Notifies the controller that its view is about to appear or disappear. A container calls this method for the
  /// children that it shows and hides itself. Each call must be followed by a call to `endAppearance()`. If this method
  /// is called with the opposite `appearing` value before that, the transition is reversed.
  public func beginAppearance(_ appearing: Bool, animated: Bool) {
    switch (appearance, appearing) {
    case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false): return
    default: break
    }
    if !appearing { finishTransitions() }
    let beginning: Appearance = appearing ? .appearing(animated: animated) : .disappearing(animated: animated)
    appearance = beginning
    if appearing {
      // The traits may have changed since the view was created.
      followTraits()
      viewIfLoaded?.followTraitsThroughout()
      contextIfAny?.note(self, "viewWillAppear(animated: \(animated))")
      viewWillAppear(animated)
      // The view is laid out each time before `viewDidAppear` is called.
      viewIfLoaded?.setNeedsLayout()
      for child in children { child.didMoveCheck?.begin() }
    } else {
      contextIfAny?.note(self, "viewWillDisappear(animated: \(animated))")
      viewWillDisappear(animated)
    }
    // The notified controller may have reversed the transition.
    guard appearance == beginning, let view = viewIfLoaded else { return }
    if let presented, presented.isPresentedInContext, presented.outerView?.isDescendant(of: view) ?? false {
      presented.beginAppearance(appearing, animated: animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) ?? false {
      child.beginAppearance(appearing, animated: animated)
    }
  }

  /// Notifies the controller that its view has appeared or disappeared.
  public func endAppearance() {
    let isAppearing: Bool
    switch appearance {
    case .appearing(let animated):
      isAppearing = true
      appearance = .appeared
      contextIfAny?.note(self, "viewDidAppear(animated: \(animated))")
      viewDidAppear(animated)
      appearanceReasons = []
    case .disappearing(let animated):
      isAppearing = false
      appearance = .disappeared
      contextIfAny?.note(self, "viewDidDisappear(animated: \(animated))")
      viewDidDisappear(animated)
      appearanceReasons = []
    case .appeared, .disappeared: return
    }
    if let presented, presented.isPresentedInContext {
      // A controller that was presented while this controller was disappearing must disappear, too.
      if appearance == .disappeared { presented.beginAppearance(false, animated: false) }
      presented.endAppearance(if: isAppearing)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    // All children whose transition began are notified of its end, even if their views are no longer in this view.
    for child in children { child.endAppearance(if: isAppearing) }
  }

  func endAppearance(if isAppearing: Bool) {
    switch (appearance, isAppearing) {
    case (.appearing, true), (.disappearing, false): endAppearance()
    default: break
    }
  }

  /// Notifies the controller that its view, or an ancestor of the view, is about to enter or leave a window.
  func viewWillMove(toWindow window: Window?) {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    switch (appearance, parent?.appearance) {
    case (.disappeared, .appeared), (.disappeared, .appearing):
      guard window != nil else { return }
    case (.appeared, _), (.appearing, .some):
      guard window == nil else { return }
    default: return
    }
    followsWindow = true
    beginAppearance(window != nil, animated: false)
  }

  func viewDidMove(toWindow window: Window?) {
    let began = followsWindow
    followsWindow = false
    if window == nil {
      // A child that is removed while its container disappears receives no further notifications.
      let isChild = parent?.shouldAutomaticallyForwardAppearanceMethods ?? false
      guard began || isChild else { return }
      // The removal cancels touches, and the touch handlers may have reversed the transition.
      beginAppearance(false, animated: false)
      endAppearance(if: false)
    } else if began, parent?.appearance == .appeared {
      // If the container is appearing, the end of its transition also ends the child's transition.
      viewIfLoaded?.layoutIfNeeded()
      endAppearance(if: true)
    }
  }

  func viewWillLayout() {
    contextIfAny?.note(self, "viewWillLayoutSubviews()")
    viewWillLayoutSubviews()
  }

  func viewDidLayout() {
    contextIfAny?.note(self, "viewDidLayoutSubviews()")
    viewDidLayoutSubviews()
  }

  func sendMemoryWarning() {
    contextIfAny?.note(self, "didReceiveMemoryWarning()")
    didReceiveMemoryWarning()
    for child in children { child.sendMemoryWarning() }
    presented?.sendMemoryWarning()
  }

  func unloadViewsAfterMemoryWarning() {
    if unloadsViewOnMemoryWarning { unloadViewIfHidden() }
    for child in children { child.unloadViewsAfterMemoryWarning() }
    presented?.unloadViewsAfterMemoryWarning()
  }
}

extension View {
  /// Calls a closure for each outermost controller whose view is this view or one of its descendants.
  func forTopmostControllers(_ body: (ViewController) -> Void) {
    if let controller { return body(controller) }
    for subview in subviews { subview.forTopmostControllers(body) }
  }
}
