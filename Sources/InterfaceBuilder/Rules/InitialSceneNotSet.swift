import SceneDiagnostics
import SceneSyntax
import SceneValues

enum InitialSceneNotSet: WrittenRule {
  static let description = RuleDescription(
    "initial-scene-not-set", .flow, .note, isOffByDefault: true,
    summary: "Xcode storyboard has no initial view controller",
    discussion: """
      If 'Is Initial View Controller' is not selected for any controller in a storyboard, \
      'instantiateInitialViewController' returns nil. Select this option for one controller. A storyboard \
      does not need an initial view controller if code instantiates all of its scenes by their Storyboard \
      IDs. Therefore, the rule is off by default. For scene files, use the rule 'missing-initial-scene'.
      """,
    wrong: """
      <▶document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
        <scenes>
          <scene sceneID="first">
            <objects>
              <viewController storyboardIdentifier="clock" id="start" sceneMemberID="viewController"/>
            </objects>
          </scene>
        </scenes>
      </document>
      """,
    right: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="start">
        <scenes>
          <scene sceneID="first">
            <objects>
              <viewController storyboardIdentifier="clock" id="start" sceneMemberID="viewController"/>
            </objects>
          </scene>
        </scenes>
      </document>
      """)

  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic]) {
    let root = file.tree.root
    guard file.isStoryboard, !file.isForWatch, file.value("initialViewController", of: root) == nil else {
      return
    }
    diagnostics.append(diagnostic(.notSet, at: root.nameRange, in: file))
  }
}

extension Message {
  fileprivate static var notSet: Message { "The storyboard has no initial scene" }
}
