/// A publisher that sends only changed diagnostics to the client. It records the sent diagnostics.
struct DiagnosticPublisher {
  private(set) var latest: [String: FileDiagnostics] = [:]
  private var reported: [String: String] = [:]

  mutating func take(
    _ outcome: CheckJob.Outcome, isCurrent: (String) -> Bool, publish: (String, String) -> Void
  ) {
    for (path, diagnostics) in outcome.diagnostics.sorted(by: { $0.key < $1.key }) where isCurrent(path) {
      latest[path] = diagnostics
      let line = diagnostics.line
      // An open file without diagnostics receives an empty list, which confirms that the file was checked.
      guard reported[path] != line else { continue }
      reported[path] = line
      publish(path, line)
    }
    guard outcome.isWhole else { return }
    for path in reported.keys.sorted() where outcome.diagnostics[path] == nil && isCurrent(path) {
      latest[path] = nil
      if reported.removeValue(forKey: path) != "[]" { publish(path, "[]") }
    }
  }

  /// Marks a file's diagnostics as outdated because the client discarded them, for example by opening the file.
  mutating func forget(_ path: String) { reported[path] = reported[path].map { $0 + " " } }
}
