import SceneDiagnostics
import SceneModel
import SceneValues

package enum FileInNoTarget: FileRule {
  package static let description = RuleDescription(
    "file-in-no-target", .flow, .note,
    summary: "Storyboard or xib belongs to no target",
    discussion: """
      The Xcode project does not assign the file to a target, so no app contains it. Add the file to a \
      target, or remove it. Until you do, scenec looks for the file's classes in all targets.

      The rule requires the Swift sources ('--sources') and the Xcode project that contains the file.
      """,
    wrong: storyboard("▶"), wrongCompanions: [code, project(phases: "")], right: storyboard(""),
    rightCompanions: [code, project(phases: "RESOURCES")])

  private static let code = RuleDescription.Companion("Clock.swift", "import UIKit\n")

  private static func storyboard(_ mark: String) -> RuleDescription.Sample {
    """
    <\(mark)document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="clock">
      <scenes>
        <scene sceneID="1"><objects>
          <viewController id="clock" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  private static func project(phases: String) -> RuleDescription.Companion {
    .init(
      "Clock.xcodeproj/project.pbxproj",
      """
      {
        rootObject = PROJECT;
        objects = {
          PROJECT = { isa = PBXProject; mainGroup = GROUP; targets = (CLOCK); };
          GROUP = { isa = PBXGroup; sourceTree = "<group>"; children = (SCENE); };
          SCENE = { isa = PBXFileReference; path = Clock.scene; sourceTree = "<group>"; };
          CLOCK = { isa = PBXNativeTarget; name = Clock; buildPhases = (\(phases)); };
          RESOURCES = { isa = PBXResourcesBuildPhase; files = (1); };
          1 = { isa = PBXBuildFile; fileRef = SCENE; };
        };
      }
      """)
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard scene.host?.sceneTargets?.isEmpty == true else { return }
    diagnostics.append(diagnostic(.isInNoTarget, at: scene.document.nameRange, in: scene))
  }
}

extension Message {
  fileprivate static var isInNoTarget: Message { "No target contains this file" }
}
