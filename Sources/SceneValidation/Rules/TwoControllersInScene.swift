import SceneDiagnostics
import SceneModel
import SceneValues

package enum TwoControllersInScene: FileRule {
  package static let description = RuleDescription(
    "two-controllers-in-scene", .flow, .error,
    summary: "Scene has more than one view controller",
    discussion: """
      A scene consists of one view controller and the objects that belong to it. Move the second view \
      controller to its own scene, and add a segue to that scene.
      """,
    wrong: .scenes(
      """
      <viewController id="clock"/>
      <▶viewController id="alarm"/>
      """),
    right: .controller(
      #"<segue kind="present" identifier="setAlarm" destination="alarm"/>"#,
      otherScenes: #"<viewController id="alarm"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for node in scene.document.scenes {
      guard let first = node.controller else { continue }
      for object in node.topLevel where object != first && scene.isController(object) == true {
        diagnostics.append(
          diagnostic(
            .second, at: scene.document.objects[object].nameRange, in: scene,
            notes: [scene.note(.first, at: scene.document.objects[first].nameRange)]))
      }
    }
  }
}

extension Message {
  fileprivate static var second: Message { "The scene already has a controller" }
  fileprivate static var first: Message { "the first one is here" }
}
