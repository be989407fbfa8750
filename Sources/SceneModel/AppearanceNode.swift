import SceneDiagnostics

/// `<appearance>`, or an element in it that says for which variant of properties its attributes are. What it sets are
/// the document's values that it owns.
package struct AppearanceNode: Sendable {
  package var nameRange: SourceRange
  package var className: Name
  /// From the inside out.
  package var containers: [Name]
  /// `state` in `<state name="selected" titleColor="red"/>`; nil for the `<appearance>` itself.
  package var variant: Name?
  /// Whether something in it was not understood.
  package var hasStructureFaults = false

  package init(nameRange: SourceRange, className: Name, containers: [Name], variant: Name? = nil) {
    self.nameRange = nameRange
    self.className = className
    self.containers = containers
    self.variant = variant
  }
}
