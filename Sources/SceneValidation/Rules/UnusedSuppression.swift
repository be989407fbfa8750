import SceneDiagnostics

/// A rule that reports unused suppressions. Its check, which needs all rules, is in `UnusedSuppression+Check.swift`.
package enum UnusedSuppression: Rule {
  package static let description = RuleDescription(
    "unused-suppression", .style, .warning,
    summary: "Unused or invalid suppression",
    discussion: """
      The instruction '<?scenec ignore RULE reason="…"?>' before an element suppresses a rule for that \
      element and its content. If the rule reports nothing there, the suppression is outdated or was never \
      effective, and it could hide future problems. Remove the suppression. In a file with errors, this rule \
      does not report unused suppressions, because other rules might skip parts of the file.

      A suppression must specify the name of a rule and a reason, and must precede an element. Otherwise, it \
      is invalid and has no effect. You can suppress rules that report warnings or notes, except this rule. \
      Rules that report errors cannot be suppressed, because a scene with errors is not compiled.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <segue kind="present" identifier="setAlarm" destination="alarm"/>
          </viewController>
        </scene>
        ▶<?scenec ignore unreachable-scene reason="shown by code"?>
        <scene>
          <viewController id="alarm"/>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
        <?scenec ignore unreachable-scene reason="shown by code"?>
        <scene>
          <viewController id="alarm"/>
        </scene>
      </storyboard>
      """)
}
