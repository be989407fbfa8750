import SceneDiagnostics
import SceneModel
import SceneValues

package enum DuplicateConstraint: FileRule {
  package static let description = RuleDescription(
    "duplicate-constraint", .layout, .warning,
    summary: "Duplicate constraint",
    discussion: """
      Two equal constraints are redundant, even if their sides are exchanged: if one of them is changed \
      later, the other one remains. Remove one.

      The rule does not check constraints that have an id, because code may turn them off. In Xcode files, \
      where each constraint has an id, it does not check those that have an outlet or an identifier, or \
      that are installed for some sizes only.
      """,
    wrong: .view(
      id: "page",
      """
      <label id="time" text="12:00">
        <constraint equation="top = superview.top + 8"/>
      </label>
      <constraint equation="▶self.top = time.top - 8"/>
      """),
    right: .view(
      id: "page",
      """
      <label id="time" text="12:00">
        <constraint equation="top = superview.top + 8"/>
      </label>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var first: [NormalConstraint: SourceRange] = [:]
    // An option of a visual format may create several constraints.
    var known: Set<SourceRange> = []
    for (node, normal) in scene.fixedConstraints {
      guard let range = first[normal] else {
        first[normal] = node.ranges.whole
        continue
      }
      guard known.insert(node.ranges.whole).inserted else { continue }
      diagnostics.append(
        diagnostic(.twice, at: node.ranges.whole, in: scene, notes: [scene.note(.firstOccurrence, at: range)])
      )
    }
  }
}

extension Message {
  fileprivate static var twice: Message { "Duplicate constraint" }
  fileprivate static var firstOccurrence: Message { "the first one is here" }
}
