import SceneAnalysis
import SceneFiles
import SceneValues

extension LanguageServer {
  var texts: [(path: String, bytes: [UInt8])] {
    documents.paths.sorted().compactMap { path in documents[path: path].map { (path, $0.bytes) } }
  }

  /// Applies pending changes to the project. Changes wait for a request, because many can precede it.
  func applyPendingEdits() {
    guard !edited.isEmpty else { return }
    project.apply(edited.sorted().map { ($0, documents[path: $0]?.bytes) }) { texts }
    edited = []
  }

  /// Replaces the current check by a new one, because a file was edited or, if `path` is nil, other settings apply.
  func recheck(editing path: String? = nil) {
    needsCheck = true
    if checks.isRunning { checks.cancel(editing: path) }
    sizes.cancel()
  }

  /// Starts a check if needed. All edits that arrive during a check are covered by a single subsequent check.
  func checkIfNeeded() {
    guard needsCheck, hasClientReady, !checks.isRunning else { return }
    guard case .initialized = phase else { return }
    needsCheck = false
    applyPendingEdits()
    checkedVersions = Dictionary(
      uniqueKeysWithValues: documents.paths.compactMap { path in
        documents[path: path].map { (path, $0.version) }
      })
    let open = documents.paths.filter(project.isFound).sorted()
    checks.start(
      CheckJob(
        number: checks.nextNumber(), snapshot: project.snapshot, fault: project.fault,
        open: open, writer: DiagnosticWriter(client: client, pages: pages), earlier: publisher.latest,
        cancellations: CheckJob.Cancellations(open: open)))
  }

  func processUpdate(_ update: CheckJob.Update) {
    switch update {
    case .progress(let number, let done, let count):
      if number == checks.lastNumber { progress.notify(done, of: count, by: self) }
    case .outcome(let outcome):
      if outcome.isLast { progress.end(by: self) }
      if outcome.isLast, outcome.isWhole, sizes.takeCancelled(), client.refreshesHints {
        request("workspace/inlayHint/refresh")
      }
      guard outcome.isWhole || !outcome.diagnostics.isEmpty else { return answerPulls(after: outcome) }
      publisher.take(outcome) { path in
        documents[path: path]?.version == checkedVersions[path]
      } publish: { path, diagnostics in
        publish(diagnostics, of: path)
      }
      answerPulls(after: outcome)
      if outcome.isWhole { setup.log("checked all files in \(outcome.duration)") }
    }
  }

  private func publish(_ diagnostics: String, of path: String) {
    if client.pullsDiagnostics { offer(diagnostics, of: path) } else { push(diagnostics, of: path) }
  }

  func push(_ diagnostics: String, of path: String) {
    let document = documents[path: path]
    let uri = JSONText.quoted(document?.uri ?? FileURI.uri(of: path))
    let version = document.map { ",\"version\":\($0.version)" } ?? ""
    notify(
      "textDocument/publishDiagnostics", written: "{\"uri\":\(uri)\(version),\"diagnostics\":\(diagnostics)}")
  }
}
