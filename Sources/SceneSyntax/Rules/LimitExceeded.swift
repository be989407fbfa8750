import SceneDiagnostics

extension SyntaxRules {
  package static let limitExceeded = RuleDescription(
    "limit-exceeded", .syntax, .error,
    summary: "File exceeds a limit of size, depth or number",
    discussion: """
      The limits are far above files that people write: 128 MiB, 2000000 elements with 8000000 attributes, \
      elements 200 deep, 256 attributes of one element, 64 namespaces at one place, names of 1024 bytes. \
      With these limits, a damaged or hostile file is refused before it costs time and memory. If a \
      generated file meets a limit, split it into several scenes.

      The samples use a limit of four levels.
      """,
    wrong: .view(#"<▶label text="12:00"/>"#),
    right: .controller("<view/>"))
}
