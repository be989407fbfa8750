import SceneDiagnostics

extension SyntaxRules {
  package static let xmlNotWellFormed = RuleDescription(
    "xml-not-well-formed", .syntax, .error,
    summary: "XML is not well-formed",
    discussion: """
      In well-formed XML, elements must be closed in the reverse order in which they were opened. Attribute \
      values must be in quotes, and an element can have each attribute only once. In text, '<' and '&' must \
      be written as '&lt;' and '&amp;'. Namespace prefixes must be declared.

      scenec reports only the first error in a file, because the rest of the file is ambiguous after a \
      missing quote or tag. Correct the error, and then check the file again.
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
