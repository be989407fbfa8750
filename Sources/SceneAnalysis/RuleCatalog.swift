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

  package static func rule(named name: String) -> RuleDescription? { all.first { $0.id.rawValue == name } }

  package static var names: [String] { all.map(\.id.rawValue) }

  /// What to say of a name that no rule has; nil where one has it.
  package static func fault(ofName name: String) -> String? {
    guard rule(named: name) == nil else { return nil }
    let advice = closestMatch(to: name, in: names).map { "Did you mean '\($0)'?" }
    return "There is no rule '\(name)'. \(advice ?? "'scenec rules' lists them all.")"
  }

  /// Whether a file that breaks the rule cannot be checked by any other: what is silent about it would pass what
  /// nobody has looked at.
  package static func isNeeded(_ name: String) -> Bool { SyntaxRules.all.contains { $0.id.rawValue == name } }

  package static func cannotBeLeftOut(_ name: String) -> String {
    "'\(name)' cannot be left out: a file that breaks it cannot be checked by any other rule."
  }
}
