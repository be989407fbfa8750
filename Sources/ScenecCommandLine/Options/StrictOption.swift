import ArgumentParser
import SceneDiagnostics

/// Whether warnings are let pass.
struct StrictOption: ParsableArguments {
  @Flag(help: "Treat warnings as errors.")
  var strict = false

  /// Whether findings stand in the way.
  func rejects(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { $0.severity == .error || (strict && $0.severity == .warning) }
  }
}
