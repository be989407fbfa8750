/// The texts that a client has opened.
package struct DocumentStore: Sendable {
  /// By path, since a client may call one file by several names.
  private var documents: [String: OpenDocument] = [:]

  package init() {}

  /// By what a client calls it.
  subscript(uri: String) -> OpenDocument? { FileURI.path(of: uri).flatMap { documents[$0] } }

  subscript(path path: String) -> OpenDocument? {
    get { documents[path] }
    set { documents[path] = newValue }
  }

  var paths: [String] { Array(documents.keys) }

  /// Changes a text in its place.
  ///
  /// - Returns: nil where it is not open.
  mutating func update<Result>(
    _ path: String, _ body: (inout OpenDocument) throws(ProtocolError) -> Result
  ) throws(ProtocolError) -> Result? {
    guard var document = documents.removeValue(forKey: path) else { return nil }
    defer { documents[path] = document }
    return try body(&document)
  }
}
