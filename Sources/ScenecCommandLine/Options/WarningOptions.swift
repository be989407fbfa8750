import ArgumentParser
import SceneDiagnostics

/// How many warnings are let pass.
struct WarningOptions: ParsableArguments {
  @OptionGroup var strict: StrictOption
  @Option(
    help: ArgumentHelp("Fail if there are more warnings than this. Default: no limit.", valueName: "count"))
  var maxWarnings: Int?

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 {
      throw ValidationError("'--max-warnings \(maxWarnings)': the value must be 0 or greater.")
    }
  }

  /// Whether findings stand in the way.
  func rejects(_ findings: [Diagnostic]) -> Bool {
    findings.hasErrors || findings.count(of: .warning) > (strict.strict ? 0 : maxWarnings ?? .max)
  }

  /// Why findings of which none is an error stand in the way; nil where they do not.
  func complaint(about findings: [Diagnostic]) -> String? {
    guard let maxWarnings, !strict.strict, !findings.hasErrors, rejects(findings) else { return nil }
    let found = findings.count(of: .warning)
    return
      "\(found) warning\(found == 1 ? " is" : "s are") found, and --max-warnings lets \(maxWarnings) pass"
  }
}
