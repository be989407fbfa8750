import SceneAnalysis
import SceneFiles
import SceneValues

/// A language server without a transport. It must be used on a single thread. The server calls `wake` when background
/// results are available. The server's owner must then call `advance`.
package final class LanguageServer {
  enum Phase {
    case begun, initialized, shutDown
    case ended(Int32)
  }

  let setup: ServerSetup
  private let sendBytes: ([UInt8]) -> Void
  private let wake: @Sendable () -> Void

  var phase = Phase.begun
  var client = ClientFeatures()
  var documents = DocumentStore()
  var drafts: DraftManager
  var project: ProjectState
  var folders: [String] = []
  var hasClientReady = false

  private var waiting: [ClientMessage] = []
  private var nextWaiting = 0
  private var cancelled: Set<MessageID> = []
  private var requestCount = 0

  let checks: CheckQueue
  let answers: AnswerQueue
  let sizes: SizeQueue
  let preview: PreviewProgram?
  var publisher = DiagnosticPublisher()
  var pulls = DiagnosticPulls()
  var progress = CheckProgressReport()
  var pages: RulePages? { client.showsRulePages ? allPages : nil }
  private let allPages: RulePages?
  /// The files that were opened, edited, or closed since changes were last applied to the project.
  var edited: Set<String> = []
  var needsCheck = false
  /// The versions of the open documents that the current check uses.
  var checkedVersions: [String: Int] = [:]

  /// Creates a server. The `wake` closure can be called on any thread. After each call, the owner must call `advance`.
  package init(
    _ setup: ServerSetup, wake: @escaping @Sendable () -> Void = {}, send: @escaping ([UInt8]) -> Void
  ) {
    self.setup = setup
    self.wake = wake
    sendBytes = send
    project = ProjectState([], setup.request, [])
    drafts = DraftManager(in: setup.draftDirectory)
    checks = CheckQueue(setup.inBackground, wake: wake)
    answers = AnswerQueue(setup.besideMessages, wake: wake)
    sizes = SizeQueue(setup.inBackground, wake: wake)
    preview = setup.preview.isEmpty ? nil : PreviewProgram(setup.preview, wake: wake)
    allPages = setup.pagesDirectory.map(RulePages.init)
  }

  deinit { preview?.end() }

  package var status: Int32? { if case .ended(let status) = phase { status } else { nil } }

  // MARK: Incoming messages

  /// Receives a message without its header. Cancellations take effect immediately. `advance` processes other messages.
  package func receive(_ bytes: [UInt8]) {
    do throws(ProtocolError) {
      let message = try ClientMessage(bytes: bytes)
      if case .notification("$/cancelRequest", let params) = message {
        if let id = params?["id"].flatMap({ MessageID($0, in: bytes) }) {
          cancelled.insert(id)
          answers.cancel(id)
        }
      } else {
        waiting.append(message)
      }
    } catch {
      setup.log("received an invalid message: \(error.message)")
      respond(to: nil, .failure(error))
    }
  }

  /// Whether a message can be processed. The end of the session waits for the answers to earlier requests.
  package var isBusy: Bool { hasMessages && !(answers.isBusy && waiting[nextWaiting].endsSession) }
  private var hasMessages: Bool { nextWaiting < waiting.count }
  package var isAnswering: Bool { answers.isBusy }

  /// Processes the oldest pending message. If there is none, updates outdated diagnostics.
  package func advance() {
    guard status == nil else { return }
    if !cancelled.isEmpty { cancelPulls(where: cancelled.contains) }
    if isBusy {
      let message = waiting[nextWaiting]
      nextWaiting += 1
      if nextWaiting == waiting.count {
        waiting.removeAll()
        nextWaiting = 0
      }
      handle(message)
      if !hasMessages { cancelled.removeAll() }
    }
    sendAnswers()
    for update in checks.takeUpdates() { processUpdate(update) }
    if sizes.takeUpdates(), client.refreshesHints { request("workspace/inlayHint/refresh") }
    preview?.startIfWanted { keepDraftsForPreview() ? ["--drafts"] : [] }
    for update in preview?.takeUpdates() ?? [] { notify(update) }
    guard !hasMessages else { return }
    drafts.write(documents, setup.log)
    checkIfNeeded()
  }

  package func refuse(_ message: String) {
    respond(to: nil, .failure(ProtocolError(.parseError, message)))
  }

  /// Handles a closed connection. After `shutdown`, this is equivalent to `exit`.
  package func end() {
    drafts.end()
    if case .shutDown = phase { phase = .ended(0) } else if status == nil { phase = .ended(1) }
    checks.cancel()
    answers.cancelAll()
    sizes.cancel()
    preview?.end()
  }

  private func sendAnswers() {
    for finished in answers.takeFinished() {
      respond(to: finished.id, finished.answer)
      setup.log(
        "\(finished.method) \(finished.id.json): \(Self.words(finished.answer)) in \(finished.duration)")
    }
  }

  private func handle(_ message: ClientMessage) {
    switch message {
    case .request(let id, let method, let params) where isPull(method) && isInitialized:
      setup.log("\(method) \(id.json)")
      do throws(ProtocolError) {
        guard cancelled.remove(id) == nil else {
          throw ProtocolError.canceled
        }
        try takePull(id, method, params)
      } catch {
        respond(to: id, .failure(error))
      }
    case .request(let id, let method, let params):
      let start = ContinuousClock.now
      guard let result = answer(id, method, params) else { break }
      respond(to: id, result)
      setup.log("\(method) \(id.json): \(Self.words(result)) in \(ContinuousClock.now - start)")
    case .notification(let method, let params):
      setup.log(method)
      notice(method, params)
    case .response(let id, let error):
      // The protocol allows no reply to a response, so an error in the response is logged.
      if let error {
        setup.log(
          "the client rejected \(id?.json ?? "a message"): \(error["message"]?.string ?? "no reason given")")
      }
    }
  }

  private var isInitialized: Bool { if case .initialized = phase { true } else { false } }

  private static func words(_ result: Result<JSONText, ProtocolError>) -> String {
    switch result {
    case .success: "answered"
    case .failure(let error): "\(error.code): \(error.message)"
    }
  }

  /// Returns the answer to a request, or nil if the request is answered in the background.
  private func answer(
    _ id: MessageID, _ method: String, _ params: JSONValue?
  ) -> Result<JSONText, ProtocolError>? {
    do throws(ProtocolError) {
      guard cancelled.remove(id) == nil else {
        throw ProtocolError.canceled
      }
      switch phase {
      case .begun:
        guard method == "initialize" else {
          throw ProtocolError(.serverNotInitialized, "'initialize' must be the first request")
        }
        return .success(initialize(params))
      case .shutDown, .ended:
        throw ProtocolError(
          .invalidRequest,
          "Requests after 'shutdown' are not supported")
      case .initialized: break
      }
      switch method {
      case "initialize": throw ProtocolError(.invalidRequest, "'initialize' can be sent only once")
      case "shutdown":
        phase = .shutDown
        cancelPulls { _ in true }
        drafts.end()
        checks.cancel()
        return .success(.null)
      default:
        guard let handler = RequestHandler.byMethod[method] else {
          throw ProtocolError(.methodNotFound, "Method '\(method)' does not exist")
        }
        applyPendingEdits()
        let request = Request(
          params: params, client: client, setup: setup, project: project, documents: documents,
          latest: publisher.latest, sizes: sizes, preview: preview)
        let path = params?.member("textDocument", "uri")?.string.flatMap(FileURI.path)
        answers.start(id, method, about: path) {
          do throws(ProtocolError) { return .success(try handler.answer(request)) } catch {
            return .failure(error)
          }
        }
        return nil
      }
    } catch {
      return .failure(error)
    }
  }

  // MARK: Messages

  func respond(to id: MessageID?, _ result: Result<JSONText, ProtocolError>) {
    let content =
      switch result {
      case .success(let value): "\"result\":\(value.line)"
      case .failure(let error): "\"error\":\(error.json.line)"
      }
    send("{\"jsonrpc\":\"2.0\",\"id\":\(id?.json ?? "null"),\(content)}")
  }

  func respond(to id: MessageID, written result: String) {
    send("{\"jsonrpc\":\"2.0\",\"id\":\(id.json),\"result\":\(result)}")
  }

  func notify(_ method: String, _ params: JSONText) {
    notify(method, written: params.line)
  }

  func notify(_ method: String, written params: String) {
    send("{\"jsonrpc\":\"2.0\",\"method\":\(JSONText.quoted(method)),\"params\":\(params)}")
  }

  func request(_ method: String, _ params: JSONText? = nil) {
    requestCount += 1
    let rest = params.map { ",\"params\":\($0.line)" } ?? ""
    send("{\"jsonrpc\":\"2.0\",\"id\":\(requestCount),\"method\":\(JSONText.quoted(method))\(rest)}")
  }

  private func send(_ message: String) {
    var message = message
    let body = message.withUTF8 { Array($0) }
    sendBytes(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }
}
