import SceneDiagnostics
import SceneValidation

/// The diagnostics that drawing commands print. These are errors that prevent drawing and differences between the
/// picture and the app. All other diagnostics are reported by `scenec validate`.
enum DrawingDiagnostics {
  private static let rules: Set<RuleID> = [
    MissingColor.description.id, MissingImage.description.id, MissingImageFile.description.id,
  ]

  static func contains(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error || rules.contains(diagnostic.rule)
  }
}
