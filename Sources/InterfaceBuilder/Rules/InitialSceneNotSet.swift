import SceneDiagnostics
import SceneSyntax
import SceneValues

enum InitialSceneNotSet: WrittenRule {
  static let description = RuleDescription(
    "initial-scene-not-set", .flow, .note, isOffByDefault: true,
    summary: "Xcode's storyboard does not say with which scene it begins",
    discussion: """
      'instantiateInitialViewController' gives nil for a storyboard in which no controller is ticked as 'Is \
      Initial View Controller'. Storyboards whose scenes are all made by their Storyboard IDs need none, so \
      the rule is off by default. For scenes, there is the rule 'missing-initial-scene'.
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
  fileprivate static var notSet: Message { "No scene of this storyboard is the initial one" }
}
