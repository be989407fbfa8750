import SceneDiagnostics

/// All that a check of a workspace's files found, before anything is mended.
package struct Examination: Sendable {
  package var files: [CheckedFile] = []
  /// What was found in the program's code.
  package var codeFindings: [Diagnostic] = []
  /// What rules were silent about, since too little is known.
  package var notChecked: [NotChecked] = []
  /// What could not be read or looked into.
  package var problems: [Report.Problem] = []
  /// What the files make together; nil where nobody looked, as nothing has changed since nothing was found.
  package var project: ProjectCheck?
}

extension Workspace {
  /// Checks files as they are on the disk and what they make together, and keeps what was found for the next run.
  ///
  /// - Parameters:
  ///   - isComplete: whether the workspace has all files that were looked for: what others say is not known.
  ///   - advance: is called whenever one more file is checked.
  /// - Returns: what was found, before anything is mended.
  /// - Throws: `Failure` where the cache cannot be written.
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
