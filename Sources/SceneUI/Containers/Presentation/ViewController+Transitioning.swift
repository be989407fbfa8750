import SceneValues

extension ViewController {
  /// Returns the custom transition for presenting a controller, or nil to use the transition style.
  func movement(bringing controller: ViewController, for source: ViewController) -> TransitionMovement? {
    guard context.areAnimationsEnabled, let delegate = controller.transitioningDelegate else { return nil }
    return TransitionMovement(
      delegate.animationController(forPresented: controller, presenting: self, source: source),
      delegate.interactionControllerForPresentation(using:))
  }

  var movementAway: TransitionMovement? {
    guard contextIfAny?.areAnimationsEnabled ?? false, let delegate = transitioningDelegate else {
      return nil
    }
    return TransitionMovement(
      delegate.animationController(forDismissed: self), delegate.interactionControllerForDismissal(using:))
  }

  /// Presents a controller whose `viewWillAppear` has already been called. Its view is already in position.
  func animatePresentation(
    _ controller: ViewController, _ presentation: Presentation, in window: Window,
    by movement: TransitionMovement, coordinator: TransitionCoordinator, completion: (() -> Void)?
  ) {
    let covers = presentation.form.covers
    let container = View(transitionIn: presentation.host(in: window))
    let incoming = presentation.outerView
    if covers, let outgoing = outerView { container.addSubview(outgoing) }
    if let incoming { container.addSubview(incoming) }
    let transition = TransitionContext(
      movement, in: container, from: (self, covers ? outerView : nil), to: (controller, incoming), of: window,
      coordinator: coordinator,
      completion: { [weak self, weak controller, weak container, weak window] isCompleted in
        guard let self, let controller, let window else { return }
        if isCompleted {
          presentation.attach(window)
          if covers { outerView?.removeFromSuperview() }
        } else {
          if covers { restoreOuterView(in: window, above: container) }
          takeBackPresentation(of: controller, covers: covers)
        }
        container?.removeFromSuperview()
        endTransition(of: [self, controller])
        (self.coordinator, controller.coordinator) = (nil, nil)
        controller.endAppearance(if: isCompleted)
        if covers { endAppearance(if: !isCompleted) }
        if !isCompleted { forgetPresented([controller]) }
        coordinator.end()
        completion?()
      })
    transition.begin()
  }

  /// Dismisses controllers whose `viewWillDisappear` has already been called. The covered view is already in position.
  func animateDismissal(
    _ leaving: Leaving, in window: Window, by movement: TransitionMovement, completion: (() -> Void)?
  ) {
    let (leading, presentation) = (leaving.leading, leaving.presentation)
    let container = View(transitionIn: presentation.host(in: window))
    let (outgoing, incoming) = (presentation.outerView, leaving.wasCovered ? outerView : nil)
    for case let view? in [incoming, outgoing] { container.addSubview(view) }
    let transition = TransitionContext(
      movement, in: container, from: (leading, outgoing), to: (self, incoming), of: window,
      coordinator: leaving.coordinator,
      completion: { [weak self, weak container, weak window] isCompleted in
        guard let self, let window else { return }
        if isCompleted {
          if leaving.wasCovered { restoreOuterView(in: window, above: container) }
          container?.removeFromSuperview()
          return endDismissal(leaving, completion: completion)
        }
        presentation.attach(window)
        leading.beginAppearance(true, animated: true)
        if leaving.wasCovered {
          beginAppearance(false, animated: true)
          outerView?.removeFromSuperview()
        }
        container?.removeFromSuperview()
        for controller in leaving.chain { controller.presentation?.restoreAppearance() }
        endTransition(of: [self] + leaving.all)
        (coordinator, leading.coordinator) = (nil, nil)
        leading.endAppearance(if: true)
        if leaving.wasCovered { endAppearance(if: false) }
        leaving.coordinator.end()
      })
    transition.begin()
  }

  /// Reverts a canceled presentation: removes the presented controller and keeps this controller visible.
  private func takeBackPresentation(of controller: ViewController, covers: Bool) {
    controller.presentation?.dimTint(false)
    controller.beginAppearance(false, animated: true)
    if covers { beginAppearance(true, animated: true) }
    controller.outerView?.removeFromSuperview()
  }

  private func restoreOuterView(in window: Window, above container: View?) {
    guard let view = outerView else { return }
    let host = presentation?.host(in: window) ?? window
    if let container, container.superview === host {
      host.insertSubview(view, belowSubview: container)
    } else {
      host.addSubview(view)
    }
  }
}

extension Presentation {
  fileprivate func restoreAppearance() {
    dimTint(true)
    shell?.isHidden = false
  }
}
