package struct DocumentStore: Sendable {
  /// The documents by path. URIs are not used as keys because a client can use several URIs for one file.
  private var documents: [String: OpenDocument] = [:]

  package init() {}

  subscript(uri: String) -> OpenDocument? { FileURI.path(of: uri).flatMap { documents[$0] } }

  subscript(path path: String) -> OpenDocument? {
    get { documents[path] }
    set { documents[path] = newValue }
  }

  var paths: [String] { Array(documents.keys) }

  mutating func update<Result>(
    _ path: String, _ body: (inout OpenDocument) throws(ProtocolError) -> Result
  ) throws(ProtocolError) -> Result? {
    guard var document = documents.removeValue(forKey: path) else { return nil }
    defer { documents[path] = document }
    return try body(&document)
  }
}
