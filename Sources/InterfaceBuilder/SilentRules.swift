import SceneDiagnostics

extension InterfaceBuilder {
  /// The rules that have nothing to say of Interface Builder's files.
  package static let silentRules: Set<RuleID> = [
    // UIKit makes objects of any class.
    "class-not-instantiable",
    // Each target of a project may have a class of a name.
    "class-found-twice",
    // What stands in the canvas is often replaced before anybody sees it, and was never asked to be more than that.
    "placeholder-text", "low-contrast",
    // Xcode does not translate texts of objects without an id.
    "untranslatable-text",
  ]
}
