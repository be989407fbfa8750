import SceneAnalysis
import SceneFiles
import SceneValues

extension LanguageServer {
  func notice(_ method: String, _ params: JSONValue?) {
    if method == "exit" {
      end()
      return
    }
    guard case .initialized = phase else { return }
    switch method {
    case "initialized": begin()
    case "textDocument/didOpen": open(params?["textDocument"])
    case "textDocument/didChange": change(params)
    case "textDocument/didSave":
      if let path = params?.member("textDocument", "uri")?.string.flatMap(FileURI.path) {
        drafts.forget(path)
      }
    case "textDocument/didClose": close(params?.member("textDocument", "uri")?.string)
    case "workspace/didChangeWorkspaceFolders": changeFolders(params?["event"])
    case "workspace/didChangeWatchedFiles": processUpdate(ofFiles: params?["changes"]?.elements ?? [])
    case "window/workDoneProgress/cancel":
      if progress.isCalled(params?["token"]?.string) { checks.cancel() }
    default: break
    }
  }

  private func open(_ document: JSONValue?) {
    guard let uri = document?["uri"]?.string, let path = FileURI.path(of: uri),
      let text = document?["text"]?.string
    else { return }
    documents[path: path] = OpenDocument(
      uri: uri, path: path, version: document?["version"]?.wholeNumber ?? 0, text: text)
    if client.pullsDiagnostics { noteOpenForPulls(path) } else { publisher.forget(path) }
    drafts.note(path)
    guard hasClientReady else { return }
    edited.insert(path)
    recheck(editing: path)
  }

  private func change(_ params: JSONValue?) {
    guard let document = params?["textDocument"], let path = document["uri"]?.string.flatMap(FileURI.path),
      let changes = params?["contentChanges"]?.elements
    else { return }
    do throws(ProtocolError) {
      let encoding = client.encoding
      let isOpen: Void? = try documents.update(path) { (text) throws(ProtocolError) in
        try text.apply(changes, version: document["version"]?.wholeNumber, encoding)
      }
      guard isOpen != nil else { return setup.log("the client changed '\(path)', which is not open") }
    } catch {
      setup.log("a change of '\(path)' is invalid: \(error.message)")
    }
    edited.insert(path)
    answers.cancel(about: path)
    pulls.noteEdit(path)
    drafts.note(path)
    recheck(editing: path)
  }

  private func close(_ uri: String?) {
    guard let path = uri.flatMap(FileURI.path), documents[path: path] != nil else { return }
    documents[path: path] = nil
    noteCloseForPulls(path)
    drafts.forget(path)
    guard hasClientReady else { return }
    edited.insert(path)
    recheck(editing: path)
  }

  private func changeFolders(_ event: JSONValue?) {
    func paths(_ name: String) -> [String] {
      event?[name]?.elements?.compactMap { $0["uri"]?.string.flatMap(FileURI.path) } ?? []
    }
    let removed = Set(paths("removed"))
    folders.removeAll(where: removed.contains)
    for path in paths("added") where !folders.contains(path) { folders.append(path) }
    guard hasClientReady else { return }
    edited = []
    // The preview shows the previous folders.
    preview?.end()
    project.setFolders(folders, texts)
    reportFault()
    recheck()
  }

  private func processUpdate(ofFiles changes: [JSONValue]) {
    let events = changes.compactMap { change -> DirectoryWatch.Event? in
      guard let path = change["uri"]?.string.flatMap(FileURI.path) else { return nil }
      return DirectoryWatch.Event(
        path: path, isStructural: change["type"]?.wholeNumber != 2,
        isDirectory: FileIdentity.isDirectory(path))
    }
    processUpdate(of: DirectoryWatch.Batch(events))
  }

  package func processUpdate(of batch: DirectoryWatch.Batch) {
    guard hasClientReady else { return }
    for event in batch.events { drafts.noteFile(event.path) }
    let changes = project.places.changes(in: batch)
    guard !changes.isEmpty else { return }
    applyPendingEdits()
    project.update(changes, texts)
    reportFault()
    recheck()
  }

  /// The directories that the server must watch if the client does not report changes.
  package var watchedDirectories: Set<String> {
    hasClientReady && !client.watchesFiles ? project.places.directories : []
  }
}
