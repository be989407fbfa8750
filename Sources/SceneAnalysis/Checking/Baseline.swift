import SceneDiagnostics
import SceneValues

/// The known diagnostics that are not reported, so that only new diagnostics cause a check to fail.
///
/// ```json
/// {
///   "version": 1,
///   "diagnostics": [
///     {
///       "path": "Scenes/Clock.scene",
///       "rule": "unreachable-scene",
///       "line": "<viewController id=\"lost\">",
///       "count": 1
///     }
///   ]
/// }
/// ```
///
/// Paths are relative to the baseline file. A diagnostic is identified by its path, its rule, and the text of its line.
package struct Baseline: Decodable {
  static let version = 1

  package struct Known: Decodable, Hashable, Sendable {
    package var path: String
    package var rule: String
    package var line: String
    package var count: Int
  }

  private struct Key: Hashable {
    var path: String
    var fingerprint: Fingerprint
  }

  var version = Self.version
  var diagnostics: [Known]

  init(of known: [Diagnostic], path: (Diagnostic) -> String) {
    let counts = Dictionary(grouping: known) { Key(path: path($0), fingerprint: $0.fingerprint) }
    self.diagnostics = counts.map { key, same in
      Known(
        path: key.path, rule: key.fingerprint.rule.rawValue, line: key.fingerprint.line, count: same.count)
    }.sorted { ($0.path, $0.rule, $0.line) < ($1.path, $1.rule, $1.line) }
  }

  var json: String {
    JSONText.object([
      ("version", .int(version)),
      (
        "diagnostics",
        .array(
          diagnostics.map { known in
            .object([
              ("path", .string(known.path)), ("rule", .string(known.rule)), ("line", .string(known.line)),
              ("count", .int(known.count)),
            ])
          })
      ),
    ]).text + "\n"
  }

  func compare(_ found: [Diagnostic], path: (Diagnostic) -> String) -> (new: [Diagnostic], gone: [Known]) {
    var left: [Key: Int] = [:]
    for known in self.diagnostics { left[key(of: known), default: 0] += known.count }
    let new = found.filter { diagnostic in
      let key = Key(path: path(diagnostic), fingerprint: diagnostic.fingerprint)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
    let gone = self.diagnostics.compactMap { known -> Known? in
      guard let count = left.removeValue(forKey: key(of: known)), count > 0 else { return nil }
      var known = known
      known.count = count
      return known
    }
    return (new, gone)
  }

  private func key(of known: Known) -> Key {
    Key(
      path: known.path, fingerprint: Fingerprint(rule: RuleID(rawValue: known.rule), line: known.line))
  }
}
