import SceneDiagnostics

extension SyntaxRules {
  package static let limitExceeded = RuleDescription(
    "limit-exceeded", .syntax, .error,
    summary: "File exceeds a limit on its size, nesting, or number of elements",
    discussion: """
      A file can have at most 128 MiB, 2000000 elements with 8000000 attributes, 200 levels of elements, 256 \
      attributes of one element, 64 namespaces in scope, and names of 1024 bytes. Handwritten files are far \
      below these limits. With the limits, scenec rejects a damaged or malicious file before the file uses a \
      lot of time or memory. If a generated file exceeds a limit, split it into several scenes.

      The samples use a limit of four levels.
      """,
    wrong: .view(#"<▶label text="12:00"/>"#),
    right: .controller("<view/>"))
}
