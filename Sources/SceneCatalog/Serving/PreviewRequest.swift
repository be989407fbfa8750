package struct PreviewRequest: Equatable, Sendable {
  package enum Method: Sendable {
    case get, post
  }

  package var method: Method
  /// The path without the query, such as `/screen`.
  package var path: String
  package var query: PreviewQuery

  package init(_ target: String, _ method: Method = .get) {
    self.method = method
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = parts.first.map(String.init) ?? ""
    query = PreviewQuery(parts.count > 1 ? parts[1] : "")
  }
}

package struct PreviewResponse: Equatable, Sendable {
  package enum Status: Int, Sendable {
    case ok = 200
    case noContent = 204
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case conflict = 409
    case busy = 503
  }

  package var status = Status.ok
  package var type = "text/plain; charset=utf-8"
  package var body: [UInt8] = []

  package init(_ status: Status = .ok, _ text: String = "", type: String? = nil) {
    self.status = status
    body = Array(text.utf8)
    if let type { self.type = type }
  }

  package var text: String { String(decoding: body, as: UTF8.self) }
}
