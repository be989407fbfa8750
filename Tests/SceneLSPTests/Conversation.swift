import Foundation
import SceneAnalysis
import SceneFiles
import SceneUI
import Testing

@testable import SceneLSP

/// A client of a server in the same process. The server runs its background work synchronously.
final class Conversation {
  let folder: URL
  private(set) var server: LanguageServer!
  private(set) var said: [[String: Any]] = []
  private var reader = MessageReader()
  private var count = 0

  /// All client capabilities that affect the server.
  static var everything: [String: Any] {
    [
      "general": ["positionEncodings": ["utf-8", "utf-16"]],
      "window": ["workDoneProgress": true, "showDocument": ["support": true]],
      "workspace": [
        "workspaceEdit": ["documentChanges": true, "resourceOperations": ["create", "rename"]],
        "didChangeWatchedFiles": ["dynamicRegistration": true],
        "inlayHint": ["refreshSupport": true],
      ],
      "textDocument": [
        "publishDiagnostics": [
          "relatedInformation": true, "codeDescriptionSupport": true, "tagSupport": ["valueSet": [1, 2]],
        ],
        "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": [String]()]]],
        "rename": ["prepareSupport": true],
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
        "completion": ["completionItem": ["snippetSupport": true]],
      ] as [String: Any],
    ]
  }

  /// - Parameters:
  ///   - files: The files in the folder, by relative path.
  ///   - capabilities: The client capabilities.
  ///   - begin: Whether to send `initialize` and `initialized`.
  ///   - showing: The provider of view frames.
  ///   - hintsSizes: Whether inlay hints show the sizes of views.
  ///   - preview: The command that shows scenes on a page; `{folder}` is replaced with the folder.
  ///   - wake: Called when the server has messages to send on its own.
  ///   - background: Runs the server's background work.
  ///   - findDraftDirectory: Returns the folder in which drafts are stored for a preview page.
  /// - Throws: An error if files cannot be written.
  init(
    _ files: [String: String] = [:], capabilities: [String: Any] = [:], begin: Bool = true,
    showing: (any SceneShowing)? = nil, hintsSizes: Bool = true, preview: [String] = [],
    wake: @escaping @Sendable () -> Void = {},
    background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { $0() },
    findDraftDirectory: (@Sendable () throws(Failure) -> String)? = nil
  ) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "scenec lsp \(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
    let request = CheckRequest(classes: ClassManifests([]) { Registry.library.vocabulary })
    let setup = ServerSetup(
      request, showing: showing, hintsSizes: hintsSizes,
      preview: preview.map { $0.replacing("{folder}", with: folder.path) },
      findDraftDirectory: findDraftDirectory,
      version: "1",
      pagesDirectory: folder.appending(path: ".pages").path,
      inBackground: background)
    server = LanguageServer(setup, wake: wake) { [unowned self] in reader.append($0) }
    if begin { try self.begin(capabilities) }
  }

  func begin(_ capabilities: [String: Any] = [:]) throws {
    try ask(
      "initialize",
      [
        "capabilities": capabilities,
        "workspaceFolders": [["uri": FileURI.uri(of: folder.path), "name": "folder"]],
      ])
    try notify("initialized", [:])
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ name: String, _ text: String) throws {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func path(_ name: String) -> String { folder.appending(path: name).path }
  func uri(_ name: String) -> String { FileURI.uri(of: path(name)) }

  // MARK: Speaking

  /// Sends bytes that may not be a valid message.
  func give(_ text: String) throws {
    server.receive(Array(text.utf8))
    try listen()
  }

  func notify(_ method: String, _ params: Any) throws {
    try send(["method": method, "params": params])
    try listen()
  }

  @discardableResult
  func answer(_ method: String, _ params: Any) throws -> [String: Any] {
    count += 1
    try send(["id": count, "method": method, "params": params])
    try listen()
    return try #require(said.last { $0["id"] as? Int == count && $0["method"] == nil })
  }

  @discardableResult
  func ask(_ method: String, _ params: Any) throws -> Any {
    let answer = try answer(method, params)
    return try #require(answer["result"], "\(answer)")
  }

  func send(_ message: [String: Any]) throws {
    let message = message.merging(["jsonrpc": "2.0"]) { $1 }
    server.receive(Array(try JSONSerialization.data(withJSONObject: message)))
  }

  func listen() throws {
    while true {
      server.advance()
      try hear()
      guard server.isBusy || server.needsCheck || server.checks.isRunning else { break }
      guard server.status == nil else { break }
    }
  }

  func hear() throws {
    while let bytes = try reader.next() {
      let value = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      said.append(try #require(value as? [String: Any]))
    }
  }

  // MARK: Texts

  func open(_ name: String, _ text: String, version: Int = 1) throws {
    try notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri(name), "languageId": "scene", "version": version, "text": text]])
  }

  func change(_ name: String, _ text: String, version: Int) throws {
    try notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri(name), "version": version], "contentChanges": [["text": text]]])
  }

  static func position(of mark: String, in text: String) -> [String: Int] {
    let lines = text.components(separatedBy: "\n")
    let line = lines.firstIndex { $0.contains(mark) } ?? 0
    let column = lines[line].components(separatedBy: mark)[0].utf16.count
    return ["line": line, "character": column]
  }

  func place(_ name: String, _ mark: String, in text: String, after: Bool = false) -> [String: Any] {
    var position = Self.position(of: mark, in: text)
    if after { position["character"]! += mark.utf16.count }
    return ["textDocument": ["uri": uri(name)], "position": position]
  }

  // MARK: Received messages

  /// Returns the last published diagnostics of a file, or nil if none were published.
  func diagnostics(_ name: String) -> [[String: Any]]? {
    let reported = said.last { message in
      message["method"] as? String == "textDocument/publishDiagnostics"
        && (message["params"] as? [String: Any])?["uri"] as? String == uri(name)
    }
    return (reported?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
  }

  func codes(_ name: String) -> [String] { (diagnostics(name) ?? []).compactMap { $0["code"] as? String } }

  func said(_ method: String) -> [[String: Any]] {
    said.filter { $0["method"] as? String == method }.compactMap { $0["params"] as? [String: Any] }
  }
}
