import SceneDiagnostics

extension SyntaxRules {
  package static let doctypeNotAllowed = RuleDescription(
    "doctype-not-allowed", .syntax, .error,
    summary: "Document type or entity declaration in a scene file",
    discussion: """
      A document type (DTD) may define entities. An entity can expand to other text, to another file, or to \
      so many copies of itself that memory is exhausted. A scene needs none of that: scenec reads it without \
      opening any other file. Remove the declaration. Write a character that has no key as a character \
      reference ('&#8230;') or, in UTF-8, as itself.
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
