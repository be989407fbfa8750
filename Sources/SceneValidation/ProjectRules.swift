import SceneDiagnostics
import SceneModel

extension ProjectRules {
  /// The rules whose diagnostics another file in the folder may settle.
  package static let settledBeside = Set(all.lazy.map { $0.description }.filter(\.isSettledBeside).map(\.id))

  /// Everything that the rules find, in source order, by the index of the file; files without diagnostics are left out.
  ///
  /// - Parameters:
  ///   - project: the files, as their summaries tell.
  ///   - steps: what the rules do is counted there.
  ///   - source: the text of a file. Asked for where there is something to show, and there alone.
  /// - Returns: the diagnostics that were not silenced.
  package static func check(
    _ project: Project, steps: StepCounter = StepCounter(), source: @escaping (Int) -> SourceText
  ) -> [Int: [Diagnostic]] {
    findings(in: project, steps: steps, source: source).byFile
  }

  /// The same, with what rules were silent about.
  package static func findings(
    in project: Project, steps: StepCounter = StepCounter(), source: @escaping (Int) -> SourceText
  ) -> ProjectFindings {
    var findings = ProjectFindings(project, steps: steps, source: source)
    for rule in all { rule.check(project, into: &findings) }
    findings.skipInFiles(of: project)
    for (index, file) in project.files.enumerated() where file.isChecked {
      guard let summary = file.summary, !summary.suppressions.isEmpty else { continue }
      silence(summary, of: index, in: project, &findings)
    }
    findings.sort()
    return findings
  }

  /// Takes out the diagnostics that are to be silent, and reports instructions that did not meet any.
  private static func silence(
    _ summary: FileSummary, of file: Int, in project: Project, _ findings: inout ProjectFindings
  ) {
    var found = findings.byFile[file] ?? []
    // While there are errors, or something is not known, other rules may be silent for their sake.
    let isSure = !summary.hasErrors && !found.hasErrors && project.knowsAllLinks
    let silencing = Silencing(found, by: summary.suppressions, findings.steps)
    found = zip(found, silencing.isSilent).filter { !$1 }.map(\.0)
    for (suppression, isNeeded) in zip(summary.suppressions, silencing.isNeeded) where isSure && !isNeeded {
      found.append(
        UnusedSuppression.unused(suppression, at: findings.location(Site(file, suppression.range))))
    }
    findings.replace(in: file, found)
  }

  /// Whether a rule is one of these and no error. Errors cannot be silenced, because a scene with errors is not
  /// compiled.
  static func canBeSilenced(_ rule: String) -> Bool {
    all.contains { $0.description.id.rawValue == rule && $0.description.severity < .error }
  }
}
