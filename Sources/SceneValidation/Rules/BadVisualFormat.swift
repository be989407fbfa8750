import SceneDiagnostics
import SceneModel

package enum BadVisualFormat: FileRule {
  package static let description = RuleDescription(
    "bad-visual-format", .syntax, .error,
    summary: "Invalid visual format",
    discussion: """
      A visual format describes a row or a column of views, such as 'V:|-[title]-8-[body(>=44)]-|'. A column \
      starts with 'V:'. A row starts with 'H:', which can be omitted. '|' is an edge of the view that \
      contains the format. '[id]' is a view. Conditions on its size can follow the id in parentheses. '-' is \
      the standard distance, '-8-' is a distance of 8 points, and '-(>=8,<=20@500)-' is a distance with \
      conditions.

      The 'metrics' attribute defines names for numbers, as in 'gap=8'. The 'options' attribute is a list of \
      words. Alignment options, such as 'alignAllLeading', align the views across the row or column. \
      Direction options, such as 'directionLeftToRight', set the direction.
      """,
    wrong: .view(
      id: "page",
      """
      <label id="time" text="12:00"/>
      <label id="day" text="Monday"/>
      <constraints format="V:|-[time]▶8-[day]-|"/>
      <constraints format="H:[time]-[day]" options="▶alignAllLeft"/>
      """),
    right: .view(
      id: "page",
      """
      <label id="time" text="12:00"/>
      <label id="day" text="Monday"/>
      <constraints format="V:|-[time]-8-[day]-|"/>
      <constraints format="H:[time]-[day]" options="alignAllTop"/>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for fault in scene.document.constraintFaults where fault.isFormat && !fault.error.isUnknownMetric {
      diagnostics.append(
        diagnostic(
          .expected(fault.error.expected, not: fault.part.text), at: fault.part.range, in: scene,
          suggesting: scene.suggestion(for: fault.part, among: fault.error.candidates)))
    }
  }
}
