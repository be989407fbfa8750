import SceneDiagnostics

/// A rule for scenes: a `FileRule`, a `ProjectRule`, or a `LayoutRule`.
package protocol Rule: SendableMetatype {
  static var description: RuleDescription { get }
}
