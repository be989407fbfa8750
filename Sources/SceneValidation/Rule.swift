import SceneDiagnostics

/// A rule about scenes: of one file (`FileRule`), of all that belong together (`ProjectRule`), or of where layout puts views
/// (`LayoutRule`).
package protocol Rule: SendableMetatype {
  static var description: RuleDescription { get }
}
