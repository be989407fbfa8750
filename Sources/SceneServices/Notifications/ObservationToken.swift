/// A token that represents an observation. Releasing the token ends the observation.
///
/// ```swift
/// final class ScoreController: ViewController {
///   private var observation: ObservationToken?
///
///   override func viewDidLoad() {
///     observation = context.notifications.observe(.applicationWillResignActive) { [weak self] _ in
///       self?.pause()
///     }
///   }
///
///   private func pause() {}
/// }
/// ```
public final class ObservationToken {
  private var end: (() -> Void)?

  package init(end: @escaping () -> Void) { self.end = end }

  /// Ends the observation. The observation's closure is not called again.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  deinit { end?() }
}
