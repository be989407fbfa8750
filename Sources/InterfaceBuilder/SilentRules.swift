import SceneDiagnostics

extension InterfaceBuilder {
  package static let silentRules: Set<RuleID> = [
    // UIKit can create objects of any class.
    "class-not-instantiable",
    // Each target of a project can have a class with the same name.
    "class-found-twice",
    // Content on the canvas is often a placeholder that code replaces before it is shown.
    "placeholder-text", "low-contrast",
    // Xcode does not translate the strings of objects without an id.
    "untranslatable-text",
  ]
}
