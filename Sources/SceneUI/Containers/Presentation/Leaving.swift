struct Leaving {
  /// The controller that visibly moves.
  let leading: ViewController
  let presentation: Presentation
  /// The dismissed controllers, from the lowest up.
  let chain: [ViewController]
  /// The dismissed controllers and the controllers that are presented within them.
  let all: [ViewController]
  let wasCovered: Bool
  let coordinator: TransitionCoordinator
}
