import SceneDiagnostics

extension SyntaxRules {
  package static let doctypeNotAllowed = RuleDescription(
    "doctype-not-allowed", .syntax, .error,
    summary: "Document type or entity declaration in a scene file",
    discussion: """
      A document type (DTD) can define entities. An entity can expand to other text, to another file, or to \
      enough copies of itself to exhaust memory. scenec does not open other files when it reads a scene. \
      Remove the declaration. Write special characters directly in UTF-8, or as character references \
      ('&#8230;').
      """,
    wrong: """
      <?xml version="1.0"?>
      ▶<!DOCTYPE storyboard [
        <!ENTITY title "Alarm Clock">
      ]>
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock" title="&title;"/>
        </scene>
      </storyboard>
      """,
    right: """
      <?xml version="1.0"?>
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock" title="Alarm Clock"/>
        </scene>
      </storyboard>
      """)
}
