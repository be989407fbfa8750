import SceneDiagnostics

extension SyntaxRules {
  package static let encodingNotUTF8 = RuleDescription(
    "encoding-not-utf8", .syntax, .error,
    summary: "File is not encoded in UTF-8",
    discussion: """
      If all files use the same encoding, all tools agree on byte offsets. scenec does not convert files \
      from other encodings. Convert the file once, for example with 'iconv -t UTF-8'. In the XML \
      declaration, specify UTF-8 or omit the encoding. The file can begin with a byte order mark.
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
