import SceneLanguage
import SceneValues

extension RequestHandler {
  static let definitions = RequestHandler("textDocument/definition", offering: "definitionProvider") {
    request throws(ProtocolError) in
    let (document, offset) = try request.place()
    return request.locations(LanguageService(request.snapshot).definitions(at: offset, in: document.path))
  }

  static let references = RequestHandler("textDocument/references", offering: "referencesProvider") {
    request throws(ProtocolError) in
    let (document, offset) = try request.place()
    let isWhole = request.params?.member("context", "includeDeclaration")?.bool ?? true
    return request.locations(
      LanguageService(request.snapshot).references(
        at: offset, in: document.path, includingDefinitions: isWhole))
  }

  static let highlights = RequestHandler(
    "textDocument/documentHighlight", offering: "documentHighlightProvider"
  ) { request throws(ProtocolError) in
    let (document, offset) = try request.place()
    return .array(
      LanguageService(request.snapshot).highlights(at: offset, in: document.path).map { highlight in
        .object([
          ("range", request.range(highlight.range, in: document)),
          ("kind", .int(highlight.isDefinition ? 3 : 2)),
        ])
      })
  }
}

extension Request {
  /// Returns file ranges as locations in the protocol's format. Locations in unreadable files are omitted.
  func locations(_ places: [FileRange]) -> JSONText {
    .array(
      places.compactMap { place in
        document(atPath: place.path).map { document in
          .object([("uri", .string(uri(of: place.path))), ("range", range(place.range, in: document))])
        }
      })
  }
}
