import SceneDiagnostics
import SceneModel

package enum BadVisualFormat: FileRule {
  package static let description = RuleDescription(
    "bad-visual-format", .syntax, .error,
    summary: "Invalid visual format",
    discussion: """
      A visual format describes a row or a column of views: 'V:|-[title]-8-[body(>=44)]-|'. 'H:' (or \
      nothing) starts a row, 'V:' a column. '|' is an edge of the view that contains the format. '[id]' is a \
      view, with conditions on its size in parentheses. '-' is the standard distance, '-8-' is 8 points, and \
      '-(>=8,<=20@500)-' is a distance with conditions.

      'metrics' defines names for numbers ('gap=8'). 'options' are words: 'alignAllLeading' and similar ones \
      align the views across the row or column; 'directionLeftToRight' and similar ones set the direction.
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
