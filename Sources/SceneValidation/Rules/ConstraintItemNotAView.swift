import SceneDiagnostics
import SceneModel
import SceneValues

package enum ConstraintItemNotAView: FileRule {
  package static let description = RuleDescription(
    "constraint-item-not-a-view", .layout, .error,
    summary: "Constraint item is not a view",
    discussion: """
      Only views and layout guides have edges and a size. Other objects, such as controllers, gesture \
      recognizers, and constraints, have neither, so a constraint cannot use them as items.
      """,
    wrong: .view(
      id: "page",
      """
      <label id="time" text="12:00">
        <tapGestureRecognizer id="tap"/>
        <constraint equation="width = ▶tap.width"/>
      </label>
      """),
    right: .view(
      id: "page",
      """
      <label id="time" text="12:00">
        <tapGestureRecognizer id="tap"/>
        <constraint equation="width = superview.width"/>
      </label>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for reference in scene.references where reference.purpose == .layout {
      guard let object = scene.object(reference.name), scene.isView(object) == false,
        scene.isLayoutGuide(object) == false,
        let id = scene.document.objects[object].id
      else { continue }
      diagnostics.append(
        diagnostic(
          .noView(scene.describe(object)), at: reference.name.range, in: scene,
          notes: [scene.note(.declared, at: id.range)]))
    }
  }
}

extension Message {
  fileprivate static func noView(_ object: Message) -> Message {
    "\(object.capitalizedFirst) is not a view: a constraint cannot use it"
  }

  fileprivate static var declared: Message { "declared here" }
}
