import SceneValues

/// One request of the protocol, and what answers it. To add one, write a file in `Features` and a line in
/// `RequestHandler+All.swift`.
package struct RequestHandler: Sendable {
  /// `textDocument/hover`.
  let method: String
  /// What `initialize` says of it: a capability of the server, and its value.
  let capability: (name: String, value: JSONText)?
  let answer: @Sendable (Request) throws(ProtocolError) -> JSONText

  /// - Parameters:
  ///   - method: the request's name.
  ///   - capability: by which a client knows that it may ask.
  ///   - value: what is said of the capability.
  ///   - answer: makes the result. What it throws is said to the client.
  package init(
    _ method: String, offering capability: String? = nil, _ value: JSONText = .bool(true),
    answer: @escaping @Sendable (Request) throws(ProtocolError) -> JSONText
  ) {
    self.method = method
    self.capability = capability.map { ($0, value) }
    self.answer = answer
  }

  static let byMethod = Dictionary(all.map { ($0.method, $0) }) { first, _ in first }

  /// What the server says that it can do by these.
  static var capabilities: [(String, JSONText)] { all.compactMap { $0.capability } }
}
