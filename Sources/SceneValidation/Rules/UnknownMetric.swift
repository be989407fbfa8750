import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnknownMetric: FileRule {
  package static let description = RuleDescription(
    "unknown-metric", .identity, .error,
    summary: "Unknown metric in a visual format",
    discussion: """
      The 'metrics' attribute defines names for the numbers in a visual format, as in 'metrics="gap=8 \
      wide=20.5"'. These names can be used only in the 'format' attribute of the same element. Correct the \
      name in 'format', or define it in 'metrics'.
      """,
    wrong: .view(
      id: "page",
      """
      <label id="time" text="12:00"/>
      <constraints format="|-▶gpa-[time]" metrics="gap=8"/>
      """),
    right: .view(
      id: "page",
      """
      <label id="time" text="12:00"/>
      <constraints format="|-gap-[time]" metrics="gap=8"/>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for fault in scene.document.constraintFaults where fault.error.isUnknownMetric {
      if scene.isMisspelled("metrics", inTagOf: fault.nameRange) { continue }
      diagnostics.append(
        diagnostic(
          .unknown(fault.part.text), at: fault.part.range, in: scene,
          suggesting: scene.suggestion(for: fault.part, among: fault.error.candidates)))
    }
  }
}

extension Message {
  fileprivate static func unknown(_ name: String) -> Message { "No metric has the name '\(name)'" }
}
