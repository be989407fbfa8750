import SceneDiagnostics

/// An `<appearance>` element, or a variant's element inside it. The document stores the values of the element.
package struct AppearanceNode: Sendable {
  package var nameRange: SourceRange
  package var className: Name
  /// The container classes, innermost first.
  package var containers: [Name]
  /// The variant, such as `state` in `<state name="selected" titleColor="red"/>`.
  package var variant: Name?
  package var hasStructureFaults = false

  package init(nameRange: SourceRange, className: Name, containers: [Name], variant: Name? = nil) {
    self.nameRange = nameRange
    self.className = className
    self.containers = containers
    self.variant = variant
  }
}
