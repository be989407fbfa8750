/// A dismissal that is under way.
struct Leaving {
  /// The one that is seen to go.
  let leading: ViewController
  let presentation: Presentation
  /// All that are dismissed, from the lowest up.
  let chain: [ViewController]
  /// These, and what is presented inside them.
  let all: [ViewController]
  /// Whether the one that dismisses them was out of sight.
  let wasCovered: Bool
  let coordinator: TransitionCoordinator
}
