import SceneDiagnostics

package struct CheckResult: Sendable {
  package var files: [CheckedFile] = []
  package var codeDiagnostics: [Diagnostic] = []
  package var notChecked: [NotChecked] = []
  package var problems: [Report.Problem] = []
  /// The project check, or nil if nothing has changed since a run without diagnostics.
  package var project: ProjectCheck?
  var codeTables: CodeTableCheck?
}

extension CheckResult {
  init(_ project: ProjectCheck, _ codeTables: CodeTableCheck, problems: [Report.Problem]) {
    self.problems = problems
    self.codeTables = codeTables
    take(project)
  }

  package func replacing(_ project: ProjectCheck) -> CheckResult {
    var result = self
    result.take(project)
    return result
  }

  private mutating func take(_ project: ProjectCheck) {
    self.project = project
    files = project.result
    codeDiagnostics = project.codeDiagnostics + (codeTables?.diagnostics ?? [])
    notChecked =
      project.notChecked + NotChecked.layout(of: files)
      + NotChecked.plurals(of: files, and: codeTables?.unchecked ?? [])
      + NotChecked.distantTables(codeTables?.distant ?? [])
  }
}

extension Workspace {
  /// Checks all files and the project, and saves the results. Pass true for `isComplete` only if the workspace contains
  /// all files found by the search. Throws `Failure` if the cache cannot be written.
  package func examine(isComplete: Bool, advance: @Sendable () -> Void = {}) throws -> CheckResult {
    let silence = isComplete ? cache?.silence : nil
    let run = silence.flatMap { _ in CleanRunCache.run(of: checks, tables: tableChecks) }
    if let silence, let run, let files = silence.files(of: checks, in: run) {
      return CheckResult(files: files.checked, notChecked: files.notChecked)
    }
    let snapshot = Snapshot(self)
    snapshot.check(advance: advance)
    try snapshot.keep()
    let checkResult = snapshot.checkResult
    if let silence, let run, checkResult.project?.isSelfContained == true, checkResult.problems.isEmpty,
      checkResult.codeDiagnostics.isEmpty, checkResult.files.allSatisfy(\.diagnostics.isEmpty)
    {
      try silence.add(run, of: checkResult.files, notChecked: checkResult.notChecked)
    }
    return checkResult
  }
}
