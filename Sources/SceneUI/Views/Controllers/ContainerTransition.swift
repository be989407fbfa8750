import SceneServices

/// A transition of a container's views, controlled by the clock or a gesture. While the transition runs, the window
/// retains it. The clock does not, so that the views can be released.
final class ContainerTransition: WindowTransition {
  private let duration: Double
  private weak var window: Window?
  private var progress = 0.0
  /// The progress at which the transition ends: 1, or 0 if the transition returns to its start.
  private var target = 1.0
  private var animation: ValueAnimation?
  private let show: (Double) -> Void
  private var completion: ((Bool) -> Void)?

  /// Creates a transition. The closures must capture their owners weakly. `completion` is called once. It receives false
  /// if the transition has returned to its start.
  init(
    duration: Double, in window: Window, show: @escaping (Double) -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    self.duration = duration
    self.window = window
    self.show = show
    self.completion = completion
    window.transitions.append(self)
    show(0)
  }

  func run() { move(to: 1) }

  func turnBack() { move(to: 0) }

  /// Sets the progress from a gesture. If the transition is finished before `run()` is called, it returns to its start.
  func follow(_ progress: Double) {
    target = 0
    advance(to: min(max(progress, 0), 1))
  }

  private func move(to target: Double) {
    guard completion != nil else { return }
    self.target = target
    let way = abs(target - progress)
    guard way > 0, let clock = window?.contextIfAny?.clock else { return finish() }
    animation = ValueAnimation(
      from: progress, to: target, duration: duration * way, on: clock,
      step: { [weak self] in self?.advance(to: $0) },
      completion: { [weak self] in self?.finish() })
  }

  private func advance(to progress: Double) {
    self.progress = progress
    show(progress)
  }

  func finish() {
    guard let completion else { return }
    self.completion = nil
    animation?.cancel()
    animation = nil
    window?.transitions.removeAll { $0 === self }
    show(target)
    completion(target == 1)
  }
}
