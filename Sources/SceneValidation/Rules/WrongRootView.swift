import SceneDiagnostics
import SceneModel
import SceneValues

package enum WrongRootView: FileRule {
  package static let description = RuleDescription(
    "wrong-root-view", .flow, .error,
    summary: "Wrong root view for a table or collection view controller",
    discussion: """
      The root view of a table view controller must be a table view, because the controller provides the \
      table's rows. The root view of a collection view controller must be a collection view. With any other \
      root view, loading the view fails. To show a list alongside other views, put the list into the view of \
      a plain view controller.

      To require that the root view of your own controller class has a certain class, add \
      '$0.rootView(ChartView.self)' to the controller class's 'declaration'.
      """,
    wrong: .scenes(
      initial: "alarms",
      """
      <tableViewController id="alarms">
        <▶view/>
      </tableViewController>
      """),
    right: .scenes(
      initial: "alarms",
      """
      <tableViewController id="alarms">
        <tableView/>
      </tableViewController>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let objects = scene.document.objects
    for index in objects.indices where objects[index].slot == "view" {
      guard let controller = objects[index].parent.flatMap({ scene.objectClasses[$0] }),
        let rootView = controller.facts.rootView, let known = scene.objectClasses[index],
        scene.isClass(known, a: rootView) == false
      else { continue }
      let message: Message =
        if let element = scene.vocabulary.description(of: rootView)?.element {
          .wrong(controller.name, needs: element)
        } else {
          .wrong(controller.name, needsClass: scene.displayName(rootView))
        }
      diagnostics.append(diagnostic(message, at: objects[index].nameRange, in: scene))
    }
  }
}

extension Message {
  fileprivate static func wrong(_ controller: String, needs element: String) -> Message {
    "The root view of \(CheckedScene.indefinite(controller)) must be a '\(element: element)'"
  }

  fileprivate static func wrong(_ controller: String, needsClass name: String) -> Message {
    "The root view of \(CheckedScene.indefinite(controller)) must be a '\(class: name)'"
  }
}
