import SceneValues

/// One request of the protocol, and what answers it. To add one, write a file in `Features` and a line in
/// `RequestHandler+All.swift`.
package struct RequestHandler: Sendable {
  /// `textDocument/hover`.
  let method: String
  /// What `initialize` says of it: a capability of the server, and its value.
  private let capability: (name: String, value: JSONText)?
  /// Whether a client understands more than that there is such a thing.
  private let isUnderstood: @Sendable (ClientFeatures) -> Bool
  let answer: @Sendable (Request) throws(ProtocolError) -> JSONText

  /// - Parameters:
  ///   - method: the request's name.
  ///   - capability: by which a client knows that it may ask.
  ///   - value: what is said of the capability.
  ///   - isUnderstood: whether a client understands the value; else it is told that there is such a thing, and no more.
  ///   - answer: makes the result. What it throws is said to the client.
  package init(
    _ method: String, offering capability: String? = nil, _ value: JSONText = .bool(true),
    where isUnderstood: @escaping @Sendable (ClientFeatures) -> Bool = { _ in true },
    answer: @escaping @Sendable (Request) throws(ProtocolError) -> JSONText
  ) {
    self.method = method
    self.capability = capability.map { ($0, value) }
    self.isUnderstood = isUnderstood
    self.answer = answer
  }

  static let byMethod = Dictionary(all.map { ($0.method, $0) }) { first, _ in first }

  /// What the server tells a client that it can do by these.
  static func capabilities(for client: ClientFeatures) -> [(String, JSONText)] {
    all.compactMap { handler in
      handler.capability.map { ($0.name, handler.isUnderstood(client) ? $0.value : .bool(true)) }
    }
  }
}
