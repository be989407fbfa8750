import SceneFiles

/// A transport of requests and responses. One thread of the program processes the requests in order.
package protocol PreviewTransport: AnyObject {
  /// A file descriptor that is readable while requests are pending.
  var descriptor: Int32 { get }
  /// The port on the loopback interface.
  var port: Int { get }
  func take() -> [PreviewExchange]
  func notify(_ event: PreviewEvent)
  func stop()
}

package struct PreviewExchange: Sendable {
  package let request: PreviewRequest
  /// The completion handler, which must be called once, from any thread.
  package let answer: @Sendable (PreviewResponse) -> Void

  package init(_ request: PreviewRequest, answer: @escaping @Sendable (PreviewResponse) -> Void) {
    self.request = request
    self.answer = answer
  }
}

package struct PreviewEvent: Equatable, Sendable {
  /// The name: `change`, `state` or `show`.
  package let name: String
  package let data: String
}

/// A factory for transports. `scenec` has none, which keeps it small, and `scenec-preview` uses SwiftNIO.
package struct PreviewListener: Sendable {
  /// Starts to listen on a port of the loopback interface. Port 0 selects a free port.
  package let listen: @Sendable (_ port: Int) throws(Failure) -> any PreviewTransport

  package init(_ listen: @escaping @Sendable (_ port: Int) throws(Failure) -> any PreviewTransport) {
    self.listen = listen
  }
}
