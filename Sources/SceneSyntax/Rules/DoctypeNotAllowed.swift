import SceneDiagnostics

extension SyntaxRules {
  package static let doctypeNotAllowed = RuleDescription(
    "doctype-not-allowed", .syntax, .error,
    summary: "Scene file contains a document type or entity declaration",
    discussion: """
      A document type declaration (DTD) can define entities. An entity can expand to other text, to the \
      contents of another file, or, through nested entities, to so much text that memory is exhausted. \
      scenec does not open other files when it reads a scene. Remove the declaration. Write special characters directly in \
      UTF-8 or as character references ('&#8230;').
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
