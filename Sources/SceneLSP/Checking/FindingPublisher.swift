/// What the client was told of diagnostics: only what is new is told again.
struct FindingPublisher {
  /// The diagnostics that were told last, by path from the root.
  private(set) var latest: [String: FileFindings] = [:]
  /// As they were told.
  private var told: [String: String] = [:]

  /// Takes what a check has found.
  ///
  /// - Parameters:
  ///   - outcome: what it has found.
  ///   - isCurrent: whether the client's text of a file is the one that was checked.
  ///   - publish: tells the client of a file's diagnostics, which it is given as the protocol has them.
  mutating func take(
    _ outcome: CheckJob.Outcome, isCurrent: (String) -> Bool, publish: (String, String) -> Void
  ) {
    for (path, findings) in outcome.findings.sorted(by: { $0.key < $1.key }) where isCurrent(path) {
      latest[path] = findings
      let line = findings.line
      // A text that is open is told of even where nothing is wrong with it: so a client knows that it was checked.
      guard told[path] != line else { continue }
      told[path] = line
      publish(path, line)
    }
    guard outcome.isWhole else { return }
    for path in told.keys.sorted() where outcome.findings[path] == nil && isCurrent(path) {
      latest[path] = nil
      if told.removeValue(forKey: path) != "[]" { publish(path, "[]") }
    }
  }

  /// The client is to be told again, where it forgets what it was told: as a file is opened.
  mutating func forget(_ path: String) { told[path] = told[path].map { $0 + " " } }
}
