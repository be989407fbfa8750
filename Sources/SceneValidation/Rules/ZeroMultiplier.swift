import SceneDiagnostics
import SceneModel
import SceneValues

package enum ZeroMultiplier: FileRule {
  package static let description = RuleDescription(
    "zero-multiplier", .layout, .error,
    summary: "Constraint multiplier is 0",
    discussion: """
      If the multiplier is 0, the second item has no effect on the constraint. Write a constraint that \
      contains only a number instead, as in 'width = 44'.
      """,
    wrong: .view(
      id: "page",
      """
      <label text="12:00">
        <constraint equation="width = superview.width * ▶0 + 44"/>
      </label>
      """),
    right: .view(
      id: "page",
      """
      <label text="12:00">
        <constraint equation="width = superview.width * 0.5 + 44"/>
      </label>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for node in scene.document.constraints where node.equation.multiplier == 0 {
      guard let range = node.ranges.multiplier else { continue }
      diagnostics.append(diagnostic(.zero, at: range, in: scene))
    }
  }
}

extension Message {
  fileprivate static var zero: Message { "The multiplier is 0, so the second item has no effect" }
}
