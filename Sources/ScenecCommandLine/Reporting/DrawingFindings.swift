import SceneDiagnostics
import SceneValidation

/// Which findings the commands that draw print: errors, because such a scene cannot be drawn, and what makes a picture
/// differ from what the program shows. All others belong to `scenec validate`.
enum DrawingFindings {
  private static let rules: Set<RuleID> = [
    MissingColor.description.id, MissingImage.description.id, MissingImageFile.description.id,
  ]

  static func contains(_ finding: Diagnostic) -> Bool {
    finding.severity == .error || rules.contains(finding.rule)
  }
}
