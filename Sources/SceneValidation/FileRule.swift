import SceneDiagnostics
import SceneResources
import SceneValues

/// A check of a single scene file, implemented as a loop over one of the document's arrays. A rule does not report
/// problems that depend on a class without a description, or problems that another rule reports.
package protocol FileRule: Rule {
  static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic])
}

extension FileRule {
  static func diagnostic(
    _ message: Message, at range: SourceRange, in scene: CheckedScene, severity: Severity? = nil,
    notes: [Diagnostic.Note] = [], suggesting suggestion: Suggestion? = nil
  ) -> Diagnostic {
    description.diagnostic(
      message, at: scene.document.location(range), severity: severity,
      notes: notes + (suggestion?.note.map { [$0] } ?? []), fixIts: suggestion?.fixIt.map { [$0] } ?? [])
  }
}

extension FileRule {
  static func diagnostic(
    _ message: Message, at range: SourceRange, in table: StringsTable, severity: Severity? = nil,
    notes: [Diagnostic.Note] = [], suggesting suggestion: Suggestion? = nil
  ) -> Diagnostic {
    description.diagnostic(
      message, at: SourceLocation(table.source, range), severity: severity,
      notes: notes + (suggestion?.note.map { [$0] } ?? []), fixIts: suggestion?.fixIt.map { [$0] } ?? [])
  }
}
