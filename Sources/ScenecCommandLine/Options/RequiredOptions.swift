import ArgumentParser
import SceneAnalysis
import SceneDiagnostics

/// The options that make a command fail if checks are incomplete.
struct RequiredOptions: ParsableArguments {
  @Option(
    name: .customLong("require-checked"),
    help: ArgumentHelp(
      "Fail if this rule is turned off or its check is incomplete. Can be repeated.",
      valueName: "rule"),
    completion: .custom { _, _, _ in RuleCatalog.names })
  var names: [String] = []

  func validate() throws {
    for name in names where RuleCatalog.rule(named: name) == nil {
      throw ValidationError(RuleCatalog.unknown(name))
    }
  }

  func notices(about notChecked: [NotChecked], in workspace: Workspace) -> [String] {
    let rules = names.compactMap { RuleCatalog.rule(named: $0)?.id }
    let off = rules.filter(workspace.leavesOut).map { "'--require-checked \($0)': the rule is off" }
    let silent = notChecked.compactMap { notChecked -> String? in
      var required = notChecked
      required.rules = notChecked.rules.filter(rules.contains)
      return required.rules.isEmpty ? nil : "not checked, but required: \(required.message)"
    }
    return off + silent
  }
}
