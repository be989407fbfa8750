import SceneDiagnostics
import SceneModel

/// Scenes that nothing can show.
package enum SceneWithoutController: FileRule {
  package static let description = RuleDescription(
    "scene-without-controller", .flow, .error,
    summary: "A scene has a controller.",
    discussion: """
      A scene is shown by its controller, and named by its controller's id. Objects that belong to no controller \
      stand beside one, or in a nib.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
        <▶scene>
          <view/>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock"/>
          <view/>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard scene.document.scenes.contains(where: { $0.controller == nil }) else { return }
    // A controller in a wrong place, and an element that may have been meant to be one, have their findings.
    var mayHaveController = Set<Int>()
    for (index, object) in scene.document.objects.enumerated() {
      if let number = object.scene, scene.isController(index) != false { mayHaveController.insert(number) }
    }
    for (index, node) in scene.document.scenes.enumerated() where !mayHaveController.contains(index) {
      diagnostics.append(finding(.noController, at: node.nameRange, in: scene))
    }
  }
}

extension Message {
  fileprivate static var noController: Message { "This scene has no controller" }
}
