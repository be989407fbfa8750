import SceneDiagnostics
import SceneSyntax
import SceneValidation

/// Every rule there is.
enum RuleCatalog {
  /// In the order of the alphabet.
  static var all: [RuleDescription] {
    (SyntaxRules.all + SceneRules.all.map { $0.description }).sorted { $0.id.rawValue < $1.id.rawValue }
  }

  static func rule(named name: String) -> RuleDescription? { all.first { $0.id.rawValue == name } }

  /// One line a rule: its name, how severe its findings are, or that it is off, its principle.
  static var list: String {
    let width = all.map(\.id.rawValue.count).max() ?? 0
    return all.map { rule in
      column(rule.id.rawValue, width) + "  " + column(rule.isOffByDefault ? "off" : rule.severity.rawValue, 7)
        + "  " + rule.summary + "\n"
    }.joined()
  }

  private static func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
