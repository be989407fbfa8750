import SceneDiagnostics
import SceneModel
import SceneValues

package enum DuplicateConstraint: FileRule {
  package static let description = RuleDescription(
    "duplicate-constraint", .layout, .warning,
    summary: "Duplicate constraint",
    discussion: """
      If two constraints are equal, one of them is redundant. Two constraints are also equal if they differ \
      only in the order of their sides. If you change only one of them later, the other still applies. \
      Remove one of the constraints.

      The rule does not check constraints that have an id, because code might deactivate them. In an Xcode \
      file, where every constraint has an id, the rule instead skips constraints that are connected to an \
      outlet, have an identifier, or are installed only for some size classes.
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
    // An option of a visual format may create several constraints, but it is reported only once.
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
