import SceneDiagnostics
import SceneModel
import SceneValues

package enum ClassNotInTarget: FileRule {
  package static let description = RuleDescription(
    "class-not-in-target", .identity, .error,
    summary: "Custom class is not compiled in the target that contains the file",
    discussion: """
      If a class belongs to the module of the target ('customModuleProvider="target"'), it must be compiled \
      in each target that contains the storyboard or xib. If it is compiled only in other targets, or in \
      none, loading the file creates an object of the superclass instead, and outlets and actions fail. Add \
      the Swift file to the target, or specify the module of the other target.

      If only some of the targets that contain the file compile the class, the diagnostic is a warning.

      The rule requires the Swift sources ('--sources') and reads the Xcode projects ('project.pbxproj') and \
      packages ('Package.swift') that contain them. It does not check files that no project assigns to a \
      target.
      """,
    wrong: storyboard("▶"), wrongCompanions: [code, project(of: "WIDGET")], right: storyboard(""),
    rightCompanions: [code, project(of: "CLOCK")])

  private static let code = RuleDescription.Companion(
    "Dial.swift",
    """
    import UIKit

    final class Dial: UIView {}
    """)

  private static func storyboard(_ mark: String) -> RuleDescription.Sample {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="clock">
      <scenes>
        <scene sceneID="1"><objects>
          <viewController id="clock" sceneMemberID="viewController">
            <view key="view" id="dial" customClass="\(mark)Dial" customModule="Clock" customModuleProvider="target"/>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  private static func project(of target: String) -> RuleDescription.Companion {
    .init(
      "Clock.xcodeproj/project.pbxproj",
      """
      {
        rootObject = PROJECT;
        objects = {
          PROJECT = { isa = PBXProject; mainGroup = GROUP; targets = (CLOCK, WIDGET); };
          GROUP = { isa = PBXGroup; sourceTree = "<group>"; children = (SCENE, DIAL, APP); };
          SCENE = { isa = PBXFileReference; path = Clock.scene; sourceTree = "<group>"; };
          DIAL = { isa = PBXFileReference; path = Dial.swift; sourceTree = "<group>"; };
          APP = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          CLOCK = { isa = PBXNativeTarget; name = Clock; buildPhases = (RESOURCES, APP_SOURCES, SOURCES_OF_CLOCK); };
          WIDGET = { isa = PBXNativeTarget; name = Widget; buildPhases = (SOURCES_OF_WIDGET); };
          RESOURCES = { isa = PBXResourcesBuildPhase; files = (1); };
          SOURCES_OF_\(target) = { isa = PBXSourcesBuildPhase; files = (2); };
          APP_SOURCES = { isa = PBXSourcesBuildPhase; files = (3); };
          1 = { isa = PBXBuildFile; fileRef = SCENE; };
          2 = { isa = PBXBuildFile; fileRef = DIAL; };
          3 = { isa = PBXBuildFile; fileRef = APP; };
        };
      }
      """)
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard let host = scene.host, !host.targets.isEmpty, scene.vocabulary.usesUIKitNames else { return }
    let document = scene.document
    var names = [document.owner].compactMap(\.self)
    names += document.objects.lazy.filter { $0.elementClass != nil }.compactMap(\.customClass)
    names += document.segues.compactMap(\.customClass)
    for name in names { check(name, host, in: scene, into: &diagnostics) }
  }

  private static func check(
    _ name: Name, _ host: HostCode, in scene: CheckedScene, into diagnostics: inout [Diagnostic]
  ) {
    guard case (let module?, let bareName) = ObjectNode.split(className: name.text),
      !scene.mayBeUnread(bareName)
    else { return }
    let isOwn = scene.document.ownModules.contains(module)
    let wanted = isOwn ? host.runningTargets : host.targets(ofModule: module)
    guard let wanted, !wanted.isEmpty else { return }
    let classes = scene.vocabulary.classesOfUnknownModules(named: bareName)
    guard !classes.isEmpty else { return }
    var compiling: Set<Int> = []
    for known in classes {
      guard let code = host.classes[known.qualifiedName], !code.isNamedForObjectiveC,
        let targets = code.targets
      else { return }
      compiling.formUnion(targets)
    }
    let lacking = wanted.subtracting(compiling)
    guard !lacking.isEmpty, isOwn || lacking == wanted else { return }
    let programs = compiling.filter { !host.targets[$0].isTest }
    let others = names(of: programs.isEmpty ? compiling : programs, in: host)
    let message: Message =
      if lacking != wanted {
        .missing(bareName, names(of: lacking, in: host))
      } else if others.isEmpty {
        .nowhere(bareName)
      } else if isOwn {
        .elsewhere(bareName, others, not: names(of: wanted, in: host))
      } else {
        .otherModule(bareName, others, not: module)
      }
    diagnostics.append(
      diagnostic(
        message, at: name.range, in: scene, severity: lacking == wanted ? nil : .warning,
        notes: classes.flatMap { scene.declarations(ofClass: $0.qualifiedName) }))
  }

  private static func names(of targets: Set<Int>, in host: HostCode) -> [String] {
    Set(targets.map { host.targets[$0].name }).sorted()
  }
}

extension Message {
  fileprivate static func elsewhere(_ name: String, _ others: [String], not wanted: [String]) -> Message {
    """
    Class '\(class: name)' is compiled in \(CheckedScene.targets(others)), but this file is in \
    \(CheckedScene.targets(wanted))
    """
  }

  fileprivate static func missing(_ name: String, _ lacking: [String]) -> Message {
    """
    Class '\(class: name)' is not compiled in \(CheckedScene.targets(lacking)), which also \
    \(lacking.count == 1 ? "contains" : "contain") this file
    """
  }

  fileprivate static func nowhere(_ name: String) -> Message {
    "Class '\(class: name)' is in no target: its file is not compiled"
  }

  fileprivate static func otherModule(_ name: String, _ others: [String], not module: String) -> Message {
    "Class '\(class: name)' is compiled in \(CheckedScene.targets(others)), not in the module '\(module)'"
  }
}

extension CheckedScene {
  /// Returns a description such as `target 'Clock'` or `the targets 'Clock' and 'Widget'`.
  fileprivate static func targets(_ names: [String]) -> String {
    names.count == 1 ? "target \(list(names))" : "the targets \(list(names))"
  }
}
