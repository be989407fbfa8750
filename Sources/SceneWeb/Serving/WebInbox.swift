import NIOConcurrencyHelpers
import ScenePlatform

/// A queue of messages from browsers. Other threads add messages to the queue and wake the app's thread.
final class WebInbox: Sendable {
  enum Arrival: Sendable {
    case opened(WebConnection)
    case message(connection: Int, [UInt8])
    case closed(connection: Int)

    var connection: Int {
      switch self {
      case .opened(let connection): connection.number
      case .message(let number, _), .closed(let number): number
      }
    }
  }

  private struct State {
    var arrivals: [Arrival] = []
    var waiting: [Int: Int] = [:]
  }

  private let limits: WebLimits
  private let state = NIOLockedValueBox(State())
  private let wakeup: Wakeup

  init(limits: WebLimits) throws(WebError) {
    self.limits = limits
    do { wakeup = try Wakeup() } catch { throw .noDescriptors("\(error)") }
  }

  /// A file descriptor that is readable when the queue is not empty.
  var descriptor: Int32 { wakeup.descriptor }

  /// Adds an arrival and wakes the app's thread. Returns false if the connection's queued bytes would exceed eight
  /// times the maximum size of a message.
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

  func wakeAgain() { wakeup.signal() }

  func take() -> [Arrival] {
    wakeup.reset()
    return state.withLockedValue { state in
      defer { state = State() }
      return state.arrivals
    }
  }
}
