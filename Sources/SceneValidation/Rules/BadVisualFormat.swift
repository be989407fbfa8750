import SceneDiagnostics
import SceneModel

/// Visual formats that cannot be read.
package enum BadVisualFormat: FileRule {
  package static let description = RuleDescription(
    "bad-visual-format", .syntax, .error,
    summary: "A format draws a row or a column: 'V:|-[title]-8-[body(>=44)]-|'.",
    discussion: """
      'H:' (or nothing) is a row, 'V:' a column; '|' is an edge of the view that the format stands in; \
      '[id]' is a view, with conditions on its size in brackets; '-' is the standard distance, '-8-' one \
      of 8 points, '-(>=8,<=20@500)-' one with conditions. 'metrics' names numbers ('gap=8'), and \
      'options' are words: 'alignAllLeading' and its like, for what lies across the row or column, and \
      'directionLeftToRight' and its like.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view id="page">
              <label id="time" text="12:00"/>
              <label id="day" text="Monday"/>
              <constraints format="V:|-[time]▶8-[day]-|"/>
              <constraints format="H:[time]-[day]" options="▶alignAllLeft"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view id="page">
              <label id="time" text="12:00"/>
              <label id="day" text="Monday"/>
              <constraints format="V:|-[time]-8-[day]-|"/>
              <constraints format="H:[time]-[day]" options="alignAllTop"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for fault in scene.document.constraintFaults where fault.isFormat && !fault.error.isUnknownMetric {
      diagnostics.append(
        finding(
          .expected(fault.error.expected, not: fault.part.text), at: fault.part.range, in: scene,
          suggesting: scene.suggestion(for: fault.part, among: fault.error.candidates)))
    }
  }
}
