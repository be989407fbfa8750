import SceneLanguage
import SceneValues

/// Finds out beside the conversation how large views are, for hints: of what was asked for last. Views are laid out behind
/// a check that runs; one that begins meanwhile waits.
final class SizeQueue: Sendable {
  private let inBackground: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let wake: @Sendable () -> Void
  /// The number of what was asked for last.
  private let wanted = Locked(0)
  private let hasNews = Locked(false)

  init(
    _ inBackground: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    wake: @escaping @Sendable () -> Void
  ) {
    self.inBackground = inBackground
    self.wake = wake
  }

  /// Begins to find out the sizes that hints in a part of a file say.
  func ask(_ service: LanguageService, _ path: String, _ range: Range<Int>) {
    let number = wanted.withLock { wanted in
      wanted += 1
      return wanted
    }
    let (wanted, hasNews, wake) = (wanted, hasNews, wake)
    inBackground {
      guard service.solve(in: path, range: range, while: { wanted.withLock { $0 } == number }) else { return }
      hasNews.withLock { $0 = true }
      wake()
    }
  }

  /// Nobody waits for anything any more.
  func cancel() { wanted.withLock { $0 += 1 } }

  /// Whether there are sizes that were not known when hints were asked for.
  func takeNews() -> Bool {
    hasNews.withLock { hasNews in
      defer { hasNews = false }
      return hasNews
    }
  }
}
