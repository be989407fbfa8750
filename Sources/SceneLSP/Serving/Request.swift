import SceneAnalysis
import SceneDiagnostics
import SceneFiles
import SceneLanguage
import SceneSyntax
import SceneValues

/// A request, together with the client's documents and the state of the project.
package struct Request: Sendable {
  package let params: JSONValue?
  package let client: ClientFeatures
  package let setup: ServerSetup
  package let project: ProjectState
  let documents: DocumentStore
  let latest: [String: FileDiagnostics]
  let sizes: SizeQueue
  let preview: PreviewProgram?
  /// The documents that were read from disk. A response can contain thousands of locations in one file.
  private let read = Locked<[String: OpenDocument]>([:])

  package var snapshot: Snapshot { project.snapshot }

  /// Returns the client's version of the document, or the file's contents on disk if the document is not open.
  package func document() throws(ProtocolError) -> OpenDocument {
    guard let uri = params?.member("textDocument", "uri")?.string else { throw .missing("textDocument") }
    return try document(at: uri)
  }

  package func document(at uri: String) throws(ProtocolError) -> OpenDocument {
    if let document = documents[uri] { return document }
    guard let path = FileURI.path(of: uri) else {
      throw ProtocolError(.invalidParams, "'\(uri)' is not a file on this machine")
    }
    guard let document = self.document(atPath: path) else {
      throw ProtocolError(.invalidParams, "'\(path)' is not open and cannot be read")
    }
    return document
  }

  package func document(atPath path: String) -> OpenDocument? {
    if let document = documents[path: path] ?? read.withLock({ $0[path] }) { return document }
    guard let source = try? SourceReader.read(path: path, origin: .found) else { return nil }
    let document = OpenDocument(path: path, bytes: source.bytes)
    read.withLock { $0[path] = document }
    return document
  }

  package func place() throws(ProtocolError) -> (document: OpenDocument, offset: Int) {
    let document = try document()
    guard let position = ClientPosition(params?["position"]) else { throw .missing("position") }
    return (document, document.offset(of: position, client.encoding))
  }

  package func markup(of document: OpenDocument) -> MarkupText {
    snapshot.made(of: document.path) { MarkupText($0?.bytes ?? []) } ?? MarkupText(document.bytes)
  }

  func diagnostics(of document: OpenDocument) -> [Diagnostic] {
    if let reported = latest[document.path]?.diagnostics, let first = reported.first,
      first.location.source.bytes == document.bytes
    {
      return reported
    }
    guard snapshot.uncheckedCount < CheckJob.many else {
      return (snapshot.checked(document.path)?.diagnostics ?? []).filter { isIn($0, document) }
    }
    let found = snapshot.checkResult
    return (found.files.flatMap(\.diagnostics) + found.codeDiagnostics).filter { isIn($0, document) }
  }

  private func isIn(_ diagnostic: Diagnostic, _ document: OpenDocument) -> Bool {
    LexicalPath.absolute(diagnostic.location.source.path) == document.path
  }

  package func uri(of path: String) -> String { documents[path: path]?.uri ?? FileURI.uri(of: path) }

  package func range(_ range: Range<Int>, in document: OpenDocument) -> JSONText {
    document.range(of: range, client.encoding).json
  }

  package func edits(_ edits: [ByteEdit], in document: OpenDocument) -> JSONText {
    .array(
      edits.map { edit in
        .object([("range", range(edit.range, in: document)), ("newText", .string(edit.text))])
      })
  }

  /// Returns the edits to several files as one protocol object. The edits to a single file must not overlap.
  package func workspaceEdit(
    _ changes: [(path: String, edits: [ByteEdit])], renaming renamed: [(old: String, new: String)] = []
  ) -> JSONText {
    let texts = changes.compactMap { change -> (uri: String, version: JSONText, edits: JSONText)? in
      guard let document = self.document(atPath: change.path) else { return nil }
      let version = documents[path: change.path].map { JSONText.int($0.version) } ?? .null
      return (uri(of: change.path), version, self.edits(change.edits, in: document))
    }
    guard client.knowsVersionedEdits else {
      return .object([("changes", .object(texts.map { ($0.uri, $0.edits) }))])
    }
    let changed = texts.map { text in
      JSONText.object([
        ("textDocument", .object([("uri", .string(text.uri)), ("version", text.version)])),
        ("edits", text.edits),
      ])
    }
    let moved = renamed.map { file in
      JSONText.object([
        ("kind", .string("rename")), ("oldUri", .string(uri(of: file.old))),
        ("newUri", .string(FileURI.uri(of: file.new))),
        ("options", .object([("overwrite", .bool(false)), ("ignoreIfExists", .bool(true))])),
      ])
    }
    return .object([("documentChanges", .array(changed + moved))])
  }
}
