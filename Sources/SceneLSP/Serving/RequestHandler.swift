import SceneValues

/// A protocol request and its handler. To add a request, add a line to `RequestHandler+All.swift`.
package struct RequestHandler: Sendable {
  let method: String
  private let capability: (name: String, value: JSONText)?
  /// A closure that returns whether the client supports the capability's value. If it does not, the server sends `true`.
  private let isUnderstood: @Sendable (ClientFeatures) -> Bool
  let answer: @Sendable (Request) throws(ProtocolError) -> JSONText

  /// Creates a handler. If the client does not support the capability's value, the server sends `true` instead.
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

  static func capabilities(for client: ClientFeatures) -> [(String, JSONText)] {
    all.compactMap { handler in
      handler.capability.map { ($0.name, handler.isUnderstood(client) ? $0.value : .bool(true)) }
    }
  }
}
