/// The open texts of a client.
package struct DocumentStore: Sendable {
  /// The documents by path, because a client may use several URIs for a file.
  private var documents: [String: OpenDocument] = [:]

  package init() {}

  /// Accesses a document by its URI.
  subscript(uri: String) -> OpenDocument? { FileURI.path(of: uri).flatMap { documents[$0] } }

  subscript(path path: String) -> OpenDocument? {
    get { documents[path] }
    set { documents[path] = newValue }
  }

  var paths: [String] { Array(documents.keys) }

  /// Updates a document in place.
  ///
  /// - Returns: The result of the closure, or nil if the document is not open.
  mutating func update<Result>(
    _ path: String, _ body: (inout OpenDocument) throws(ProtocolError) -> Result
  ) throws(ProtocolError) -> Result? {
    guard var document = documents.removeValue(forKey: path) else { return nil }
    defer { documents[path] = document }
    return try body(&document)
  }
}
