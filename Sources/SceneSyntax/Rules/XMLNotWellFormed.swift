import SceneDiagnostics

extension SyntaxRules {
  package static let xmlNotWellFormed = RuleDescription(
    "xml-not-well-formed", .syntax, .error,
    summary: "A scene file is well-formed XML.",
    discussion: """
      Every element that is opened is closed, and in the reverse order; values stand in quotes; an element has an \
      attribute once; '<' and '&' in text are written '&lt;' and '&amp;'; prefixes are declared.

      Only the first fault of a file is reported. What follows a forgotten quote or tag can be read in too many \
      ways to say anything certain about it: mend the first, and compile again.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <label text="12:00"/>
          </▶viewController>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <label text="12:00"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)
}
