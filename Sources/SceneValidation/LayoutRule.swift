import SceneDiagnostics
import SceneModel
import SceneValues

/// A check of where layout puts the views of a file, on one screen: a loop over what was solved.
///
/// As a `FileRule` does, it speaks only of what it knows.
package protocol LayoutRule: Rule {
  static func check(_ layout: CheckedLayout, into diagnostics: inout [Diagnostic])
}

extension LayoutRule {
  static func layoutFinding(
    _ message: Message, at range: SourceRange, in layout: CheckedLayout, severity: Severity? = nil,
    notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
  ) -> Diagnostic {
    var finding = description.diagnostic(
      message, at: layout.document.location(range), notes: notes, fixIts: fixIts)
    finding.severity = severity ?? finding.severity
    return finding
  }
}
