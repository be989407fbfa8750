import SceneDiagnostics
import SceneModel
import SceneValues

extension ProjectRules {
  package static let resolvedByOtherFiles = Set(
    all.lazy.map { $0.description }.filter(\.isResolvedByOtherFiles).map(\.id))

  /// Returns all rules' diagnostics by file index, in source order. `source` is called only for files with diagnostics.
  package static func check(
    _ project: Project, steps: StepCounter = StepCounter(), source: @escaping (Int) -> SourceText
  ) -> [Int: [Diagnostic]] {
    diagnostics(in: project, steps: steps, source: source).byFile
  }

  package static func diagnostics(
    in project: Project, steps: StepCounter = StepCounter(), source: @escaping (Int) -> SourceText
  ) -> ProjectDiagnostics {
    var diagnostics = ProjectDiagnostics(project, steps: steps, source: source)
    for rule in all where !Cancellation.isRequested { rule.check(project, into: &diagnostics) }
    diagnostics.skipInFiles(of: project)
    for (index, file) in project.files.enumerated() where file.isChecked {
      guard let summary = file.summary, !summary.suppressions.isEmpty else { continue }
      silence(summary, of: index, in: project, &diagnostics)
    }
    diagnostics.sort()
    return diagnostics
  }

  package static func check(
    _ project: Project, only rule: any ProjectRule.Type, source: @escaping (Int) -> SourceText
  ) -> [Diagnostic] {
    var diagnostics = ProjectDiagnostics(project, steps: StepCounter(), source: source)
    rule.check(project, into: &diagnostics)
    diagnostics.sort()
    return diagnostics.byFile[0] ?? []
  }

  private static func silence(
    _ summary: FileSummary, of file: Int, in project: Project, _ diagnostics: inout ProjectDiagnostics
  ) {
    var found = diagnostics.byFile[file] ?? []
    // After errors or without some information, rules report nothing. Unused suppressions are then not reported.
    let isSure = !summary.hasErrors && !found.hasErrors && project.areAllLinksKnown
    let silencing = Silencing(found, by: summary.suppressions, diagnostics.steps)
    found = zip(found, silencing.isSilent).filter { !$1 }.map(\.0)
    for (suppression, isNeeded) in zip(summary.suppressions, silencing.isNeeded) where isSure && !isNeeded {
      found.append(
        UnusedSuppression.unused(suppression, at: diagnostics.location(Site(file, suppression.range))))
    }
    diagnostics.replace(in: file, found)
  }

  /// Returns whether a rule has the name and can be suppressed. Errors cannot, because they prevent compilation.
  static func canBeSilenced(_ rule: String) -> Bool {
    all.contains { $0.description.id.rawValue == rule && $0.description.severity < .error }
  }
}
