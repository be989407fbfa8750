import InterfaceBuilder
import SceneDiagnostics
import SceneSyntax
import SceneValidation

/// Every rule there is.
package enum RuleCatalog {
  /// In the order of the alphabet.
  package static var all: [RuleDescription] {
    (SyntaxRules.all + InterfaceBuilderRules.all + SceneRules.descriptions).sorted {
      $0.id.rawValue < $1.id.rawValue
    }
  }

  private static let index = Dictionary(uniqueKeysWithValues: all.map { ($0.id.rawValue, $0) })

  /// The rule with an id; nil if there is none.
  package static func rule(named name: String) -> RuleDescription? { index[name] }

  /// The ids of all rules.
  package static var names: [String] { all.map(\.id.rawValue) }

  /// The message about a name that no rule has.
  package static func unknown(_ name: String) -> String {
    let advice = closestMatch(to: name, in: names).map { "Did you mean '\($0)'?" }
    return "There is no rule '\(name)'. \(advice ?? "'scenec rules' lists them all.")"
  }

  /// Whether a file that breaks the rule cannot be checked by any other: what is silent about it would pass what
  /// nobody has looked at.
  package static func isNeeded(_ rule: RuleID) -> Bool { SyntaxRules.all.contains { $0.id == rule } }

  package static func cannotBeLeftOut(_ rule: RuleID) -> String {
    "'\(rule)' cannot be left out: a file that breaks it cannot be checked by any other rule."
  }
}
