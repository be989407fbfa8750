import SceneDiagnostics
import SceneSyntax
import SceneValues

enum EmptyReference {
  static let description = RuleDescription(
    "empty-storyboard-reference", .flow, .warning,
    summary: "Storyboard reference refers to no storyboard and no scene",
    discussion: """
      A storyboard reference without a storyboard refers to a scene in its own file. A storyboard reference \
      without a referenced ID refers to the initial scene. If a reference has neither, segues to the \
      reference lead back to the initial scene of the same file. Choose a storyboard or enter a referenced \
      ID, or delete the reference.
      """,
    wrong: .xcodeScene(
      """
      <viewController id="start" sceneMemberID="viewController">
        <connections>
          <segue destination="link" kind="show" identifier="more" id="seg-ue"/>
        </connections>
      </viewController>
      <▶viewControllerPlaceholder id="link" sceneMemberID="viewController"/>
      """),
    right: .xcodeScene(#"<viewController id="start" sceneMemberID="viewController"/>"#))

  static func diagnostic(at range: SourceRange, in tree: SyntaxTree) -> Diagnostic {
    description.diagnostic(.empty, at: tree.location(range))
  }
}

extension Message {
  fileprivate static var empty: Message {
    "The storyboard reference refers to neither a storyboard nor a scene, so its segues lead to the initial scene"
  }
}
