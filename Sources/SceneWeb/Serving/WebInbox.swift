import NIOConcurrencyHelpers
import ScenePlatform

/// What browsers have said and the program's thread has not yet heard: other threads put it here and wake it.
final class WebInbox: Sendable {
  enum Arrival: Sendable {
    case opened(WebConnection)
    case message(connection: Int, [UInt8])
    case closed(connection: Int)

    /// The number of the connection.
    var connection: Int {
      switch self {
      case .opened(let connection): connection.number
      case .message(let number, _), .closed(let number): number
      }
    }
  }

  private struct State {
    var arrivals: [Arrival] = []
    /// In bytes, by connection.
    var waiting: [Int: Int] = [:]
  }

  private let limits: WebLimits
  private let state = NIOLockedValueBox(State())
  private let wakeup: Wakeup

  /// - Throws: `WebError.noDescriptors`.
  init(limits: WebLimits) throws(WebError) {
    self.limits = limits
    do { wakeup = try Wakeup() } catch { throw .noDescriptors("\(error)") }
  }

  /// Readable while something has arrived.
  var descriptor: Int32 { wakeup.descriptor }

  /// Hands something over.
  ///
  /// - Returns: false, without taking it, for a message of somebody of whom eight long ones wait already.
  func add(_ arrival: Arrival) -> Bool {
    let isTaken = state.withLockedValue { state in
      if case .message(let connection, let bytes) = arrival {
        let waiting = state.waiting[connection, default: 0] + bytes.count
        guard waiting <= 8 * limits.messageSize else { return false }
        state.waiting[connection] = waiting
      }
      state.arrivals.append(arrival)
      return true
    }
    if isTaken { wakeup.signal() }
    return isTaken
  }

  /// Has the program's thread come once more: it has not done all.
  func wakeAgain() { wakeup.signal() }

  /// All that has arrived, in its order.
  func take() -> [Arrival] {
    wakeup.reset()
    return state.withLockedValue { state in
      defer { state = State() }
      return state.arrivals
    }
  }
}
