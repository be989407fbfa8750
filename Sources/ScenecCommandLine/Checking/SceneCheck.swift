import SceneCompiler
import SceneDiagnostics
import SceneResources
import SceneSyntax

/// One file that is to be checked, and all that counts for it.
struct SceneCheck: Sendable {
  let path: String
  let input: InputOptions
  let compiler: SceneCompiler
  let severities: RuleSeverities
  let tables: TableSearch
  /// The images and colours that its project has; nil where nobody said where they are.
  let assets: AssetNames?

  func run() -> Result<CheckedFile, Report.Problem> {
    do throws(ReadError) {
      let source = try input.read(path, limits: compiler.limits)
      let resources = SceneResources(tables: try tables.tables(of: source.path), assets: assets)
      return .success(
        CheckedFile(
          check: self, source: source, resources: resources,
          findings: findings(in: source, beside: resources)))
    } catch {
      guard case .tooLarge(let finding) = error else {
        return .failure(Report.Problem(error.description, path: input.displayPath(path)))
      }
      return .success(
        CheckedFile(
          check: self, source: finding.location.source, resources: SceneResources(), findings: [finding]))
    }
  }

  func findings(in source: SourceText, beside resources: SceneResources) -> [Diagnostic] {
    var compiler = compiler
    compiler.optionalRules = severities.wanted
    return severities.applied(to: compiler.validate(source, resources: resources))
  }
}

/// A file as it was read, and what was found in it.
struct CheckedFile: Sendable {
  let check: SceneCheck
  var source: SourceText
  let resources: SceneResources
  var findings: [Diagnostic]
}
