import SceneDiagnostics
import SceneSyntax
import SceneValues

enum ClassDiffersFromFileName: WrittenRule {
  static let description = RuleDescription(
    "class-differs-from-file-name", .style, .note, isOffByDefault: true,
    summary: "Storyboard is not named after its view controller's class",
    discussion: """
      If each view controller has its own storyboard with the same name as the controller's class, code can \
      use the type's name to instantiate the controller. Rename the storyboard or the class. The rule checks \
      storyboards that contain exactly one view controller, if the controller has a custom class. It ignores \
      storyboards with the name 'Main'.
      """,
    wrong: .xcodeScene(
      #"<viewController id="start" customClass="▶AlarmViewController" sceneMemberID="viewController"/>"#),
    right: .xcodeScene(#"<viewController id="start" customClass="Clock" sceneMemberID="viewController"/>"#))

  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic]) {
    let controllers = file.controllers
    guard file.isStoryboard, controllers.count == 1, file.stem != "Main",
      let custom = file.attribute("customClass", of: controllers[0])
    else { return }
    let name = file.tree.value(of: custom)
    guard name != file.stem else { return }
    diagnostics.append(diagnostic(.differs(name, file.stem), at: custom.valueRange, in: file))
  }
}

extension Message {
  fileprivate static func differs(_ name: String, _ stem: String) -> Message {
    "The class of the controller is '\(class: name)', but the name of the file is '\(stem)'"
  }
}
