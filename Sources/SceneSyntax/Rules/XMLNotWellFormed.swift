import SceneDiagnostics

extension SyntaxRules {
  package static let xmlNotWellFormed = RuleDescription(
    "xml-not-well-formed", .syntax, .error,
    summary: "XML is not well-formed",
    discussion: """
      In well-formed XML, every element that is opened is closed, in the reverse order. Values are in \
      quotes. An element has an attribute only once. In text, '<' and '&' are written '&lt;' and '&amp;'. \
      Prefixes are declared.

      Only the first error of a file is reported, because the rest of the file is ambiguous after a missing \
      quote or tag. Correct the first error and check again.
      """,
    wrong: .scenes(
      """
      <viewController id="clock">
        <view>
          <label text="12:00"/>
      </▶viewController>
      """),
    right: .view(#"<label text="12:00"/>"#))
}
