import SceneDiagnostics

/// A suppression such as `<?scenec ignore RULE reason="…"?>`, which disables a rule for the element that follows.
package struct SuppressionNode: Sendable, Hashable {
  package var range: SourceRange
  package var rule: Name?
  /// The range of the element that follows, from its start tag through its end tag, or nil if no element follows.
  package var element: SourceRange?

  package init(range: SourceRange, rule: Name?, element: SourceRange?) {
    self.range = range
    self.rule = rule
    self.element = element
  }
}
