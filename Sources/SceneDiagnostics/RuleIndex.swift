/// Rules by all ids that people may say: the present ones, and those that rules had before.
package struct RuleIndex: Sendable {
  private let rules: [String: RuleDescription]

  package init(_ rules: [RuleDescription]) {
    let pairs = rules.flatMap { rule in ([rule.id] + rule.formerIDs).map { ($0.rawValue, rule) } }
    // No two rules share an id; a test says which would.
    self.rules = Dictionary(pairs) { first, _ in first }
  }

  /// The rule that has an id, or had it; nil where there is none.
  package subscript(id: String) -> RuleDescription? { rules[id] }
}
