import ArgumentParser
import SceneAnalysis
import SceneDiagnostics
import SceneFiles
import SceneSyntax

/// Whether findings are mended.
struct FixOptions: ParsableArguments {
  @Flag(
    help: """
      Apply the fixes that leave no choice, and check again. A file in which that would bring other findings stays \
      as it is.
      """)
  var fix = false

  @Flag(help: "With --fix: print what would be changed, as a unified diff, and change nothing.")
  var dryRun = false

  func validate() throws {
    guard fix || !dryRun else { throw ValidationError("'--dry-run' is of use with '--fix' alone.") }
  }

  /// Mends files where that is wanted.
  ///
  /// - Returns: the files as they are afterwards.
  func apply(to project: ProjectCheck, quiet: Bool) throws -> [CheckedFile] {
    let files = project.result
    guard fix else { return files }
    let outcomes = Array(files.enumerated()).concurrentMap { index, file in
      Fixing.apply(to: file, at: index, of: project)
    }
    let mended = try write(outcomes, of: files, quiet: quiet)
    // What was mended in one file may be seen in another.
    return dryRun ? files : ProjectCheck(mended).result
  }

  private func write(
    _ outcomes: [Fixing.Outcome], of files: [CheckedFile], quiet: Bool
  ) throws -> [CheckedFile] {
    return try zip(files, outcomes).map { file, outcome in
      switch outcome {
      case .unchanged: return file
      case .refused(let finding):
        StandardStreams.remark(
          "'\(file.path)' is left as it is: its fixes would bring '\(finding.message)' [\(finding.rule)]"
        )
        return file
      case .fixed(let fixed, let text, let count):
        if dryRun {
          try StandardStreams.print(
            UnifiedDiff.text(
              path: ProjectPath.relative(file.path), from: file.text.bytes, to: text.bytes))
          return file
        }
        try Fixing.write(text, to: file)
        if !quiet {
          StandardStreams.remark(
            "'\(file.path)': \(count) fix\(count == 1 ? " is" : "es are") applied")
        }
        return fixed
      }
    }
  }
}
