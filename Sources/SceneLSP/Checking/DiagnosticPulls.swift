import SceneValues

/// The state of diagnostics that the client pulls (`textDocument/diagnostic`), including pending requests.
struct DiagnosticPulls {
  struct Question {
    let id: MessageID
    let path: String?
    let known: [String: String]
  }

  struct Report {
    fileprivate(set) var name: String
    fileprivate(set) var diagnostics: String
  }

  private(set) var questions: [Question] = []
  private(set) var reports: [String: Report] = [:]
  private var count = 0
  private var unreported: Set<String> = []
  /// The files that were edited since the client last requested their diagnostics. They need no notification.
  private var edited: Set<String> = []
  /// The closed files whose diagnostics were pushed to the client.
  private(set) var pushed: Set<String> = []
  private(set) var areAllRequested = false

  static let nothing = Report(name: "0", diagnostics: "[]")

  mutating func take(_ diagnostics: String, of path: String) {
    guard (reports[path] ?? Self.nothing).diagnostics != diagnostics else { return }
    count += 1
    reports[path] = Report(name: String(count), diagnostics: diagnostics)
    if !edited.contains(path) { unreported.insert(path) }
  }

  mutating func noteEdit(_ path: String) {
    edited.insert(path)
    unreported.remove(path)
  }

  mutating func takeUnreported(where isOpen: (String) -> Bool) -> Bool {
    defer { unreported = [] }
    return unreported.contains(where: isOpen)
  }

  mutating func add(_ question: Question) { questions.append(question) }

  mutating func remove(where isUnwanted: (Question) -> Bool) -> [Question] {
    defer { questions.removeAll(where: isUnwanted) }
    return questions.filter(isUnwanted)
  }

  mutating func take(where isReady: (Question) -> Bool) -> [Question] {
    let ready = remove(where: isReady)
    for path in ready.compactMap(\.path) {
      unreported.remove(path)
      edited.remove(path)
    }
    return ready
  }

  func answer(about path: String, known: String?) -> String {
    let report = reports[path] ?? Self.nothing
    return "{\(Self.members(report, known))}"
  }

  func answer(known: [String: String], _ uri: (String) -> (uri: String, version: Int?)) -> String {
    let paths = Set(known.keys).union(reports.filter { $0.value.diagnostics != "[]" }.keys)
    let items = paths.sorted().map { path in
      let (uri, version) = uri(path)
      let members = Self.members(reports[path] ?? Self.nothing, known[path])
      return
        "{\"uri\":\(JSONText.quoted(uri)),\"version\":\(version.map(String.init) ?? "null"),\(members)}"
    }
    return "{\"items\":[\(items.joined(separator: ","))]}"
  }

  func isNew(to known: [String: String]) -> Bool {
    known.isEmpty
      || known.contains { (reports[$0.key] ?? Self.nothing).name != $0.value }
      || reports.contains { $0.value.diagnostics != "[]" && known[$0.key] == nil }
  }

  private static func members(_ report: Report, _ known: String?) -> String {
    let name = JSONText.quoted(report.name)
    guard known != report.name else { return "\"kind\":\"unchanged\",\"resultId\":\(name)" }
    return "\"kind\":\"full\",\"resultId\":\(name),\"items\":\(report.diagnostics)"
  }

  mutating func notePush(_ diagnostics: String, of path: String) {
    if diagnostics == "[]" { pushed.remove(path) } else { pushed.insert(path) }
  }

  /// Records a request for the diagnostics of all files. Returns the files whose pushed diagnostics must be cleared.
  mutating func requestAll() -> [String] {
    defer { (pushed, areAllRequested) = ([], true) }
    return pushed.sorted()
  }
}
