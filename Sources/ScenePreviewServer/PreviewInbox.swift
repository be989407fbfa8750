import NIOConcurrencyHelpers
import SceneCatalogue
import SceneFiles
import ScenePlatform

/// What browsers have asked and the program's thread has not yet answered.
final class PreviewInbox: Sendable {
  private let waiting = NIOLockedValueBox<[PreviewExchange]>([])
  private let wakeup: Wakeup

  /// Whoever asks more at once than pages do is told to come back later.
  private static let most = 512

  /// - Throws: `Failure` where there are no more descriptors.
  init() throws(Failure) {
    do throws(SystemError) {
      wakeup = try Wakeup()
    } catch {
      throw Failure("Cannot serve the page: \(error)", .cannotCreate)
    }
  }

  /// Readable while something waits.
  var descriptor: Int32 { wakeup.descriptor }

  /// Hands a request over.
  ///
  /// - Returns: false, without taking it, where too many wait.
  func add(_ exchange: PreviewExchange) -> Bool {
    let isTaken = waiting.withLockedValue { waiting in
      guard waiting.count < Self.most else { return false }
      waiting.append(exchange)
      return true
    }
    if isTaken { wakeup.signal() }
    return isTaken
  }

  /// All that has come, in its order.
  func take() -> [PreviewExchange] {
    wakeup.reset()
    return waiting.withLockedValue { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
