import SceneDiagnostics
import Testing

@Suite("<?scenec ignore RULE reason=\"…\"?>")
struct SuppressionTests {
  private func storyboard(_ scenes: String, before: String = "") -> String {
    before
      + "<storyboard version=\"1\" initial=\"a\"><scene><viewController id=\"a\"/></scene>\(scenes)</storyboard>"
  }

  private static let lost = "<scene><viewController id=\"b\"/></scene>"
  private static let ignore = "<?scenec ignore unreachable-scene reason=\"by code\"?>"

  @Test(
    "A suppression applies to the element that follows it",
    arguments: [
      "\(ignore)\(lost)", "\(ignore)\n<!-- why -->\n\(lost)",
      "<scene>\(ignore)<viewController id=\"b\"/></scene>",
      "<?scenec  ignore\n unreachable-scene  reason='say \"so\"' ?>\(lost)",
    ])
  func suppressesDiagnosticInFollowingElement(_ scenes: String) throws {
    try expectSilence(storyboard(scenes))
  }

  @Test("A suppression before the root element applies to the whole file")
  func rootSuppressionAppliesToFile() throws {
    try expectSilence(storyboard(Self.lost, before: Self.ignore))
  }

  @Test("A suppression does not apply to siblings of the element that follows the suppression")
  func doesNotSuppressOtherDiagnostics() throws {
    // The suppression affects neither the next scene nor the previous one.
    let scenes =
      "<scene><▶viewController id=\"b\"/></scene>\(Self.ignore)<scene><viewController id=\"c\"/></scene>"
      + "<scene><▶viewController id=\"d\"/></scene>"
    try expectFindings("unreachable-scene", in: storyboard(scenes))
  }

  @Test("A suppression at the end of an element has no effect after the element")
  func suppressionAtEndOfElementHasNoEffectOutside() throws {
    let ended = "<scene><viewController id=\"c\" entry=\"true\"/>\(Self.ignore)</scene>"
    let found = try diagnostics(in: storyboard(ended + Self.lost))
    #expect(found.map(\.rule) == ["unused-suppression", "unreachable-scene"])
  }

  @Test(arguments: [
    (
      "▶\(ignore)", "<scene><viewController id=\"b\" entry=\"true\"/></scene>",
      "Unused suppression: 'unreachable-scene' reports nothing in the next element"
    ),
    ("<?scenec ignore ▶unreachable-scen reason=\"x\"?>", "", "Unknown rule 'unreachable-scen'"),
    (
      "<?scenec ignore ▶xml-not-well-formed reason=\"x\"?>", "",
      "Unknown rule 'xml-not-well-formed'"
    ),
    (
      "<?scenec ignore ▶dangling-reference reason=\"x\"?>", "",
      "'dangling-reference' cannot be suppressed"
    ),
    (
      "<?scenec ignore ▶unused-suppression reason=\"x\"?>", "",
      "'unused-suppression' cannot be suppressed"
    ),
    ("▶\(ignore)", "", "Suppression is not followed by an element"),
    ("▶<?scenec?>", "", malformed), ("▶<?scenec ignore?>", "", malformed),
    ("▶<?scenec ignore unreachable-scene?>", "", malformed),
    ("▶<?scenec allow unreachable-scene reason=\"x\"?>", "", malformed),
    ("▶<?scenec ignore unreachable-scene reason=\"\"?>", "", malformed),
    ("▶<?scenec ignore unreachable-scene reason=x?>", "", malformed),
    ("▶<?scenec ignore unreachable-scene reason=\"x\" y=\"z\"?>", "", malformed),
  ])
  func reportsUnusedAndMalformedSuppressions(
    _ instruction: String, _ element: String, _ message: String
  ) throws {
    try expectFindings("unused-suppression", message, in: storyboard(instruction + element))
  }

  private static let malformed =
    "Invalid suppression: write '<?scenec ignore RULE reason=\"…\"?>' with a reason"

  @Test("Suggests the intended rule for a misspelled rule in a suppression")
  func suggestsRuleForMisspelledSuppression() throws {
    let found = try expectFindings(
      "unused-suppression", in: storyboard("<?scenec ignore ▶sender-without-event reason=\"x\"?>"))
    #expect(found[0].intended == "sender-without-events")
  }

  @Test("Does not report a suppression before an invalid element as unused")
  func beforeErrors() throws {
    try expectFindings(
      "unknown-attribute",
      in: storyboard("\(Self.ignore)<scene><viewController id=\"b\" entry=\"true\" ▶titel=\"x\"/></scene>"))
  }

  @Test("Ignores processing instructions for other tools")
  func others() throws {
    try expectSilence(storyboard("<?xml-model href=\"scene.rng\"?><?editor fold?>"))
  }
}
