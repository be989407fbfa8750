/// The animator and the interactor that a delegate provides for a transition.
struct TransitionMovement {
  let animator: any AnimatedTransitioning
  let interactor: (any InteractiveTransitioning)?

  var startsInteractively: Bool { interactor?.wantsInteractiveStart ?? false }

  init?(
    _ animator: (any AnimatedTransitioning)?,
    _ interactor: (any AnimatedTransitioning) -> (any InteractiveTransitioning)?
  ) {
    guard let animator else { return nil }
    self.animator = animator
    self.interactor = interactor(animator)
  }
}
