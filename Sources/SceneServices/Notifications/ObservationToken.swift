/// Keeps something going for as long as it is kept itself: an observation ends when its token is let go.
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

  /// Ends it now. From here on, the closure that was handed over is called no more.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  deinit { end?() }
}
