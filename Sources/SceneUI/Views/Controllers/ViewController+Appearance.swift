/// Where a controller stands between not being shown and being shown.
enum Appearance: Hashable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)
}

extension ViewController {
  /// The view is about to come or go. Containers call it for children that they show and hide by themselves.
  ///
  /// Every call is answered by one of `endAppearance()`. A change of mind in between turns the controller round.
  public func beginAppearance(_ appearing: Bool, animated: Bool) {
    switch (appearance, appearing) {
    case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false): return
    default: break
    }
    if !appearing { settle() }
    let beginning: Appearance = appearing ? .appearing(animated: animated) : .disappearing(animated: animated)
    appearance = beginning
    if appearing {
      // Where it is shown, traits may be others than where it was made.
      followTraits()
      viewIfLoaded?.followTraitsThroughout()
      contextIfAny?.note(self, "viewWillAppear(animated: \(animated))")
      viewWillAppear(animated)
      // However often it comes and goes: it is laid out each time before it has appeared.
      viewIfLoaded?.setNeedsLayout()
      for child in children { child.didMoveCheck?.begin() }
    } else {
      contextIfAny?.note(self, "viewWillDisappear(animated: \(animated))")
      viewWillDisappear(animated)
    }
    // It may have been turned round by what it has just been told.
    guard appearance == beginning, let view = viewIfLoaded else { return }
    if let presented, presented.isPresentedInContext, presented.outerView?.isDescendant(of: view) ?? false {
      presented.beginAppearance(appearing, animated: animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    // To the children that are shown: those whose views are in this one's.
    for child in children where child.viewIfLoaded?.isDescendant(of: view) ?? false {
      child.beginAppearance(appearing, animated: animated)
    }
  }

  /// The view has come or gone.
  public func endAppearance() {
    let isAppearing: Bool
    switch appearance {
    case .appearing(let animated):
      isAppearing = true
      appearance = .appeared
      contextIfAny?.note(self, "viewDidAppear(animated: \(animated))")
      viewDidAppear(animated)
    case .disappearing(let animated):
      isAppearing = false
      appearance = .disappeared
      contextIfAny?.note(self, "viewDidDisappear(animated: \(animated))")
      viewDidDisappear(animated)
    case .appeared, .disappeared: return
    }
    if let presented, presented.isPresentedInContext {
      // Also where it has come while this was going.
      if appearance == .disappeared { presented.beginAppearance(false, animated: false) }
      presented.endAppearance(if: isAppearing)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    // To all that heard of the beginning, wherever their views may be by now; but not to those that have been turned
    // round meanwhile, with this one: their end is yet to come.
    for child in children { child.endAppearance(if: isAppearing) }
  }

  /// Ends coming, or going, unless what was called meanwhile has turned the controller round.
  func endAppearance(if isAppearing: Bool) {
    switch (appearance, isAppearing) {
    case (.appearing, true), (.disappearing, false): endAppearance()
    default: break
    }
  }

  // MARK: Views that are put in and taken out by hand

  /// Someone is about to put the view, or one around it, into a window, or to take it out: a container that shows and
  /// hides its children while it is shown itself.
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
      // A child that is taken out while its container disappears will not hear from it any more.
      let isChild = parent?.shouldAutomaticallyForwardAppearanceMethods ?? false
      guard began || isChild else { return }
      // Leaving ends the touches in it, and what they did may have turned it round.
      beginAppearance(false, animated: false)
      endAppearance(if: false)
    } else if began, parent?.appearance == .appeared {
      // While the container itself is appearing, its own end is the child's.
      viewIfLoaded?.layoutIfNeeded()
      endAppearance(if: true)
    }
  }

  // MARK: Layout and memory

  func viewWillLayout() {
    contextIfAny?.note(self, "viewWillLayoutSubviews()")
    viewWillLayoutSubviews()
  }

  func viewDidLayout() {
    contextIfAny?.note(self, "viewDidLayoutSubviews()")
    viewDidLayoutSubviews()
  }

  func warnOfMemory() {
    contextIfAny?.note(self, "didReceiveMemoryWarning()")
    didReceiveMemoryWarning()
    for child in children { child.warnOfMemory() }
    presented?.warnOfMemory()
  }
}

extension View {
  /// The controllers whose views this one holds, without those that hear of it from another of them.
  func forTopmostControllers(_ body: (ViewController) -> Void) {
    if let controller { return body(controller) }
    for subview in subviews { subview.forTopmostControllers(body) }
  }
}
