import SceneDiagnostics
import SceneModel
import SceneValues

/// Equations that cannot be read.
package enum BadEquation: FileRule {
  package static let description = RuleDescription(
    "bad-equation", .syntax, .error,
    summary: "Invalid constraint equation",
    discussion: """
      A constraint's equation has the form 'item.attribute = item.attribute * factor + constant @priority'. \
      The relation is '=', '<=' or '>=' ('<' is written '&lt;' in XML). The right side is an attribute, with \
      a factor before or after it and a constant added to it, or it is a number alone.

      Items are ids of views, 'self' (which may be left out), 'superview', 'safeArea' and 'margins'. \
      Attributes are left, right, top, bottom, leading, trailing, width, height, centerX, centerY, \
      firstBaseline and lastBaseline. A constraint without a priority is required.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view id="page">
              <label id="time" text="12:00">
                <constraint equation="▶widht &gt;= 44"/>
                <constraint equation="centerX = superview.centerX ▶plus 8"/>
              </label>
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
              <label id="time" text="12:00">
                <constraint equation="width &gt;= 44"/>
                <constraint equation="centerX = superview.centerX + 8"/>
              </label>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for fault in scene.document.constraintFaults where !fault.isFormat {
      diagnostics.append(
        finding(
          .expected(fault.error.expected, not: fault.part.text), at: fault.part.range, in: scene,
          suggesting: scene.suggestion(for: fault.part, among: fault.error.candidates)))
    }
  }
}

extension Message {
  /// What was expected in an equation or a visual format.
  static func expected(_ expected: [ConstraintPart], not part: String) -> Message {
    part.isEmpty
      ? "Expected \(expected.text), but the text ends" : "Expected \(expected.text), not '\(part)'"
  }
}
