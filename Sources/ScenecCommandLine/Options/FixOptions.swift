import SceneDiagnostics
import ArgumentParser
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
  func apply(to files: [CheckedFile], quiet: Bool) throws -> [CheckedFile] {
    guard fix else { return files }
    let outcomes = files.concurrentMap(Fixing.apply)
    return try zip(files, outcomes).map { file, outcome in
      switch outcome {
      case .unchanged: return file
      case .refused(let finding):
        StandardStreams.remark(
          "'\(file.source.path)' is left as it is: its fixes would bring '\(finding.message)' [\(finding.rule)]"
        )
        return file
      case .fixed(let fixed, let count):
        if dryRun {
          try StandardStreams.print(
            UnifiedDiff.text(
              path: ProjectPath.relative(file.source.path), from: file.source.bytes, to: fixed.source.bytes))
          return file
        }
        guard
          try SourceReader.read(path: file.check.path, limits: file.check.compiler.limits).bytes
            == file.source.bytes
        else { throw Failure("'\(file.source.path)' was changed by others meanwhile", .cannotCreate) }
        try FileOutput.write(fixed.source.bytes, to: file.check.path)
        if !quiet {
          StandardStreams.remark(
            "'\(file.source.path)': \(count) fix\(count == 1 ? " is" : "es are") applied")
        }
        return fixed
      }
    }
  }
}
