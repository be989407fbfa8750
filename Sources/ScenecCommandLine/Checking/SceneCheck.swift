import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// One file that is to be checked, and all that counts for it.
struct SceneCheck: Sendable {
  let path: String
  let input: InputOptions
  let compiler: SceneCompiler
  let severities: RuleSeverities

  func run() -> Result<CheckedFile, Report.Problem> {
    do throws(ReadError) {
      let source = try input.read(path, limits: compiler.limits)
      return .success(CheckedFile(check: self, source: source, findings: findings(in: source)))
    } catch {
      guard case .tooLarge(let finding) = error else {
        return .failure(Report.Problem(error.description, path: input.displayPath(path)))
      }
      return .success(CheckedFile(check: self, source: finding.location.source, findings: [finding]))
    }
  }

  func findings(in source: SourceText) -> [Diagnostic] {
    var compiler = compiler
    compiler.optionalRules = severities.wanted
    return severities.applied(to: compiler.validate(source))
  }
}

/// A file as it was read, and what was found in it.
struct CheckedFile: Sendable {
  let check: SceneCheck
  var source: SourceText
  var findings: [Diagnostic]
}
