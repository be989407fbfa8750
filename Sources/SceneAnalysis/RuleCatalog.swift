import InterfaceBuilder
import SceneDiagnostics
import SceneSyntax
import SceneValidation

package enum RuleCatalog {
  package static var all: [RuleDescription] {
    (SyntaxRules.all + InterfaceBuilderRules.all + SceneRules.descriptions + [WrongFileExtension.description])
      .sorted { $0.id.rawValue < $1.id.rawValue }
  }

  private static let index = Dictionary(uniqueKeysWithValues: all.map { ($0.id.rawValue, $0) })

  package static func rule(named name: String) -> RuleDescription? { index[name] }

  package static var names: [String] { all.map(\.id.rawValue) }

  package static func unknown(_ name: String) -> String {
    let advice = closestMatch(to: name, in: names).map { "Did you mean '\($0)'?" }
    return "Rule '\(name)' does not exist. \(advice ?? "'scenec rules' lists all rules.")"
  }

  /// Returns whether a rule cannot be disabled because no other rule can check a file that violates it.
  package static func isNeeded(_ rule: RuleID) -> Bool { SyntaxRules.all.contains { $0.id == rule } }

  package static func cannotBeLeftOut(_ rule: RuleID) -> String {
    "'\(rule)' cannot be turned off: no other rule can check a file that violates it."
  }
}
