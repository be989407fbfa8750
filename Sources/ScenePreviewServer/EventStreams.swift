import NIOConcurrencyHelpers
import NIOCore
import SceneCatalogue

/// The pages that are open and hear what changes: each by a response that does not end (`text/event-stream`).
final class EventStreams: Sendable {
  /// Sends a text to a page, on the thread of its connection.
  typealias Send = @Sendable (String) -> Void

  private struct State {
    var streams: [Int: Send] = [:]
    var next = 0
  }

  private let state = NIOLockedValueBox(State())

  /// Who opens more pages than that sees no changes in the rest.
  private static let most = 64

  /// Adds a page.
  ///
  /// - Returns: its number; nil where there are too many.
  func add(_ send: @escaping Send) -> Int? {
    state.withLockedValue { state in
      guard state.streams.count < Self.most else { return nil }
      state.next += 1
      state.streams[state.next] = send
      return state.next
    }
  }

  func remove(_ number: Int) { state.withLockedValue { $0.streams[number] = nil } }

  /// Tells all pages. JSON in a line has no line breaks, which would end the event.
  func tell(_ event: PreviewEvent) {
    let text = "event: \(event.name)\ndata: \(event.data)\n\n"
    for send in state.withLockedValue({ Array($0.streams.values) }) { send(text) }
  }
}
