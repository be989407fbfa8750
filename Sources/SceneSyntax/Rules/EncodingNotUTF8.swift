import SceneDiagnostics

extension SyntaxRules {
  package static let encodingNotUTF8 = RuleDescription(
    "encoding-not-utf8", .syntax, .error,
    summary: "File is not encoded in UTF-8",
    discussion: """
      scenec reads only UTF-8, so that all tools calculate the same byte offsets. It does not convert files \
      from other encodings. Convert the file, for example with 'iconv -f ISO-8859-1 -t UTF-8'. In the XML \
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
