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
    appearance = appearing ? .appearing(animated: animated) : .disappearing(animated: animated)
    if appearing {
      contextIfAny?.note(self, "viewWillAppear(animated: \(animated))")
      viewWillAppear(animated)
    } else {
      contextIfAny?.note(self, "viewWillDisappear(animated: \(animated))")
      viewWillDisappear(animated)
    }
    forwardAppearance { $0.beginAppearance(appearing, animated: animated) }
  }

  /// The view has come or gone.
  public func endAppearance() {
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      contextIfAny?.note(self, "viewDidAppear(animated: \(animated))")
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      contextIfAny?.note(self, "viewDidDisappear(animated: \(animated))")
      viewDidDisappear(animated)
    case .appeared, .disappeared: return
    }
    forwardAppearance { $0.endAppearance() }
  }

  /// To the children that are shown: those whose views are in this one's.
  private func forwardAppearance(_ tell: (ViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) ?? false { tell(child) }
  }

  func viewWillLayout() {
    contextIfAny?.note(self, "viewWillLayoutSubviews()")
    viewWillLayoutSubviews()
  }

  func viewDidLayout() {
    contextIfAny?.note(self, "viewDidLayoutSubviews()")
    viewDidLayoutSubviews()
  }

  /// Disappears with all that it presents, and takes its view out of the window.
  func leaveWindow() {
    presentedViewController?.leaveWindow()
    beginAppearance(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearance()
  }
}
