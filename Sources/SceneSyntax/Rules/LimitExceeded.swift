import SceneDiagnostics

extension SyntaxRules {
  package static let limitExceeded = RuleDescription(
    "limit-exceeded", .syntax, .error,
    summary: "File exceeds a limit of size, nesting, or number of elements",
    discussion: """
      The limits are far above the size of handwritten files: 128 MiB, 2000000 elements with 8000000 \
      attributes, 200 levels of elements, 256 attributes of one element, 64 namespaces in scope, names of \
      1024 bytes. They reject a damaged or malicious file before it uses much time and memory. If a \
      generated file exceeds a limit, split it into several scenes.

      The samples use a limit of four levels.
      """,
    wrong: .view(#"<▶label text="12:00"/>"#),
    right: .controller("<view/>"))
}
