import SceneDiagnostics

/// `<?scenec ignore RULE reason="…"?>`: turns off a rule for the following element.
package struct SuppressionNode: Sendable, Hashable {
  package var range: SourceRange
  package var rule: Name?
  /// The following element from its start tag through its end tag, or nil if none follows.
  package var element: SourceRange?

  package init(range: SourceRange, rule: Name?, element: SourceRange?) {
    self.range = range
    self.rule = rule
    self.element = element
  }
}
