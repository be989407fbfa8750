import SceneAnalysis
import SceneDiagnostics
import SceneFiles
import SceneLanguage
import SceneSyntax
import SceneValues

/// What is asked, and what is known when it is: the texts as the client has them, and the project as these make it.
package struct Request: Sendable {
  package let params: JSONValue?
  package let client: ClientFeatures
  package let setup: ServerSetup
  /// All files, with what the client holds of them; none before a workspace was opened.
  package let project: ProjectState
  let documents: DocumentStore
  /// The diagnostics that the client was told last, by path from the root.
  let latest: [String: FileFindings]
  /// Finds out what hints wait for.
  let sizes: SizeQueue
  /// Shows scenes; nil where nothing does.
  let preview: PreviewProgram?

  /// The files as they are now.
  package var snapshot: Snapshot { project.snapshot }

  // MARK: What it is about

  /// The text that the request is about.
  ///
  /// - Returns: what the client holds, or else what is on the disk.
  /// - Throws: where it names none that the client has opened or that can be read.
  package func document() throws(ProtocolError) -> OpenDocument {
    guard let uri = params?.member("textDocument", "uri")?.string else { throw .missing("textDocument") }
    return try document(at: uri)
  }

  /// The text of a file.
  ///
  /// - Parameter uri: as the client calls it.
  /// - Returns: what the client holds, or else what is on the disk.
  /// - Throws: where there is no such text.
  package func document(at uri: String) throws(ProtocolError) -> OpenDocument {
    if let document = documents[uri] { return document }
    guard let path = FileURI.path(of: uri) else {
      throw ProtocolError(.invalidParams, "'\(uri)' is no file of this machine")
    }
    guard let document = self.document(atPath: path) else {
      throw ProtocolError(.invalidParams, "'\(path)' is not open, and cannot be read")
    }
    return document
  }

  /// The text of a file by its path from the root; nil where it cannot be read.
  package func document(atPath path: String) -> OpenDocument? {
    if let document = documents[path: path] { return document }
    guard let source = try? SourceReader.read(path: path, origin: .found) else { return nil }
    return OpenDocument(path: path, bytes: source.bytes)
  }

  /// The text and the place in it that the request is about, in bytes.
  package func place() throws(ProtocolError) -> (document: OpenDocument, offset: Int) {
    let document = try document()
    guard let position = ClientPosition(params?["position"]) else { throw .missing("position") }
    return (document, document.offset(of: position, client.encoding))
  }

  /// The tags of a text, however broken.
  package func markup(of document: OpenDocument) -> MarkupText {
    snapshot.made(of: document.path) { MarkupText($0?.bytes ?? []) } ?? MarkupText(document.bytes)
  }

  /// What is found in a text as it is now.
  func findings(of document: OpenDocument) -> [Diagnostic] {
    if let told = latest[document.path]?.findings, let first = told.first,
      first.location.source.bytes == document.bytes
    {
      return told
    }
    // The whole project is asked where most of the answer is there already.
    guard snapshot.uncheckedCount < CheckJob.many else {
      return (snapshot.checked(document.path)?.findings ?? []).filter { isIn($0, document) }
    }
    let found = snapshot.examination
    return (found.files.flatMap(\.findings) + found.codeFindings).filter { isIn($0, document) }
  }

  private func isIn(_ finding: Diagnostic, _ document: OpenDocument) -> Bool {
    LexicalPath.absolute(finding.location.source.path) == document.path
  }

  // MARK: What is answered

  /// What the client calls a file.
  package func uri(of path: String) -> String { documents[path: path]?.uri ?? FileURI.uri(of: path) }

  /// A range of bytes as a client's.
  package func range(_ range: Range<Int>, in document: OpenDocument) -> JSONText {
    document.range(of: range, client.encoding).json
  }

  /// A range of bytes of a file, as the protocol has places; nil where the file cannot be read.
  package func location(_ path: String, _ range: Range<Int>) -> JSONText? {
    document(atPath: path).map { document in
      .object([("uri", .string(uri(of: path))), ("range", self.range(range, in: document))])
    }
  }

  /// Edits of a text, as the protocol has them.
  package func edits(_ edits: [ByteEdit], in document: OpenDocument) -> JSONText {
    .array(
      edits.map { edit in
        .object([("range", range(edit.range, in: document)), ("newText", .string(edit.text))])
      })
  }

  /// Edits of several files.
  ///
  /// - Parameters:
  ///   - changes: for each path from the root its edits, none of which touches another.
  ///   - renamed: files that are called otherwise then, where the client can do that.
  /// - Returns: the edits, with the versions of the texts where the client understands these.
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
