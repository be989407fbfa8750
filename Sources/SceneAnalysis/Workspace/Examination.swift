import SceneDiagnostics

/// The complete result of checking a workspace, before fixes are applied.
package struct Examination: Sendable {
  package var files: [CheckedFile] = []
  package var codeFindings: [Diagnostic] = []
  package var notChecked: [NotChecked] = []
  package var problems: [Report.Problem] = []
  /// The project check, or nil if it was skipped because nothing has changed since a run without diagnostics.
  package var project: ProjectCheck?
}

extension Workspace {
  /// Checks the files on disk and the project, and saves the results for the next run. Set `isComplete` only
  /// if the workspace contains all files of the search. `advance` is called after each file.
  ///
  /// - Throws: `Failure` if the cache cannot be written.
  package func examine(isComplete: Bool, advance: @Sendable () -> Void = {}) throws -> Examination {
    let silence = isComplete ? cache?.silence : nil
    let run = silence.flatMap { _ in SilentRuns.run(of: checks) }
    if let silence, let run, let files = silence.files(of: checks, in: run) {
      return Examination(files: files.checked, notChecked: files.notChecked)
    }
    let snapshot = Snapshot(self)
    snapshot.check(advance: advance)
    try snapshot.keep()
    let examination = snapshot.examination
    if let silence, let run, examination.project?.isSelfContained == true, examination.problems.isEmpty,
      examination.codeFindings.isEmpty, examination.files.allSatisfy(\.findings.isEmpty)
    {
      try silence.add(run, of: examination.files, notChecked: examination.notChecked)
    }
    return examination
  }
}
