import SceneValues

/// Lets controllers go along with a change that takes time: a rotation, a presentation.
///
/// ```swift
/// override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
///   super.viewWillTransition(to: size, with: coordinator)
///   coordinator.animate(
///     alongside: { [panel] in panel.alpha = 0.5 }, completion: { [panel] in panel.alpha = 1 })
/// }
/// ```
public final class TransitionCoordinator {
  /// Whether the change takes time; otherwise it is over before the call that began it returns.
  public let isAnimated: Bool
  /// In seconds; 0 where nothing is animated. Where an animator of the program's moves the views, it says how long that takes
  /// when they begin to move.
  public internal(set) var duration: Double
  /// Whether the change was taken back half way, by a finger; known when it is over.
  public internal(set) var isCancelled = false
  private var alongside: [() -> Void] = []
  private var completions: [() -> Void] = []
  private var phase = Phase.waiting

  private enum Phase { case waiting, running, over }

  init(duration: Double) {
    self.duration = duration
    isAnimated = duration > 0
  }

  /// Takes part in the change.
  ///
  /// - Parameters:
  ///   - alongside: called when the change begins: after sizes and traits have changed, before layout. Where it has begun
  ///     already, called at once.
  ///   - completion: called when the change is over. Where it is over already, called at once.
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
