import SceneDiagnostics

/// The complete result of checking a workspace, before fixes are applied.
package struct Examination: Sendable {
  package var files: [CheckedFile] = []
  /// The diagnostics in host app code.
  package var codeFindings: [Diagnostic] = []
  /// The rules that were not applied because information is missing.
  package var notChecked: [NotChecked] = []
  /// The files and directories that could not be read.
  package var problems: [Report.Problem] = []
  /// The project check, or nil if it was skipped because nothing has changed since a run without diagnostics.
  package var project: ProjectCheck?
}

extension Workspace {
  /// Checks the files on disk and the project, and saves the results for the next run.
  ///
  /// - Parameters:
  ///   - isComplete: Whether the workspace contains all files of the search. Otherwise, other files are
  ///     unknown.
  ///   - advance: Called after each checked file.
  /// - Returns: The result, before fixes are applied.
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
