import ArgumentParser
import SceneDiagnostics

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

  func rejects(_ findings: [Diagnostic]) -> Bool {
    findings.hasErrors || findings.count(of: .warning) > (strict.strict ? 0 : maxWarnings ?? .max)
  }

  /// Returns the reason for a failure without errors, or nil.
  func complaint(about findings: [Diagnostic]) -> String? {
    guard let maxWarnings, !strict.strict, !findings.hasErrors, rejects(findings) else { return nil }
    let found = findings.count(of: .warning)
    return
      "found \(found) warning\(found == 1 ? "" : "s"), but --max-warnings allows \(maxWarnings)"
  }
}
