import SceneDiagnostics

extension SyntaxRules {
  package static let encodingNotUTF8 = RuleDescription(
    "encoding-not-utf8", .syntax, .error,
    summary: "File is not UTF-8",
    discussion: """
      With a single encoding, all tools agree on byte offsets. scenec does not convert files in other \
      encodings. Convert the file once, for example with 'iconv -t UTF-8', and declare UTF-8 or no encoding. \
      A byte order mark at the start is allowed.
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
