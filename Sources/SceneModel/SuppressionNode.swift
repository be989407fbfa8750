import SceneDiagnostics

/// `<?scenec ignore RULE reason="…"?>`: the rule is silent about the element that follows.
package struct SuppressionNode: Sendable, Hashable {
  /// The whole instruction.
  package var range: SourceRange
  /// The rule that is to be silent; nil where the instruction is not written as it has to be.
  package var rule: Name?
  /// The element that follows, from its start tag through its end tag; nil where none does.
  package var element: SourceRange?

  package init(range: SourceRange, rule: Name?, element: SourceRange?) {
    self.range = range
    self.rule = rule
    self.element = element
  }
}
