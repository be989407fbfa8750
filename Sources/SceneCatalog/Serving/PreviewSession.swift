import SceneAnalysis
import SceneDiagnostics
import SceneFiles
import ScenePlatform
import ScenePreview
import SceneValues

/// A session that responds to requests from pages and creates events when the catalog changes.
package final class PreviewSession {
  package let catalog: Catalog
  private let title: String
  private let drafts: PreviewDrafts?
  private let open: ((_ file: String, _ line: Int, _ column: Int) throws(Failure) -> Void)?
  private var events: [PreviewEvent] = []

  package init(
    _ catalog: Catalog, title: String, drafts: PreviewDrafts? = nil,
    open: ((_ file: String, _ line: Int, _ column: Int) throws(Failure) -> Void)? = nil
  ) {
    (self.catalog, self.title, self.drafts, self.open) = (catalog, title, drafts, open)
  }

  package func takeEvents() -> [PreviewEvent] {
    defer { events = [] }
    return events
  }

  /// Reads changes and drafts and notifies the pages. Throws the same errors as `Catalog.update(_:)`.
  package func update(_ changes: WatchedPlaces.Changes) throws {
    let change = try catalog.update(changes)
    notify(change.joined(with: readDrafts()))
  }

  package func updateDrafts() { notify(readDrafts()) }

  private func readDrafts() -> Catalog.Change {
    drafts.map { catalog.take($0.texts(of: catalog.paths)) } ?? .init()
  }

  package func reportError(_ message: String) {
    catalog.notice = message
    events.append(
      PreviewEvent(name: "change", data: CatalogText(catalog: catalog).change(.init()).line))
  }

  package func forgetImages() { notify(catalog.forgetImages()) }

  package func examine() { notify(catalog.examine()) }

  private func notify(_ change: Catalog.Change) {
    guard !change.isEmpty else { return }
    if change.isStructural {
      events.append(PreviewEvent(name: "state", data: state.line))
    } else {
      events.append(
        PreviewEvent(name: "change", data: CatalogText(catalog: catalog).change(change).line))
    }
  }

  private var state: JSONText {
    CatalogText(catalog: catalog).all(
      adding: [("title", .string(title)), ("editor", .bool(open != nil))] + CatalogText.choices)
  }

  private static let json = "application/json; charset=utf-8"

  package func answer(_ request: PreviewRequest) -> PreviewResponse {
    let isPost = request.path == "/open" || request.path == "/show"
    guard isPost == (request.method == .post) else {
      return PreviewResponse(.methodNotAllowed, "Use \(isPost ? "POST" : "GET") for this request\n")
    }
    do throws(Failure) {
      switch request.path {
      case "/": return PreviewResponse(.ok, CatalogPage.served(title), type: "text/html; charset=utf-8")
      case "/catalog.css": return PreviewResponse(.ok, CatalogPage.style, type: "text/css; charset=utf-8")
      case "/catalog.js":
        return PreviewResponse(.ok, CatalogPage.script, type: "text/javascript; charset=utf-8")
      case "/state": return PreviewResponse(.ok, state.line, type: Self.json)
      case "/screen": return PreviewResponse(.ok, try screen(request.query).line, type: Self.json)
      case "/find": return PreviewResponse(.ok, try found(request.query).line, type: Self.json)
      case "/show":
        events.append(PreviewEvent(name: "show", data: try found(request.query).line))
        return PreviewResponse(.noContent)
      case "/open":
        try openEditor(request.query)
        return PreviewResponse(.noContent)
      default: return PreviewResponse(.notFound, "'\(request.path.printable)' does not exist\n")
      }
    } catch {
      let status: PreviewResponse.Status = error.kind == .request ? .badRequest : .conflict
      return PreviewResponse(status, error.message + "\n")
    }
  }

  private func screen(_ query: PreviewQuery) throws(Failure) -> JSONText {
    let path = try query.required("file")
    let scene = try query.integer("scene", 0...1_000_000) ?? 0
    let shown = ShownSceneText(shown: try catalog.shown(scene, of: path, ScreenChoice(query)))
    return shown.json(("svg", .string(shown.svg)))
  }

  private static let most = Int(Int32.max)

  private func place(_ query: PreviewQuery) throws(Failure) -> (file: CatalogFile, SourcePosition) {
    let file = try catalog.file(try query.required("file"))
    guard let line = try query.integer("line", 1...Self.most) else {
      throw Failure("'line' is missing", .request)
    }
    return (file, SourcePosition(line: line, column: try query.integer("column", 1...Self.most) ?? 1))
  }

  private func found(_ query: PreviewQuery) throws(Failure) -> JSONText {
    let (file, position) = try place(query)
    let found = try catalog.element(at: position, of: file.path)
    return .object([
      ("file", .string(file.path)), ("scene", .int(found.scene)), ("line", .int(found.line)),
      ("column", .int(found.column)),
    ])
  }

  private func openEditor(_ query: PreviewQuery) throws(Failure) {
    // Only files in the catalog can be opened.
    let (file, position) = try place(query)
    guard let open else {
      throw Failure("No editor with a window was found: specify one with '--editor'", .unusable)
    }
    try open(file.absolutePath, position.line, position.column)
  }
}
