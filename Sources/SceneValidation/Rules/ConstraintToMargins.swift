import SceneDiagnostics
import SceneModel
import SceneValues

package enum ConstraintToMargins: FileRule {
  package static let description = RuleDescription(
    "constraint-to-margins", .layout, .note, isOffByDefault: true,
    summary: "Constraint is relative to margins",
    discussion: """
      The margins of a view depend on the device, the size class, and the superview, so the distance that \
      results from a constraint to a margin varies. Some projects require explicit distances. Use a \
      constraint to an edge of the view instead.
      """,
    wrong: .view(
      """
      <label text="12:00">
        <constraint equation="▶leading = superview.margins.leading"/>
      </label>
      """),
    right: .view(
      """
      <label text="12:00">
        <constraint equation="leading = superview.leading + 16"/>
      </label>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for node in scene.document.constraints where node.sides.contains(where: { $0.area == .margins }) {
      diagnostics.append(diagnostic(.relative, at: node.ranges.whole, in: scene))
    }
  }
}

extension Message {
  fileprivate static var relative: Message { "This constraint is relative to a view's margins" }
}
