import SceneRuntime
import SceneServices

/// A check, in debug builds, that a container calls `didMove(toParent:)` on a new child. An error is reported if the call
/// has not been made by the next turn of the clock or, during a transition, by the end of the transition.
final class DidMoveCheck {
  private static let interval = 0.5
  private weak var child: ViewController?
  private var timer: Timer?

  init(_ child: ViewController) {
    self.child = child
    begin()
  }

  deinit { timer?.invalidate() }

  /// Schedules the check for the next turn of the clock. Does nothing while the parent is being created and has no clock.
  func begin() {
    guard timer == nil else { return }
    wait(seconds: 0)
  }

  private func wait(seconds: Double) {
    guard let clock = child?.parent?.contextIfAny?.clock else { return }
    timer = Timer(interval: seconds, on: clock) { [weak self] _ in self?.look() }
  }

  private func look() {
    guard let child, let parent = child.parent else { return }
    if parent.viewIfLoaded?.window?.isInTransition ?? false { return wait(seconds: Self.interval) }
    child.didMoveCheck = nil
    let (name, container) = (child.describe(child), parent.describe(parent))
    parent.context.report(
      parent.refusal(
        "\(name) was not notified that it became a child of \(container): \(container) must call "
          + "'didMove(toParent: self)' on it as soon as its view is in place (and 'willMove(toParent: nil)' before it "
          + "removes it); an override of 'didMove(toParent:)' must call 'super'"))
  }
}
