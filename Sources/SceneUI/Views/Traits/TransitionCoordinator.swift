import SceneValues

/// An object that runs an app's animations alongside a transition, such as a rotation or a presentation.
///
/// ```swift
/// override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
///   super.viewWillTransition(to: size, with: coordinator)
///   coordinator.animate(
///     alongside: { [panel] in panel.alpha = 0.5 }, completion: { [panel] in panel.alpha = 1 })
/// }
/// ```
public final class TransitionCoordinator {
  /// Whether the transition is animated. A transition that is not animated ends before the call that started it returns.
  public let isAnimated: Bool
  /// The duration in seconds, or 0 if the transition is not animated. If there is a custom animator, the duration is set
  /// when the animation starts.
  public internal(set) var duration: Double
  /// Whether a gesture canceled the transition. The value is valid only after the transition ends.
  public internal(set) var isCancelled = false
  private var alongside: [() -> Void] = []
  private var completions: [() -> Void] = []
  private var phase = Phase.waiting

  private enum Phase { case waiting, running, over }

  init(duration: Double) {
    self.duration = duration
    isAnimated = duration > 0
  }

  /// Adds closures that run when the transition begins and ends. If the transition has already begun or ended, the
  /// corresponding closure runs immediately.
  ///
  /// - Parameters:
  ///   - alongside: A closure that runs when the transition begins, after sizes and traits change and before layout.
  ///   - completion: A closure that runs when the transition ends.
  public func animate(alongside: @escaping () -> Void = {}, completion: @escaping () -> Void = {}) {
    switch phase {
    case .waiting: self.alongside.append(alongside)
    case .running, .over: alongside()
    }
    if phase == .over { completion() } else { completions.append(completion) }
  }

  func begin() {
    guard phase == .waiting else { return }
    phase = .running
    let calls = alongside
    alongside = []
    for call in calls { call() }
  }

  func end() {
    begin()
    phase = .over
    let calls = completions
    completions = []
    for call in calls { call() }
  }
}
