import SceneDiagnostics
import SceneModel
import SceneValues

package enum SceneWithoutController: FileRule {
  package static let description = RuleDescription(
    "scene-without-controller", .flow, .error,
    summary: "Scene has no view controller",
    discussion: """
      A scene is shown by its view controller and is identified by the controller's id. A scene without a \
      view controller can never be shown. Put objects that do not need a view controller into another scene \
      as top-level objects, or into a nib.
      """,
    wrong: .appearances(
      """
      <▶scene>
        <view/>
      </scene>
      """),
    right: .scenes(
      """
      <viewController id="clock"/>
      <view/>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard scene.document.scenes.contains(where: { $0.controller == nil }) else { return }
    // Other rules report misplaced controllers and elements that may have been intended as controllers.
    var mayHaveController = [Bool](repeating: false, count: scene.document.scenes.count)
    for index in scene.document.objects.indices {
      guard let number = scene.document.objects[index].scene, !mayHaveController[number] else { continue }
      mayHaveController[number] = scene.isController(index) != false
    }
    for (index, node) in scene.document.scenes.enumerated() where !mayHaveController[index] {
      diagnostics.append(diagnostic(.noController, at: node.nameRange, in: scene))
    }
  }
}

extension Message {
  fileprivate static var noController: Message { "This scene has no controller" }
}
