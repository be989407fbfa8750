import ArgumentParser
import SceneAnalysis
import SceneDiagnostics
import SceneFiles
import SceneSyntax

struct FixOptions: ParsableArguments {
  @Flag(
    help: """
      Apply all fixes that are certain, check the files again, and list the skipped fixes. A file is not \
      changed if its fixes would cause a new diagnostic.
      """)
  var fix = false

  @Flag(help: "With '--fix', print the changes as a unified diff without modifying any files.")
  var dryRun = false

  func validate() throws {
    guard fix || !dryRun else { throw ValidationError("'--dry-run' requires '--fix'.") }
  }

  /// Fixes the files, and returns the result of another check, because a fix can affect other files.
  func apply(to result: CheckResult, quiet: Bool) throws -> CheckResult {
    guard fix, let project = result.project else { return result }
    let files = result.files
    let outcomes = Fixing.apply(to: project)
    let repaired = try write(outcomes, of: files, quiet: quiet)
    if !quiet { Self.remarkOnSkipped(outcomes, of: files) }
    return dryRun ? result : result.replacing(ProjectCheck(repaired))
  }

  private static func remarkOnSkipped(_ outcomes: [Fixing.Outcome], of files: [CheckedFile]) {
    var unfixable = 0
    for (before, outcome) in zip(files, outcomes) {
      var (file, isRefused) = (before, false)
      switch outcome {
      case .unchanged: break
      case .refused: isRefused = true
      case .fixed(let fixed, _, _): file = fixed
      }
      unfixable += file.diagnostics.count { $0.fixIts.isEmpty }
      for skipped in Fixing.skipped(in: file, isRefused: isRefused) {
        let location = skipped.diagnostic.location
        let fixes = skipped.diagnostic.fixIts.map(\.message.text).joined(separator: "; ")
        StandardStreams.remark(
          "\(location.source.path):\(location.start): not fixed, because \(skipped.reason): \(fixes)")
      }
    }
    guard unfixable > 0 else { return }
    StandardStreams.remark("\(unfixable) diagnostic\(unfixable == 1 ? " has" : "s have") no fix")
  }

  private func write(
    _ outcomes: [Fixing.Outcome], of files: [CheckedFile], quiet: Bool
  ) throws -> [CheckedFile] {
    let rewritten = RewrittenFiles(files.map(\.check.path))
    let separated = SeparatedNames(files.lazy.map(\.check.path).filter { $0 != "-" })
    var replaced: [String] = []
    defer { separated.warn(about: replaced) }
    return try zip(files, outcomes).map { file, outcome in
      switch outcome {
      case .unchanged: return file
      case .refused(let diagnostic):
        StandardStreams.remark(
          "'\(file.path)' was not changed: its fixes would cause '\(diagnostic.message)' [\(diagnostic.rule)]"
        )
        return file
      case .fixed(let fixed, let text, let count):
        if dryRun {
          try StandardStreams.print(
            UnifiedDiff.text(
              path: ProjectPath.relative(file.path), from: file.text.bytes, to: text.bytes))
          return file
        }
        guard !rewritten.isLinkToOther(file.check.path) else { return fixed }
        try Fixing.write(text, to: file)
        replaced.append(file.check.path)
        if !quiet {
          StandardStreams.remark(
            "'\(file.path)': applied \(count) fix\(count == 1 ? "" : "es")")
        }
        return fixed
      }
    }
  }
}
