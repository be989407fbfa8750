import SceneAnalysis
import SceneFiles
import SceneValues

extension LanguageServer {
  func initialize(_ params: JSONValue?) -> JSONText {
    client = ClientFeatures(params)
    phase = .initialized
    folders = Self.folders(params)
    let sync: JSONText = .object([
      ("openClose", .bool(true)), ("change", .int(2)), ("save", .object([("includeText", .bool(false))])),
    ])
    let patterns = [("**/*.{scene,storyboard,xib}", "file"), ("**", "folder")].map { glob, kind in
      JSONText.object([
        ("scheme", .string("file")),
        ("pattern", .object([("glob", .string(glob)), ("matches", .string(kind))])),
      ])
    }
    let renames: JSONText = .object([("filters", .array(patterns))])
    let capabilities: [(String, JSONText)] =
      [
        ("positionEncoding", .string(client.encoding.rawValue)), ("textDocumentSync", sync),
        (
          "workspace",
          .object([
            (
              "workspaceFolders",
              .object([("supported", .bool(true)), ("changeNotifications", .bool(true))])
            ),
            ("fileOperations", .object([("willRename", renames)])),
          ])
        ),
      ] + RequestHandler.capabilities(for: client) + (client.pullsDiagnostics ? [Self.pullCapability] : [])
    return .object([
      ("capabilities", .object(capabilities)),
      ("serverInfo", .object([("name", .string("scenec")), ("version", .string(setup.version))])),
    ])
  }

  private static func folders(_ params: JSONValue?) -> [String] {
    if let folders = params?["workspaceFolders"]?.elements {
      return folders.compactMap { $0["uri"]?.string.flatMap(FileURI.path) }
    }
    if let root = params?["rootUri"]?.string { return [FileURI.path(of: root)].compactMap(\.self) }
    return params?["rootPath"]?.string.map { [LexicalPath.absolute($0)] } ?? []
  }

  func begin() {
    guard !hasClientReady else { return }
    hasClientReady = true
    project = ProjectState(folders, setup.request, texts)
    edited = []
    reportFault()
    for notice in [setup.notice, drafts.fault].compactMap(\.self) { reportError(notice) }
    if client.watchesFiles { watchFiles() }
    recheck()
  }

  private func reportError(_ message: String) {
    setup.log(message)
    notify("window/showMessage", .object([("type", .int(2)), ("message", .string(message))]))
  }

  /// Begins to share unsaved contents with the preview. Reports errors to the client. Returns whether they are shared.
  func keepDraftsForPreview() -> Bool {
    guard !drafts.isKeeping, let find = setup.findDraftDirectory else { return drafts.isKeeping }
    do throws(Failure) {
      drafts = DraftManager(in: try find())
      for path in documents.paths { drafts.note(path) }
      if let fault = drafts.fault { throw Failure(fault, .cannotCreate) }
      return true
    } catch {
      reportError("\(error.message): the preview shows saved changes only")
      return false
    }
  }

  func reportFault() {
    guard let fault = project.fault else { return }
    setup.log("the workspace cannot be checked: \(fault.message)")
    guard fault.path == nil else { return }
    notify("window/showMessage", .object([("type", .int(1)), ("message", .string(fault.message))]))
  }

  func notify(_ update: PreviewProgram.Update) {
    switch update {
    case .page(let address) where client.opensPages:
      request(
        "window/showDocument",
        .object([("uri", .string(address)), ("external", .bool(true)), ("takeFocus", .bool(true))]))
    case .page(let address):
      notify("window/showMessage", .object([("type", .int(3)), ("message", .string("Preview: \(address)"))]))
    case .notice(let message):
      setup.log(message)
      notify("window/showMessage", .object([("type", .int(1)), ("message", .string(message))]))
    }
  }

  private func watchFiles() {
    let watchers = WatchedPatterns.all.map { JSONText.object([("globPattern", .string($0))]) }
    let registration: JSONText = .object([
      ("id", .string("scenec-files")), ("method", .string("workspace/didChangeWatchedFiles")),
      ("registerOptions", .object([("watchers", .array(watchers))])),
    ])
    request("client/registerCapability", .object([("registrations", .array([registration]))]))
  }
}
