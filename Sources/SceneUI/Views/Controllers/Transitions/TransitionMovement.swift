/// The animator and the interactor that a delegate provides for a transition.
struct TransitionMovement {
  let animator: any AnimatedTransitioning
  let interactor: (any InteractiveTransitioning)?

  var startsInteractively: Bool { interactor?.wantsInteractiveStart ?? false }

  /// Creates a movement, or nil without an animator.
  ///
  /// - Parameters:
  ///   - animator: Moves the views.
  ///   - interactor: Returns the interactor. Called only if an animator exists.
  init?(
    _ animator: (any AnimatedTransitioning)?,
    _ interactor: (any AnimatedTransitioning) -> (any InteractiveTransitioning)?
  ) {
    guard let animator else { return nil }
    self.animator = animator
    self.interactor = interactor(animator)
  }
}
