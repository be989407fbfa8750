import SceneDiagnostics
import SceneModel
import SceneValues

/// A check of a file's view positions on one screen, implemented as a loop over the solved layout.
package protocol LayoutRule: Rule {
  static func check(_ layout: CheckedLayout, into diagnostics: inout [Diagnostic])
}

extension LayoutRule {
  static func layoutDiagnostic(
    _ message: Message, at range: SourceRange, in layout: CheckedLayout, severity: Severity? = nil,
    notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
  ) -> Diagnostic {
    description.diagnostic(
      message, at: layout.document.location(range), severity: severity, notes: notes, fixIts: fixIts)
  }
}
