import SceneServices

/// Takes the views of a container from one place to another: on the context's clock, or as far as a finger says.
///
/// The window keeps it while it runs; the clock does not, so that a graph that is let go in the middle goes.
final class ContainerTransition: WindowTransition {
  private let duration: Double
  private weak var window: Window?
  private var progress = 0.0
  /// Where it goes: 1, or 0 where a finger has not brought it far enough.
  private var target = 1.0
  private var animation: ValueAnimation?
  private let show: (Double) -> Void
  private var completion: ((Bool) -> Void)?

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - window: keeps it while it runs.
  ///   - show: places the views; the progress goes from 0 to 1. Holds its owner weakly, as does `completion`.
  ///   - completion: called once, with whether it has arrived, or else gone back to where it began.
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

  /// Goes to the end by itself.
  func run() { move(to: 1) }

  /// Goes back to where it began.
  func turnBack() { move(to: 0) }

  /// A finger has brought it somewhere. Until it runs, its end would be its beginning.
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
