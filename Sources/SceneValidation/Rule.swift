import SceneDiagnostics

/// A rule for scenes: of one file (`FileRule`), of a project (`ProjectRule`), or of the positions of views
/// (`LayoutRule`).
package protocol Rule: SendableMetatype {
  static var description: RuleDescription { get }
}
