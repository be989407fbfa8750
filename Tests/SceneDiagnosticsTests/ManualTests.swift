import SceneDiagnostics
import Testing

@Suite("Manual pages of rules")
struct ManualTests {
  @Test("A rule description has a headline, a discussion, and examples")
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
}
