import SceneDiagnostics

/// All that a check of a plan's files found, before anything is mended.
package struct Examination {
  package var files: [CheckedFile] = []
  /// What was found in the program's code.
  package var codeFindings: [Diagnostic] = []
  /// What could not be read or looked into.
  package var problems: [Report.Problem] = []
  /// What the files make together; nil where nobody looked, as nothing has changed since nothing was found.
  package var project: ProjectCheck?
}

extension CheckPlan {
  package typealias Checking = ([SceneCheck]) -> [Result<CheckedFile, Report.Problem>]

  /// Checks files and what they make together, and keeps what was found for the next time.
  ///
  /// - Parameters:
  ///   - isComplete: whether the plan has all files that were looked for: what others say is not known.
  ///   - check: checks many files; by it a caller hears how far that has come.
  /// - Returns: what was found, before anything is mended.
  /// - Throws: `Failure` where the cache cannot be written.
  package func examine(isComplete: Bool, check: Checking = { CheckPlan.run($0) }) throws -> Examination {
    let silence = isComplete ? cache?.silence : nil
    let run = silence.flatMap { _ in SilentRuns.run(of: checks) }
    if let silence, let run, let files = silence.files(of: checks, in: run) {
      return Examination(files: files)
    }

    var examination = Examination()
    var files: [CheckedFile] = []
    for result in check(checks) {
      switch result {
      case .success(let file): files.append(file)
      case .failure(let problem): examination.problems.append(problem)
      }
    }
    try cache?.save(files)
    let project = ProjectCheck(files)
    examination.project = project
    examination.problems += project.problems
    examination.files = project.result
    examination.codeFindings = project.codeFindings
    if let silence, let run, project.isSelfContained, examination.codeFindings.isEmpty,
      examination.files.allSatisfy(\.findings.isEmpty)
    {
      try silence.add(run, of: examination.files)
    }
    return examination
  }

  /// Checks files side by side, and calls `advance` whenever one more is done.
  package static func run(
    _ checks: [SceneCheck], advance: @Sendable () -> Void = {}
  ) -> [Result<CheckedFile, Report.Problem>] {
    checks.concurrentMap { check in
      defer { advance() }
      return check.run()
    }
  }
}
