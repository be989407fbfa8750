import SceneValues

/// What a client that asks for diagnostics (`textDocument/diagnostic`) is to be told, and the questions that wait for a check.
struct FindingPulls {
  /// A question that is answered when a check has found enough.
  struct Question {
    let id: MessageID
    /// The file; nil for all.
    let path: String?
    /// By which names the client knows the diagnostics that it was told last, by path.
    let known: [String: String]
  }

  /// The diagnostics of a file, as the protocol has them, and by which name a client knows them.
  struct Report {
    fileprivate(set) var name: String
    fileprivate(set) var findings: String
  }

  private(set) var questions: [Question] = []
  /// By path from the root. Of a file that is not there, nothing was ever found.
  private(set) var reports: [String: Report] = [:]
  private var count = 0
  /// The files of which a client does not know that something else is found.
  private var untold: Set<String> = []
  /// The files that the client has changed since it last asked: it will ask by itself.
  private var edited: Set<String> = []
  /// The files of which the client was told without being asked: those that are not open, until it asks for all files.
  private(set) var pushed: Set<String> = []
  private(set) var areAllAskedFor = false

  static let nothing = Report(name: "0", findings: "[]")

  // MARK: What is found

  /// Something else is found in a file.
  mutating func take(_ findings: String, of path: String) {
    guard (reports[path] ?? Self.nothing).findings != findings else { return }
    count += 1
    reports[path] = Report(name: String(count), findings: findings)
    if !edited.contains(path) { untold.insert(path) }
  }

  /// The client has changed or opened a file.
  mutating func noteEdit(_ path: String) {
    edited.insert(path)
    untold.remove(path)
  }

  /// Whether the client is to ask again.
  ///
  /// - Parameter isOpen: whether a file is one that clients ask about.
  /// - Returns: whether it does not know of one of these.
  mutating func takeUntold(where isOpen: (String) -> Bool) -> Bool {
    defer { untold = [] }
    return untold.contains(where: isOpen)
  }

  // MARK: Questions

  mutating func add(_ question: Question) { questions.append(question) }

  /// The questions that are not to be answered any more.
  mutating func remove(where isUnwanted: (Question) -> Bool) -> [Question] {
    defer { questions.removeAll(where: isUnwanted) }
    return questions.filter(isUnwanted)
  }

  /// The questions that are to be answered now.
  mutating func take(where isReady: (Question) -> Bool) -> [Question] {
    let ready = remove(where: isReady)
    for path in ready.compactMap(\.path) {
      untold.remove(path)
      edited.remove(path)
    }
    return ready
  }

  /// The answer about one file: that it is as the client knows it, or all that is found in it.
  func answer(about path: String, known: String?) -> String {
    let report = reports[path] ?? Self.nothing
    return "{\(Self.members(report, known))}"
  }

  /// The answer about all files: those of which something is found, and those of which the client knows something else.
  ///
  /// - Parameters:
  ///   - known: by which names the client knows what it was told last.
  ///   - uri: what the client calls a file, and the version of its text, where it has opened it.
  /// - Returns: the answer, as the protocol has it.
  func answer(known: [String: String], _ uri: (String) -> (uri: String, version: Int?)) -> String {
    let paths = Set(known.keys).union(reports.filter { $0.value.findings != "[]" }.keys)
    let items = paths.sorted().map { path in
      let (uri, version) = uri(path)
      let members = Self.members(reports[path] ?? Self.nothing, known[path])
      return
        "{\"uri\":\(JSONText.quoted(uri)),\"version\":\(version.map(String.init) ?? "null"),\(members)}"
    }
    return "{\"items\":[\(items.joined(separator: ","))]}"
  }

  /// Whether there is something in all files that the client does not know.
  func isNew(to known: [String: String]) -> Bool {
    known.isEmpty
      || known.contains { (reports[$0.key] ?? Self.nothing).name != $0.value }
      || reports.contains { $0.value.findings != "[]" && known[$0.key] == nil }
  }

  private static func members(_ report: Report, _ known: String?) -> String {
    let name = JSONText.quoted(report.name)
    guard known != report.name else { return "\"kind\":\"unchanged\",\"resultId\":\(name)" }
    return "\"kind\":\"full\",\"resultId\":\(name),\"items\":\(report.findings)"
  }

  // MARK: What is told without being asked

  /// Notes what the client is told of a file that it has not opened.
  mutating func notePush(_ findings: String, of path: String) {
    if findings == "[]" { pushed.remove(path) } else { pushed.insert(path) }
  }

  /// The client asks for all files from now on.
  ///
  /// - Returns: the files of which it is to forget what it was told without asking.
  mutating func askForAll() -> [String] {
    defer { (pushed, areAllAskedFor) = ([], true) }
    return pushed.sorted()
  }
}
