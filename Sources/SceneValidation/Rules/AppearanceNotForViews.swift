import SceneDiagnostics
import SceneModel
import SceneValues

/// Rules for what cannot be seen.
package enum AppearanceNotForViews: FileRule {
  package static let description = RuleDescription(
    "appearance-not-for-views", .style, .error,
    summary: "Appearance rules are for views.",
    discussion: """
      A rule says what the views of a class look like when they are shown. Controllers, recognizers and other objects \
      have no looks; a controller may be what the views are in.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
        <appearance class="▶ViewController" title="Clock"/>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
        <appearance class="Label" in="ViewController" textColor="darkGray"/>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for rule in scene.document.appearances
    where rule.variant == nil
      && scene.vocabulary.isClass(rule.className.text, descendantOf: Vocabulary.viewClass) == false
    {
      diagnostics.append(finding(.noView(rule.className.text), at: rule.className.range, in: scene))
    }
  }
}

extension Message {
  fileprivate static func noView(_ name: String) -> Message {
    "'\(name)' is no view, and has no looks that a rule could tell"
  }
}
