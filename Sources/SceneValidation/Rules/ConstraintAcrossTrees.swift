import SceneDiagnostics
import SceneModel
import SceneValues

package enum ConstraintAcrossTrees: FileRule {
  package static let description = RuleDescription(
    "constraint-across-trees", .layout, .error,
    summary: "Constraint connects views that have no common ancestor",
    discussion: """
      A constraint can relate two views only if they have a common ancestor. The following views have none: \
      views in different scenes, a top-level view and a view inside the view controller's view, and a view \
      inside a prototype and a view outside it. The view that contains the constraint must also be in the \
      same tree as the views that the constraint relates.
      """,
    wrong: .view(
      #"<label id="time" text="12:00"/>"#,
      otherScenes:
        """
        <viewController id="alarm" entry="true">
          <view>
            <label text="7:00">
              <constraint equation="width = ▶time.width"/>
            </label>
          </view>
        </viewController>
        """),
    right: .view(
      """
      <label id="time" text="12:00"/>
      <label text="7:00">
        <constraint equation="width = time.width"/>
      </label>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for reference in scene.references where reference.purpose == .layout {
      guard let view = scene.object(reference.name), let holder = reference.source,
        let id = scene.document.objects[view].id, scene.treeRoot(of: view) != scene.treeRoot(of: holder),
        scene.isView(view) != false
      else { continue }
      diagnostics.append(
        diagnostic(
          .elsewhere(scene.describe(view), scene.describe(holder)), at: reference.name.range, in: scene,
          notes: [scene.note(.declared, at: id.range)]))
    }
  }
}

extension Message {
  fileprivate static func elsewhere(_ view: Message, _ holder: Message) -> Message {
    "\(view.capitalizedFirst) and \(holder), which contains this constraint, have no common ancestor"
  }

  fileprivate static var declared: Message { "declared here" }
}
