import SceneDiagnostics
import SceneModel
import SceneValues

/// Views of another kind than their controllers look after.
package enum WrongRootView: FileRule {
  package static let description = RuleDescription(
    "wrong-root-view", .flow, .error,
    summary: "Wrong root view in a table or collection view controller",
    discussion: """
      The root view of a table view controller must be a table view, because the table asks the controller \
      for its rows. The root view of a collection view controller must be a collection view. With any other \
      view, loading the view fails. To show a list among other views, put it into the view of a plain view \
      controller.
      """,
    wrong: """
      <storyboard version="1" initial="alarms">
        <scene>
          <tableViewController id="alarms">
            <▶view/>
          </tableViewController>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="alarms">
        <scene>
          <tableViewController id="alarms">
            <tableView/>
          </tableViewController>
        </scene>
      </storyboard>
      """)

  /// What controllers look after, each with its element.
  private static let lists = [
    (controller: "TableViewController", view: "TableView", element: "tableView"),
    (controller: "CollectionViewController", view: "CollectionView", element: "collectionView"),
  ]

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let objects = scene.document.objects
    for index in objects.indices where objects[index].slot == "view" {
      guard let controller = objects[index].parent.flatMap({ scene.objectClasses[$0] }),
        let known = scene.objectClasses[index]
      else { continue }
      for list in lists
      where scene.vocabulary.isClass(controller.qualifiedName, descendantOf: list.controller) == true
        && scene.vocabulary.isClass(known.qualifiedName, descendantOf: list.view) == false
      {
        diagnostics.append(
          finding(.noList(controller.name, needs: list.element), at: objects[index].nameRange, in: scene))
      }
    }
  }
}

extension Message {
  fileprivate static func noList(_ controller: String, needs element: String) -> Message {
    "The view of \(CheckedScene.indefinite(controller)) is a '\(element: element)'"
  }
}
