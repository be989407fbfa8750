import SceneFiles
import SceneValues

/// Clients that ask for diagnostics (3.17), rather than to be told of them.
///
/// A question waits until a check has looked at the client's text, and is answered beside the conversation. One about all files
/// waits until something is found that the client does not know. Of files that are not open, a client that does not ask for
/// all is told as others are: it would never hear of them.
extension LanguageServer {
  /// What a client is told that asks for diagnostics: that what is found in one file hangs on others.
  static let pullCapability: (String, JSONText) = (
    "diagnosticProvider",
    .object([
      ("identifier", .string("scenec")), ("interFileDependencies", .bool(true)),
      ("workspaceDiagnostics", .bool(true)),
    ])
  )

  private static let oneFile = "textDocument/diagnostic"
  private static let allFiles = "workspace/diagnostic"

  /// Whether a request is one for diagnostics, which is answered later.
  func isPull(_ method: String) -> Bool {
    client.pullsFindings && [Self.oneFile, Self.allFiles].contains(method)
  }

  /// Takes a request for findings.
  ///
  /// - Throws: where it does not say what it asks for.
  func takePull(_ id: MessageID, _ method: String, _ params: JSONValue?) throws(ProtocolError) {
    if method == Self.oneFile {
      guard let uri = params?.member("textDocument", "uri")?.string else { throw .missing("textDocument") }
      guard let path = FileURI.path(of: uri) else {
        return respond(to: id, written: pulls.answer(about: "", known: nil))
      }
      let known = params?["previousResultId"]?.string.map { [path: $0] } ?? [:]
      pulls.add(FindingPulls.Question(id: id, path: path, known: known))
    } else {
      for path in pulls.askForAll() { push("[]", of: path) }
      let known = (params?["previousResultIds"]?.elements ?? []).compactMap { item -> (String, String)? in
        guard let path = item["uri"]?.string.flatMap(FileURI.path), let value = item["value"]?.string else {
          return nil
        }
        return (path, value)
      }
      pulls.add(
        FindingPulls.Question(id: id, path: nil, known: Dictionary(known, uniquingKeysWith: { $1 })))
    }
    if !needsCheck, !checks.isRunning { answerPulls(after: nil) }
  }

  /// Answers what waits for nothing more.
  ///
  /// - Parameter outcome: what was just found; nil where all is known.
  func answerPulls(after outcome: CheckJob.Outcome?) {
    guard client.pullsFindings else { return }
    let isWhole = outcome?.isWhole ?? true
    let ready = pulls.take { [pulls] question in
      guard let path = question.path else { return isWhole && pulls.isNew(to: question.known) }
      guard outcome != nil else { return true }
      return (isWhole || outcome?.findings[path] != nil)
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
    if isWhole, pulls.takeUntold(where: { documents[path: $0] != nil }) {
      request("workspace/diagnostic/refresh")
    }
    if let outcome, outcome.isLast, !isWhole, !needsCheck { refuseFilePulls() }
  }

  /// The check was broken off, and no other one follows.
  private func refuseFilePulls() {
    for question in pulls.remove(where: { $0.path != nil }) {
      respond(
        to: question.id,
        .failure(
          ProtocolError(
            .serverCancelled, "The check was broken off", .object([("retriggerRequest", .bool(false))]))))
    }
  }

  /// Ends questions that nobody wants an answer to any more.
  func cancelPulls(where isUnwanted: (MessageID) -> Bool) {
    for question in pulls.remove(where: { isUnwanted($0.id) }) {
      respond(
        to: question.id, .failure(ProtocolError(.requestCancelled, "The client wants it no more")))
    }
  }

  // MARK: Files that are not open

  /// Something else is found in a file: the client asks for it, or is told where it would not.
  func offer(_ findings: String, of path: String) {
    pulls.take(findings, of: path)
    guard documents[path: path] == nil, !pulls.areAllAskedFor else { return }
    pulls.notePush(findings, of: path)
    push(findings, of: path)
  }

  /// The client asks about an open file by itself; what it was told without asking would be there twice.
  func noteOpenForPulls(_ path: String) {
    pulls.noteEdit(path)
    guard pulls.pushed.contains(path) else { return }
    pulls.notePush("[]", of: path)
    push("[]", of: path)
  }

  /// About a file that is closed, it asks no more.
  func noteCloseForPulls(_ path: String) {
    guard client.pullsFindings, !pulls.areAllAskedFor, let report = pulls.reports[path],
      report.findings != FindingPulls.nothing.findings
    else { return }
    pulls.notePush(report.findings, of: path)
    push(report.findings, of: path)
  }
}
