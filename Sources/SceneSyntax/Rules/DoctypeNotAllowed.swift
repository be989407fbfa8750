import SceneDiagnostics

extension SyntaxRules {
  package static let doctypeNotAllowed = RuleDescription(
    "doctype-not-allowed", .syntax, .error,
    summary: "A scene file declares no document type and no entities.",
    discussion: """
      A document type may define entities that stand for other text, for other files, or for so many copies of \
      themselves that no machine holds them. A scene needs none of that: it is read without ever opening \
      another file. Write a character that has no key as a reference ('&#8230;') or, in UTF-8, as itself.
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
