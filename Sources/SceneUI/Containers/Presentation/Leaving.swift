struct Leaving {
  let leading: ViewController
  let presentation: Presentation
  let chain: [ViewController]
  let all: [ViewController]
  let wasCovered: Bool
  let coordinator: TransitionCoordinator
}
