import SceneDiagnostics

extension SyntaxRules {
  package static let limitExceeded = RuleDescription(
    "limit-exceeded", .syntax, .error,
    summary: "File exceeds a limit on its size, nesting, or number of elements",
    discussion: """
      A file can have at most 128 MiB, 2000000 elements, 8000000 attributes, 200 levels of nested elements, \
      256 attributes of one element, 64 namespaces in scope, and 1024 bytes in one name. Handwritten files \
      are far below these limits, which prevent a damaged or malicious file from using a lot of time or \
      memory. If a generated file exceeds a limit, split it into several files, or raise the limit with an \
      option such as '--max-elements'.

      In the samples below, the limit is 4 levels of nested elements.
      """,
    wrong: .view(#"<▶label text="12:00"/>"#),
    right: .controller("<view/>"))
}
