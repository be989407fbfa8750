import SceneValues

package struct ClientFeatures: Sendable {
  package private(set) var encoding = PositionEncoding.utf16
  private(set) var showsProgress = false
  private(set) var watchesFiles = false
  private(set) var opensPages = false
  private(set) var refreshesHints = false
  /// Whether the client can pull and refresh diagnostics. Refreshing is required because an edit can affect other files.
  private(set) var pullsDiagnostics = false
  private(set) var showsRelatedPlaces = false
  private(set) var showsTags = false
  private(set) var showsRulePages = false
  private(set) var knowsCodeActions = false
  private(set) var knowsVersionedEdits = false
  private(set) var renamesFiles = false
  package private(set) var showsSymbolTrees = false
  package private(set) var hasSnippets = false
  private(set) var preparesRenames = false
  private(set) var hoversHaveMarkdown = true
  private(set) var completionsHaveMarkdown = true
  private(set) var signaturesHaveMarkdown = true

  package init() {}

  init(_ params: JSONValue?) {
    let client = params?["capabilities"]
    let encodings = client?.member("general", "positionEncodings")?.elements?.compactMap(\.string) ?? []
    encoding = encodings.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    func supports(_ group: String, _ feature: String, _ name: String) -> Bool {
      client?.member(group, feature, name)?.bool ?? false
    }
    showsProgress = client?.member("window", "workDoneProgress")?.bool ?? false
    watchesFiles = supports("workspace", "didChangeWatchedFiles", "dynamicRegistration")
    opensPages = supports("window", "showDocument", "support")
    refreshesHints = supports("workspace", "inlayHint", "refreshSupport")
    knowsVersionedEdits = supports("workspace", "workspaceEdit", "documentChanges")
    let operations = client?.member("workspace", "workspaceEdit", "resourceOperations")?.elements ?? []
    renamesFiles = knowsVersionedEdits && operations.contains { $0.string == "rename" }
    pullsDiagnostics =
      client?.member("textDocument", "diagnostic") != nil
      && supports("workspace", "diagnostics", "refreshSupport")
    // Since version 3.18, a client that pulls diagnostics can declare these features in the `diagnostic` group.
    let groups = pullsDiagnostics ? ["publishDiagnostics", "diagnostic"] : ["publishDiagnostics"]
    showsRelatedPlaces = groups.contains { supports("textDocument", $0, "relatedInformation") }
    showsRulePages = groups.contains { supports("textDocument", $0, "codeDescriptionSupport") }
    showsTags = groups.contains { client?.member("textDocument", $0, "tagSupport") != nil }
    knowsCodeActions = client?.member("textDocument", "codeAction", "codeActionLiteralSupport") != nil
    showsSymbolTrees = supports("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")
    preparesRenames = supports("textDocument", "rename", "prepareSupport")
    func takesMarkdown(_ formats: JSONValue?) -> Bool {
      // Without a list of formats, the client supports Markdown.
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
