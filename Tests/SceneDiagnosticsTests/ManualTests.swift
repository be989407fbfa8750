import SceneDiagnostics
import Testing

@Suite("A rule's page of the manual")
struct ManualTests {
  @Test("The page of a rule has its headline, discussion and samples")
  func page() {
    let rule = RuleDescription(
      "label-without-text", .style, .warning, summary: "Label without text",
      discussion: """
        A label without text shows nothing, and takes its place all the same: whoever reads the scene cannot tell \
        what was meant.

        Give it text, or take it out.
        """,
      wrong: """
        <view>
          <▶label/> <▶label/>

        </view>
        """,
      right: "<view/>")
    #expect(
      rule.manualPage == """
        label-without-text
        style, warning

        Label without text

        A label without text shows nothing, and takes its place all the same: whoever
        reads the scene cannot tell what was meant.

        Give it text, or take it out.

        Wrong:

            <view>
              <label/> <label/>
               ^        ^

            </view>

        Right:

            <view/>

        """)
  }

  @Test func formerNames() {
    let rule = RuleDescription(
      "empty-label", .style, .note, isOffByDefault: true, formerIDs: ["blank-label", "label-without-text"],
      summary: "Label without text", discussion: "Give it text.", wrong: "<label/>", right: "<view/>")
    #expect(
      rule.manualPage.hasPrefix(
        """
        empty-label
        style, note, off by default
        formerly blank-label, label-without-text

        Label without text

        """))
  }
}
