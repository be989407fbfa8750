import SceneDiagnostics
import SceneSyntax
import SceneValues

enum ClassDiffersFromFileName: WrittenRule {
  static let description = RuleDescription(
    "class-differs-from-file-name", .style, .note, isOffByDefault: true,
    summary: "Storyboard is not named after its controller's class",
    discussion: """
      Where each controller has a storyboard of its own, the file is found by the name of the class, and \
      code can make it by the name of the type. The rule checks storyboards with one view controller that \
      has a class of the app, except 'Main'.
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
    "The controller's class is '\(class: name)', and the file is called '\(stem)'"
  }
}
