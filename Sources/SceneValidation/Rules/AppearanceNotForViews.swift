import SceneDiagnostics
import SceneModel
import SceneValues

package enum AppearanceNotForViews: FileRule {
  package static let description = RuleDescription(
    "appearance-not-for-views", .style, .error,
    summary: "Appearance rule for a class that is neither a view nor a bar item",
    discussion: """
      An appearance rule styles the views or bar items of a class. Controllers, gesture recognizers, and \
      other objects have no appearance, so they cannot be styled. To style the views of one controller, \
      specify the class of the views in 'class' and the class of the controller in 'in'.
      """,
    wrong: .appearances(#"<appearance class="▶ViewController" title="Clock"/>"#),
    right: .appearances(#"<appearance class="Label" in="ViewController" textColor="darkGray"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for rule in scene.document.appearances
    where rule.variant == nil
      && scene.vocabulary.cannotBeStyled(rule.className.text)
    {
      diagnostics.append(diagnostic(.noView(rule.className.text), at: rule.className.range, in: scene))
    }
  }
}

extension Vocabulary {
  func cannotBeStyled(_ name: String) -> Bool {
    isClass(name, descendantOf: Self.viewClass) == false
      && isClass(name, descendantOf: Self.barItemClass) == false
  }
}

extension Message {
  fileprivate static func noView(_ name: String) -> Message {
    "'\(name)' is neither a view nor a bar item: an appearance rule cannot style it"
  }
}
