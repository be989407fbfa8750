import SceneFiles
import SceneValues

/// Supports clients that request diagnostics (LSP 3.17) instead of receiving notifications. The response to a request for
/// a single file is delayed until a check includes the client's text. The response to a request for all files is delayed
/// until there are changes. A client that does not request diagnostics for all files receives notifications for closed
/// files.
extension LanguageServer {
  /// The capability for pulled diagnostics. It declares that the diagnostics of a file can depend on other files.
  static let pullCapability: (String, JSONText) = (
    "diagnosticProvider",
    .object([
      ("identifier", .string("scenec")), ("interFileDependencies", .bool(true)),
      ("workspaceDiagnostics", .bool(true)),
    ])
  )

  private static let oneFile = "textDocument/diagnostic"
  private static let allFiles = "workspace/diagnostic"

  func isPull(_ method: String) -> Bool {
    client.pullsDiagnostics && [Self.oneFile, Self.allFiles].contains(method)
  }

  func takePull(_ id: MessageID, _ method: String, _ params: JSONValue?) throws(ProtocolError) {
    if method == Self.oneFile {
      guard let uri = params?.member("textDocument", "uri")?.string else { throw .missing("textDocument") }
      guard let path = FileURI.path(of: uri) else {
        return respond(to: id, written: pulls.answer(about: "", known: nil))
      }
      let known = params?["previousResultId"]?.string.map { [path: $0] } ?? [:]
      pulls.add(DiagnosticPulls.Question(id: id, path: path, known: known))
    } else {
      for path in pulls.requestAll() { push("[]", of: path) }
      let known = (params?["previousResultIds"]?.elements ?? []).compactMap { item -> (String, String)? in
        guard let path = item["uri"]?.string.flatMap(FileURI.path), let value = item["value"]?.string else {
          return nil
        }
        return (path, value)
      }
      pulls.add(
        DiagnosticPulls.Question(id: id, path: nil, known: Dictionary(known, uniquingKeysWith: { $1 })))
    }
    if !needsCheck, !checks.isRunning { answerPulls(after: nil) }
  }

  /// Responds to the requests whose results are available. If `outcome` is nil, all results are current.
  func answerPulls(after outcome: CheckJob.Outcome?) {
    guard client.pullsDiagnostics else { return }
    let isWhole = outcome?.isWhole ?? true
    let ready = pulls.take { [pulls] question in
      guard let path = question.path else { return isWhole && pulls.isNew(to: question.known) }
      guard outcome != nil else { return true }
      return (isWhole || outcome?.diagnostics[path] != nil)
        && documents[path: path]?.version == checkedVersions[path]
    }
    for question in ready {
      if let path = question.path {
        respond(to: question.id, written: pulls.answer(about: path, known: question.known[path]))
      } else {
        let answer = pulls.answer(known: question.known) { path in
          let document = documents[path: path]
          return (document?.uri ?? FileURI.uri(of: path), document?.version)
        }
        respond(to: question.id, written: answer)
      }
    }
    if isWhole, pulls.takeUnreported(where: { documents[path: $0] != nil }) {
      request("workspace/diagnostic/refresh")
    }
    if let outcome, outcome.isLast, !isWhole, !needsCheck { refuseFilePulls() }
  }

  private func refuseFilePulls() {
    for question in pulls.remove(where: { $0.path != nil }) {
      respond(
        to: question.id,
        .failure(
          ProtocolError(
            .serverCancelled, "The check was canceled", .object([("retriggerRequest", .bool(false))]))))
    }
  }

  func cancelPulls(where isUnwanted: (MessageID) -> Bool) {
    for question in pulls.remove(where: { isUnwanted($0.id) }) {
      respond(
        to: question.id, .failure(ProtocolError(.requestCancelled, "The client canceled the request")))
    }
  }

  func offer(_ diagnostics: String, of path: String) {
    pulls.take(diagnostics, of: path)
    guard documents[path: path] == nil, !pulls.areAllRequested else { return }
    pulls.notePush(diagnostics, of: path)
    push(diagnostics, of: path)
  }

  /// Clears the pushed diagnostics of an opened file, because the client now requests the file's diagnostics.
  func noteOpenForPulls(_ path: String) {
    pulls.noteEdit(path)
    guard pulls.pushed.contains(path) else { return }
    pulls.notePush("[]", of: path)
    push("[]", of: path)
  }

  /// Pushes the diagnostics of a closed file because the client no longer requests them.
  func noteCloseForPulls(_ path: String) {
    guard client.pullsDiagnostics, !pulls.areAllRequested, let report = pulls.reports[path],
      report.diagnostics != DiagnosticPulls.nothing.diagnostics
    else { return }
    pulls.notePush(report.diagnostics, of: path)
    push(report.diagnostics, of: path)
  }
}
