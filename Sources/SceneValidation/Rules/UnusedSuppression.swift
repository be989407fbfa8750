import SceneDiagnostics

/// A rule that reports unused suppressions. Its check needs the list of all rules and is in
/// `UnusedSuppression+Check.swift`.
package enum UnusedSuppression: Rule {
  package static let description = RuleDescription(
    "unused-suppression", .style, .warning,
    summary: "Unused or invalid suppression",
    discussion: """
      The instruction '<?scenec ignore RULE reason="…"?>' before an element suppresses a rule for that \
      element and its content. If the rule reports nothing there, the suppression is outdated or was never \
      effective, and it could hide future problems. Remove the suppression.

      You can suppress rules that report warnings or notes, but not rules that report errors, because a \
      scene with errors is not compiled. A suppression must specify the name of a rule and a reason, and \
      must precede an element.
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
