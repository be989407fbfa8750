/// What a delegate says of a transition: what moves the views, and what says how far it is.
struct TransitionMovement {
  let animator: any AnimatedTransitioning
  let interactor: (any InteractiveTransitioning)?

  var startsInteractively: Bool { interactor?.wantsInteractiveStart ?? false }

  /// Nil without an animator.
  ///
  /// - Parameters:
  ///   - animator: moves the views.
  ///   - interactor: asked for where there is an animator.
  init?(
    _ animator: (any AnimatedTransitioning)?,
    _ interactor: (any AnimatedTransitioning) -> (any InteractiveTransitioning)?
  ) {
    guard let animator else { return nil }
    self.animator = animator
    self.interactor = interactor(animator)
  }
}
