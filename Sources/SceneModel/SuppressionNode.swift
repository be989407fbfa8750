import SceneDiagnostics

/// A suppression such as `<?scenec ignore RULE reason="…"?>`, which turns off a rule for the following element.
package struct SuppressionNode: Sendable, Hashable {
  package var range: SourceRange
  package var rule: Name?
  /// The range of the following element, from its start tag through its end tag. Nil if no element follows.
  package var element: SourceRange?

  package init(range: SourceRange, rule: Name?, element: SourceRange?) {
    self.range = range
    self.rule = rule
    self.element = element
  }
}
