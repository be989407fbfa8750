import SceneValues

/// A renderer for SARIF 2.1.0, the standard format for static analysis results. Paths are relative to `%SRCROOT%`, the
/// directory in which the check runs, so that the report is the same everywhere. Columns are counted in UTF-16 code
/// units. A note without a location is appended to the message as a separate line.
package struct SARIFRenderer: Sendable {
  static let root = "%SRCROOT%"

  let version: String
  let rules: [RuleID: RuleDescription]
  let directory: String

  /// Creates a renderer. `directory` is the absolute path of the directory in which the check runs.
  package init(version: String, rules: [RuleDescription], directory: String) {
    self.version = version
    self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    self.directory = directory
  }

  package func render(_ report: Report) -> String {
    let ids = Set(report.printed.map(\.rule)).sorted { $0.rawValue < $1.rawValue }
    var seen: Set<SourceURI> = []
    let files = report.entries.map { uri(of: $0.path) }.filter { seen.insert($0).inserted }
    let indices = Indices(
      rules: Dictionary(uniqueKeysWithValues: zip(ids, 0...)),
      artifacts: Dictionary(uniqueKeysWithValues: zip(files, 0...)))
    var writer = JSONWriter()
    writer.object { log in
      log.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      log.member("version", "2.1.0")
      log.member("runs") { runs in
        runs.array([report]) { runs, report in
          runs.object { run in
            run.member("tool") { $0.object { $0.member("driver") { writeDriver(&$0, ids) } } }
            run.member("invocations") { $0.array([report]) { writeInvocation(&$0, $1) } }
            run.member("originalUriBaseIds") { $0.object { $0.member(Self.root) { writeRoot(&$0) } } }
            run.member("columnKind", "utf16CodeUnits")
            // A carriage return alone also ends a line, as in XML.
            run.member("newlineSequences") { $0.array(["\r\n", "\n", "\r"]) { $0.string($1) } }
            run.member("artifacts") { $0.array(files) { writeArtifact(&$0, $1) } }
            run.member("results") { results in
              var fingerprints = Fingerprints()
              results.array(report.printed) { writeResult(&$0, $1, indices, &fingerprints) }
            }
          }
        }
      }
    }
    return writer.text + "\n"
  }

  struct Indices {
    let rules: [RuleID: Int]
    let artifacts: [SourceURI: Int]
  }

  private func writeRoot(_ writer: inout JSONWriter) {
    writer.object { root in
      root.member("description") { $0.text("The directory that scenec was run in.") }
    }
  }

  private func writeArtifact(_ writer: inout JSONWriter, _ file: SourceURI) {
    writer.object { artifact in
      artifact.member("location") { location in location.object { file.writeMembers(&$0) } }
      artifact.member("roles") { $0.array(["analysisTarget"]) { $0.string($1) } }
    }
  }

  private func writeInvocation(_ writer: inout JSONWriter, _ report: Report) {
    writer.object { invocation in
      invocation.member("executionSuccessful", report.problems.isEmpty)
      let omittedDiagnostics = report.omittedDiagnostics.map(\.messageWithPath)
      let messages =
        report.problems.map { ("error", $0.message) } + omittedDiagnostics.map { ("note", $0) }
        + report.notChecked.map { ("note", "not checked: \($0.message)") }
      guard !messages.isEmpty else { return }
      invocation.member("toolExecutionNotifications") { notifications in
        notifications.array(messages) { notifications, message in
          notifications.object { notification in
            notification.member("level", message.0)
            notification.member("message") { $0.text(message.1.sarifEscaped) }
          }
        }
      }
    }
  }

  func uri(of path: String) -> SourceURI { SourceURI(path, below: directory) }
}

extension SourceURI {
  func writeMembers(_ writer: inout JSONWriter) {
    writer.member("uri", text)
    if isRelative { writer.member("uriBaseId", SARIFRenderer.root) }
  }
}

extension JSONWriter {
  mutating func text(_ text: String) { object { $0.member("text", text) } }
}

extension String {
  /// The string with braces escaped, because SARIF treats braces as placeholders.
  var sarifEscaped: String {
    var result = ""
    for character in self {
      result += character == "{" || character == "}" ? "\(character)\(character)" : "\(character)"
    }
    return result
  }
}
