import NIOConcurrencyHelpers
import NIOCore
import SceneCatalog

/// The open pages that receive events. Each page is connected to a response that never ends (`text/event-stream`).
final class EventStreams: Sendable {
  typealias Send = @Sendable (String) -> Void

  private struct State {
    var streams: [Int: Send] = [:]
    var next = 0
  }

  private let state = NIOLockedValueBox(State())

  private static let maxPages = 64

  /// Adds a page. Returns the page's number, or nil if there are already too many pages.
  func add(_ send: @escaping Send) -> Int? {
    state.withLockedValue { state in
      guard state.streams.count < Self.maxPages else { return nil }
      state.next += 1
      state.streams[state.next] = send
      return state.next
    }
  }

  func remove(_ number: Int) { state.withLockedValue { $0.streams[number] = nil } }

  /// Sends an event to all pages. The event's JSON must be on one line, because a line break would end the event.
  func notify(_ event: PreviewEvent) {
    let text = "event: \(event.name)\ndata: \(event.data)\n\n"
    for send in state.withLockedValue({ Array($0.streams.values) }) { send(text) }
  }
}
