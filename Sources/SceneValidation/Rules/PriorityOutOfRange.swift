import SceneDiagnostics
import SceneModel
import SceneValues

package enum PriorityOutOfRange: FileRule {
  package static let description = RuleDescription(
    "priority-out-of-range", .layout, .error,
    summary: "Constraint priority is not between 1 and 1000",
    discussion: """
      A priority must be a number from 1 to 1000. A constraint with priority 1000 is required, as is a \
      constraint without an explicit priority. By default, a view's resistance to becoming smaller than its \
      content has priority 750, and its resistance to becoming larger than its content has priority 250.
      """,
    wrong: .view(
      id: "page",
      """
      <label text="12:00">
        <constraint equation="width = 44 @▶1001"/>
      </label>
      """),
    right: .view(
      id: "page",
      """
      <label text="12:00">
        <constraint equation="width = 44 @999"/>
      </label>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for node in scene.document.constraints {
      guard let range = node.ranges.priority, !LayoutPriority.range.contains(node.equation.priority) else {
        continue
      }
      diagnostics.append(diagnostic(.outOfRange, at: range, in: scene))
    }
  }
}

extension Message {
  fileprivate static var outOfRange: Message { "A priority must be a number from 1 to 1000" }
}
