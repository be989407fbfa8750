import SceneDiagnostics

extension SyntaxRules {
  package static let encodingNotUTF8 = RuleDescription(
    "encoding-not-utf8", .syntax, .error,
    summary: "A scene file is UTF-8.",
    discussion: """
      With one encoding, a byte offset means the same to every tool that reads the file. A file in another \
      encoding is not converted behind your back: convert it once, for instance with 'iconv -t UTF-8', and \
      declare UTF-8 or nothing. A byte order mark at the start does no harm.
      """,
    wrong: """
      <?xml version="1.0" encoding="▶ISO-8859-1"?>
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
      </storyboard>
      """,
    right: """
      <?xml version="1.0" encoding="UTF-8"?>
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
      </storyboard>
      """)
}
