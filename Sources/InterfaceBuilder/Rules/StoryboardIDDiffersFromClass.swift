import SceneDiagnostics
import SceneSyntax
import SceneValues

enum StoryboardIDDiffersFromClass: WrittenRule {
  static let description = RuleDescription(
    "storyboard-id-differs-from-class", .style, .note, isOffByDefault: true,
    summary: "Storyboard ID is not the name of the view controller's class",
    discussion: """
      If the Storyboard ID of each view controller is the name of its class, code can use the type's name to \
      instantiate the controller and does not need a separate name. Set the Storyboard ID to the name of the \
      class. The rule ignores view controllers without a custom class.
      """,
    wrong: .xcodeScene(
      #"<viewController storyboardIdentifier="▶alarm" id="start" customClass="AlarmViewController" sceneMemberID="viewController"/>"#
    ),
    right: .xcodeScene(
      #"<viewController storyboardIdentifier="AlarmViewController" id="start" customClass="AlarmViewController" sceneMemberID="viewController"/>"#
    ))

  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic]) {
    guard file.isStoryboard else { return }
    for controller in file.controllers {
      guard let custom = file.value("customClass", of: controller) else { continue }
      let id = file.attribute("storyboardIdentifier", of: controller)
      guard id.map({ file.tree.value(of: $0) }) != custom else { continue }
      diagnostics.append(diagnostic(.differs(custom), at: id?.valueRange ?? controller.nameRange, in: file))
    }
  }
}

extension Message {
  fileprivate static func differs(_ name: String) -> Message {
    "The Storyboard ID of '\(class: name)' is not the name of the class"
  }
}
