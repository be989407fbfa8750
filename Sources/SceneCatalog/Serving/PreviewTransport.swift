import SceneFiles
import SceneValues

/// A transport for requests and responses. A single thread processes the requests in order.
package protocol PreviewTransport: AnyObject {
  /// A file descriptor that is readable while requests are pending.
  var descriptor: Int32 { get }
  /// The port, on the loopback interface, at which requests are received.
  var port: Int { get }
  func take() -> [PreviewExchange]
  func notify(_ event: PreviewEvent)
  func stop()
}

package struct PreviewExchange: Sendable {
  package let request: PreviewRequest
  package let cancellation = Cancellation()
  /// A closure that sends the response. It must be called once, unless the request is canceled, on any thread.
  package let answer: @Sendable (PreviewResponse) -> Void

  package init(_ request: PreviewRequest, answer: @escaping @Sendable (PreviewResponse) -> Void) {
    self.request = request
    self.answer = answer
  }

  /// Cancels the request, because the client has disconnected.
  package func abandon() { cancellation.request() }
}

package struct PreviewEvent: Equatable, Sendable {
  /// The name of the event: `change`, `state`, or `show`.
  package let name: String
  package let data: String
}

/// A listener that creates transports. `scenec-preview` provides a listener that uses SwiftNIO. `scenec` has no listener,
/// which keeps the executable small.
package struct PreviewListener: Sendable {
  /// A closure that starts listening on a port of the loopback interface. For port 0, the system chooses a free port.
  package let listen: @Sendable (_ port: Int) throws(Failure) -> any PreviewTransport

  package init(_ listen: @escaping @Sendable (_ port: Int) throws(Failure) -> any PreviewTransport) {
    self.listen = listen
  }
}
