import SceneFiles

/// What brings requests to a preview, and answers back: one thread of the program takes them, in order.
package protocol PreviewTransport: AnyObject {
  /// Readable while requests wait.
  var descriptor: Int32 { get }
  /// Where it listens, on this machine alone.
  var port: Int { get }
  /// All requests that have come, each once, with what to answer it by.
  func take() -> [PreviewExchange]
  /// Tells all pages that are open of something.
  func tell(_ event: PreviewEvent)
  /// Ends all connections.
  func stop()
}

/// A request, and who waits for the answer.
package struct PreviewExchange: Sendable {
  package let request: PreviewRequest
  /// To be called once, from any thread.
  package let answer: @Sendable (PreviewResponse) -> Void

  package init(_ request: PreviewRequest, answer: @escaping @Sendable (PreviewResponse) -> Void) {
    self.request = request
    self.answer = answer
  }
}

/// What pages are told without having asked.
package struct PreviewEvent: Equatable, Sendable {
  /// `change`, `state` or `show`.
  package let name: String
  /// JSON in a line.
  package let data: String
}

/// Makes what brings requests: `scenec` has nothing that does, so that it stays small, and `scenec-preview` has SwiftNIO.
package struct PreviewListener: Sendable {
  /// Begins to listen at a port of this machine alone; 0 for any that is free.
  package let listen: @Sendable (_ port: Int) throws(Failure) -> any PreviewTransport

  package init(_ listen: @escaping @Sendable (_ port: Int) throws(Failure) -> any PreviewTransport) {
    self.listen = listen
  }
}
