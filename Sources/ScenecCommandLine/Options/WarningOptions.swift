import ArgumentParser
import SceneDiagnostics

struct WarningOptions: ParsableArguments {
  @OptionGroup var strict: StrictOption
  @Option(
    help: ArgumentHelp(
      """
      Fail if the number of warnings exceeds this value. Default: no limit.
      """, valueName: "count"))
  var maxWarnings: Int?

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 {
      throw ValidationError("'--max-warnings \(maxWarnings)': the value must be 0 or greater.")
    }
  }

  func rejects(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.hasErrors || diagnostics.count(of: .warning) > (strict.strict ? 0 : maxWarnings ?? .max)
  }

  /// Returns the reason why the command fails although there are no errors, or nil if the command does not fail.
  func notice(about diagnostics: [Diagnostic]) -> String? {
    guard let maxWarnings, !strict.strict, !diagnostics.hasErrors, rejects(diagnostics) else { return nil }
    let found = diagnostics.count(of: .warning)
    return
      "found \(found) warning\(found == 1 ? "" : "s"), but --max-warnings allows \(maxWarnings)"
  }
}
