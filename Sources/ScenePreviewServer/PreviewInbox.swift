import NIOConcurrencyHelpers
import SceneCatalog
import SceneFiles
import ScenePlatform

/// The browser requests that the main loop has yet to handle.
final class PreviewInbox: Sendable {
  private let waiting = NIOLockedValueBox<[PreviewExchange]>([])
  private let wakeup: Wakeup

  private static let most = 512

  init() throws(Failure) {
    do throws(SystemError) {
      wakeup = try Wakeup()
    } catch {
      throw Failure("Cannot serve the page: \(error)", .cannotCreate)
    }
  }

  var descriptor: Int32 { wakeup.descriptor }

  /// Adds a request. Returns false if the queue is full.
  func add(_ exchange: PreviewExchange) -> Bool {
    let isTaken = waiting.withLockedValue { waiting in
      guard waiting.count < Self.most else { return false }
      waiting.append(exchange)
      return true
    }
    if isTaken { wakeup.signal() }
    return isTaken
  }

  func take() -> [PreviewExchange] {
    wakeup.reset()
    return waiting.withLockedValue { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
