import SceneDiagnostics
import SceneFiles
import SceneValues

struct FileDiagnostics: Sendable {
  private(set) var diagnostics: [Diagnostic] = []
  private var problems: [JSONText] = []
  private(set) var line = "[]"

  mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func add(problem: JSONText) { problems.append(problem) }

  /// Serializes the diagnostics. Unchanged diagnostics share the earlier text, so that a comparison takes constant time.
  mutating func write(_ writer: DiagnosticWriter, earlier: FileDiagnostics?) {
    if let earlier, problems.isEmpty, earlier.problems.isEmpty, isSame(as: earlier) {
      line = earlier.line
    } else {
      line = JSONText.array(diagnostics.map(writer.json) + problems).line
    }
  }

  static func all(_ diagnostics: some Sequence<Diagnostic>, _ open: [String]) -> [String: FileDiagnostics] {
    var all: [String: FileDiagnostics] = [:]
    for path in open { all[path] = FileDiagnostics() }
    var last: (name: String, path: String)?
    for diagnostic in diagnostics {
      let name = diagnostic.location.source.path
      let path = last?.name == name ? last!.path : LexicalPath.absolute(name)
      last = (name, path)
      all[path, default: FileDiagnostics()].add(diagnostic)
    }
    return all
  }

  private func isSame(as other: FileDiagnostics) -> Bool {
    diagnostics.count == other.diagnostics.count
      && zip(diagnostics, other.diagnostics).allSatisfy(Self.isSame)
  }

  private static func isSame(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
    one.rule == other.rule && one.severity == other.severity && isSame(one.location, other.location)
      && one.message.text == other.message.text && one.notes.count == other.notes.count
      && zip(one.notes, other.notes).allSatisfy {
        isSame($0.location, $1.location) && $0.message.text == $1.message.text
      }
  }

  private static func isSame(_ one: SourceLocation?, _ other: SourceLocation?) -> Bool {
    // A position depends on the whole text before it.
    one?.source === other?.source && one?.range == other?.range
  }
}
