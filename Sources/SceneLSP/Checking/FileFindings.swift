import SceneDiagnostics
import SceneFiles
import SceneValues

/// What is found in one file, and how it is told.
struct FileFindings: Sendable {
  private(set) var findings: [Diagnostic] = []
  /// What has no place in a text, as the protocol has it.
  private var problems: [JSONText] = []
  /// All of it as the protocol has it, in one line.
  private(set) var line = "[]"

  mutating func add(_ finding: Diagnostic) { findings.append(finding) }

  /// What has no place in a text.
  mutating func add(problem: JSONText) { problems.append(problem) }

  /// Writes what is told; as it was written earlier, where the same was found: so it is known at once to be the same.
  mutating func write(_ writer: FindingWriter, earlier: FileFindings?) {
    if let earlier, problems.isEmpty, earlier.problems.isEmpty, isSame(as: earlier) {
      line = earlier.line
    } else {
      line = JSONText.array(findings.map(writer.json) + problems).line
    }
  }

  /// Diagnostics by the paths of the files that they stand in; those of some files are there in any case.
  static func all(_ findings: some Sequence<Diagnostic>, _ open: [String]) -> [String: FileFindings] {
    var all: [String: FileFindings] = [:]
    for path in open { all[path] = FileFindings() }
    // Most stand in the same file as the one before.
    var last: (name: String, path: String)?
    for finding in findings {
      let name = finding.location.source.path
      let path = last?.name == name ? last!.path : LexicalPath.absolute(name)
      last = (name, path)
      all[path, default: FileFindings()].add(finding)
    }
    return all
  }

  private func isSame(as other: FileFindings) -> Bool {
    findings.count == other.findings.count && zip(findings, other.findings).allSatisfy(Self.isSame)
  }

  /// Whether two diagnostics are told in the same words, of places of the same texts.
  private static func isSame(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
    one.rule == other.rule && one.severity == other.severity && isSame(one.location, other.location)
      && one.message.text == other.message.text && one.notes.count == other.notes.count
      && zip(one.notes, other.notes).allSatisfy {
        isSame($0.location, $1.location) && $0.message.text == $1.message.text
      }
  }

  private static func isSame(_ one: SourceLocation?, _ other: SourceLocation?) -> Bool {
    // Positions depend on all of a text before them.
    one?.source === other?.source && one?.range == other?.range
  }
}
