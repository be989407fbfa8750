import SceneValues

/// What a client understands, as far as that makes a difference here.
package struct ClientFeatures: Sendable {
  package private(set) var encoding = PositionEncoding.utf16
  private(set) var showsProgress = false
  private(set) var watchesFiles = false
  /// Whether a client opens addresses in a browser.
  private(set) var opensPages = false
  /// Whether a client asks for hints again where it is told to.
  private(set) var refreshesHints = false
  /// Whether a client asks for diagnostics, and again where it is told to, rather than to be told of them: an edit may change
  /// what is found in other files.
  private(set) var pullsFindings = false
  private(set) var showsRelatedPlaces = false
  private(set) var showsTags = false
  private(set) var showsRulePages = false
  /// Whether code actions are told as such, rather than as commands.
  private(set) var knowsCodeActions = false
  /// Whether edits of files may say which version they are of.
  private(set) var knowsVersionedEdits = false
  /// Whether edits may say that files are to be called otherwise.
  private(set) var renamesFiles = false
  package private(set) var showsSymbolTrees = false
  package private(set) var hasSnippets = false
  /// Whether a client asks what would be renamed before it is.
  private(set) var preparesRenames = false
  /// Whether what is told of a place may be Markdown, and what documents a completion and a form.
  private(set) var hoversHaveMarkdown = true
  private(set) var completionsHaveMarkdown = true
  private(set) var signaturesHaveMarkdown = true

  /// A client of which nothing is known.
  package init() {}

  /// - Parameter params: of `initialize`.
  init(_ params: JSONValue?) {
    let client = params?["capabilities"]
    let encodings = client?.member("general", "positionEncodings")?.elements?.compactMap(\.string) ?? []
    encoding = encodings.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    func says(_ group: String, _ feature: String, _ name: String) -> Bool {
      client?.member(group, feature, name)?.bool ?? false
    }
    showsProgress = client?.member("window", "workDoneProgress")?.bool ?? false
    watchesFiles = says("workspace", "didChangeWatchedFiles", "dynamicRegistration")
    opensPages = says("window", "showDocument", "support")
    refreshesHints = says("workspace", "inlayHint", "refreshSupport")
    knowsVersionedEdits = says("workspace", "workspaceEdit", "documentChanges")
    let operations = client?.member("workspace", "workspaceEdit", "resourceOperations")?.elements ?? []
    renamesFiles = knowsVersionedEdits && operations.contains { $0.string == "rename" }
    pullsFindings =
      client?.member("textDocument", "diagnostic") != nil
      && says("workspace", "diagnostics", "refreshSupport")
    // Since 3.18, clients that ask for diagnostics may say it there.
    let groups = pullsFindings ? ["publishDiagnostics", "diagnostic"] : ["publishDiagnostics"]
    showsRelatedPlaces = groups.contains { says("textDocument", $0, "relatedInformation") }
    showsRulePages = groups.contains { says("textDocument", $0, "codeDescriptionSupport") }
    showsTags = groups.contains { client?.member("textDocument", $0, "tagSupport") != nil }
    knowsCodeActions = client?.member("textDocument", "codeAction", "codeActionLiteralSupport") != nil
    showsSymbolTrees = says("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")
    preparesRenames = says("textDocument", "rename", "prepareSupport")
    func takesMarkdown(_ formats: JSONValue?) -> Bool {
      // A client that names no formats is not one that has none.
      formats?.elements.map { $0.contains { $0.string == "markdown" } } ?? true
    }
    let texts = client?["textDocument"]
    hoversHaveMarkdown = takesMarkdown(texts?.member("hover", "contentFormat"))
    completionsHaveMarkdown = takesMarkdown(
      texts?.member("completion", "completionItem", "documentationFormat"))
    signaturesHaveMarkdown = takesMarkdown(
      texts?.member("signatureHelp", "signatureInformation", "documentationFormat"))
    hasSnippets =
      client?.member("textDocument", "completion", "completionItem", "snippetSupport")?.bool ?? false
  }
}
