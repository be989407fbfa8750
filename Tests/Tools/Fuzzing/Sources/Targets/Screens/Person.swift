import SceneTesting
import SceneUI

/// Simulates a user who tries everything in a window, in a limited number of steps.
struct Person {
  let harness: Harness
  var random: Random

  /// The maximum number of views for each kind of touch.
  private static let timeLimit = 4

  init(_ harness: Harness, random: Random) {
    self.harness = harness
    self.random = random
  }

  mutating func useEverything() {
    look()
    tapAndType()
    dragAcross()
    ask()
    turn()
    tapAndType()
    look()
    harness.advance(seconds: 2)
  }

  private func look() { precondition(!harness.svg().isEmpty) }

  /// Skips unreachable views.
  private mutating func tapAndType() {
    for view in someViews() {
      try? harness.tap(view)
      guard harness.window.firstResponder != nil else { continue }
      try? harness.type("aß🙂\nb")
      try? harness.deleteBackward(count: 2)
      try? harness.press(.down, .shift)
    }
  }

  private mutating func dragAcross() {
    let size = harness.window.bounds.size
    for view in someViews() {
      let end = Point(
        x: size.width * (Double(random.below(400)) / 100 - 2),
        y: size.height * (Double(random.below(400)) / 100 - 2))
      try? harness.drag(view, from: view.bounds.center, to: end, steps: 2)
    }
    if let view = someViews().last {
      try? harness.longPress(view)
      try? harness.pinch(view, from: 40, to: 90, steps: 2)
    }
  }

  /// Performs accessibility actions.
  private mutating func ask() {
    let nodes = harness.window.accessibilityTree.flattened
    for _ in 0..<Self.timeLimit {
      let node = nodes[random.below(nodes.count)]
      let actions = node.actions + [.escape, .setValue(1e300), .setText("aß🙂"), .select(1..<7)]
      harness.window.performAccessibilityAction(actions[random.below(actions.count)], on: node.id)
    }
  }

  /// Changes the traits, so that everything is laid out again.
  private func turn() {
    let context = harness.window.context
    context.style = .dark
    context.layoutDirection = .rightToLeft
    context.displayScale = 3
    harness.rotateDevice(to: .landscapeLeft)
    harness.window.resize(to: Size(width: 507, height: 300))
  }

  private mutating func someViews() -> [View] {
    let views = harness.findAll(View.self)
    guard views.count > Self.timeLimit else { return views }
    return (0..<Self.timeLimit).map { _ in views[random.below(views.count)] }
  }
}
