/// The diagnostics that the client has received. Only changes are published again.
struct FindingPublisher {
  private(set) var latest: [String: FileFindings] = [:]
  private var told: [String: String] = [:]

  /// Publishes the outcome of a check.
  mutating func take(
    _ outcome: CheckJob.Outcome, isCurrent: (String) -> Bool, publish: (String, String) -> Void
  ) {
    for (path, findings) in outcome.findings.sorted(by: { $0.key < $1.key }) where isCurrent(path) {
      latest[path] = findings
      let line = findings.line
      // An open file is published even without diagnostics, which confirms to the client that it was checked.
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

  /// Marks a file for publishing again after the client discards its diagnostics, for example when it opens
  /// the file.
  mutating func forget(_ path: String) { told[path] = told[path].map { $0 + " " } }
}
