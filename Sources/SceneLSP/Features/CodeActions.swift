import SceneAnalysis
import SceneDiagnostics
import SceneFiles
import SceneValues

extension RequestHandler {
  static let codeActions = RequestHandler(
    "textDocument/codeAction", offering: "codeActionProvider",
    .object([("codeActionKinds", .array([.string("quickfix"), .string("source.fixAll")]))]),
    where: \.knowsCodeActions
  ) { request throws(ProtocolError) in
    let document = try request.document()
    guard request.client.knowsCodeActions else { return .array([]) }
    guard let range = ClientRange(request.params?["range"]) else { throw .missing("range") }
    let actions = FixActions(request, document)
    let only = request.params?.member("context", "only")?.elements?.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool {
      only?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.hasPrefix(kind + ".") } ?? true
    }
    var all: [JSONText] = []
    if isWanted("quickfix") {
      all += actions.fixes(in: document.range(of: range, request.client.encoding))
    }
    if isWanted("source.fixAll"), let fixAll = actions.fixAll(isRequested: only != nil) { all.append(fixAll) }
    return .array(all)
  }
}

private struct FixActions {
  let request: Request
  let document: OpenDocument
  private let diagnostics: [Diagnostic]

  init(_ request: Request, _ document: OpenDocument) {
    self.request = request
    self.document = document
    diagnostics = request.diagnostics(of: document)
  }

  func fixes(in range: Range<Int>) -> [JSONText] {
    let writer = DiagnosticWriter(client: request.client, pages: nil)
    return diagnostics.filter { diagnostic in
      let found = diagnostic.location.range.bytes
      return found.lowerBound <= range.upperBound && range.lowerBound <= found.upperBound
    }.flatMap { diagnostic in
      diagnostic.fixIts.map { fix in
        .object([
          ("title", .string(fix.message.text)), ("kind", .string("quickfix")),
          ("diagnostics", .array([writer.json(diagnostic)])),
          ("isPreferred", .bool(fix.isSafe && diagnostic.fixIts.count == 1)),
          ("edit", request.workspaceEdit([(document.path, fix.edits.map(Self.edit))])),
        ])
      }
    }
  }

  /// Returns an action that applies all safe fixes, or nil if there are none or they would cause new diagnostics.
  func fixAll(isRequested: Bool) -> JSONText? {
    guard isRequested || diagnostics.contains(where: { $0.fixIts.count == 1 && $0.fixIts[0].isSafe }),
      let project = request.snapshot.checkResult.project
    else { return nil }
    let outcomes = Fixing.apply(to: project) { LexicalPath.absolute($0.path) == document.path }
    guard
      case .fixed(_, let text, let count)? = outcomes.first(where: { outcome in
        if case .fixed = outcome { true } else { false }
      })
    else { return nil }
    let edits = LineEdits.edits(from: document.bytes, to: text.bytes)
    return .object([
      (
        "title",
        .string(
          count == 1 ? "Apply the only unambiguous fix" : "Apply all \(count) unambiguous fixes"
        )
      ),
      ("kind", .string("source.fixAll")), ("edit", request.workspaceEdit([(document.path, edits)])),
    ])
  }

  private static func edit(_ edit: FixIt.Edit) -> ByteEdit { ByteEdit(edit.range.bytes, edit.replacement) }
}
