extension NavigationController {
  /// Returns the movement that the delegate provides, or nil for the default transition. If a back swipe started the
  /// change, the swipe controls the delegate's interactor.
  func movement(for change: NavigationChange, isSwiped: Bool) -> TransitionMovement? {
    guard let delegate, context.areAnimationsEnabled, let outgoing = change.outgoing,
      let incoming = change.incoming
    else { return nil }
    return TransitionMovement(
      delegate.navigationController(
        self, animationControllerFor: change.isForward ? .push : .pop, from: outgoing, to: incoming)
    ) { animator in
      let interactor = delegate.navigationController(self, interactionControllerFor: animator)
      guard isSwiped else { return interactor }
      swipeInteractor = interactor == nil ? PercentDrivenTransition() : interactor as? PercentDrivenTransition
      return swipeInteractor ?? interactor
    }
  }

  func makeContainer(for change: NavigationChange) {
    guard let pages = (viewIfLoaded as? BarredView)?.pages, let outgoing = change.outgoing?.viewIfLoaded,
      let incoming = change.incoming
    else { return }
    let container = View(transitionIn: pages)
    container.addSubview(outgoing)
    if let view = incoming.viewIfLoaded {
      container.insertSubview(view, at: change.isForward ? 1 : 0)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    place(incoming, in: pages.bounds)
    change.container = container
  }

  func beginOwnTransition(of change: NavigationChange, in window: Window) {
    guard let container = change.container, let outgoing = change.outgoing, let incoming = change.incoming,
      let movement = change.movement
    else { return end(change, isCompleted: true) }
    let own = TransitionContext(
      movement, in: container, from: (outgoing, outgoing.viewIfLoaded), to: (incoming, incoming.viewIfLoaded),
      of: window, show: { [weak self] in self?.showBars(progress: $0) },
      completion: { [weak self] in self?.end(change, isCompleted: $0) })
    ownTransition = own
    own.begin()
  }
}
