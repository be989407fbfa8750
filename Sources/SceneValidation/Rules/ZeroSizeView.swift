import SceneDiagnostics
import SceneModel
import SceneValues

package enum ZeroSizeView: FileRule {
  package static let description = RuleDescription(
    "zero-size-view", .layout, .warning,
    summary: "View has zero width or height",
    discussion: """
      A view whose frame has a width or height of 0 is not visible. Specify a size, or remove the view. To \
      hide a view temporarily, write 'hidden="true"'.

      The rule checks only a view that has no subviews and whose superview is a 'view' element without a \
      custom class. A view with subviews might only position them, and other superviews might lay out the \
      view. The rule reports nothing if code can find the view by its 'id', 'tag', or 'name', if the view \
      sets 'autoresizing', 'hidden', 'bounds', or 'alpha', if a constraint refers to the view, or if the \
      view's class determines its size. The rule checks views of your own class if the class's 'declaration' \
      contains '$0.sizedByFrame()'.
      """,
    wrong: .view(#"<label frame="▶20 20 280 0" text="12:00"/>"#),
    right: .view(#"<label frame="20 20 280 21" text="12:00"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let constrained = scene.constrainedViews
    for view in scene.document.objects.indices where scene.document.objects[view].slot == "subviews" {
      // A view with subviews may exist only to position them.
      guard scene.document.objects[view].id == nil, scene.document.objects[view].subtreeEnd == view + 1,
        let superview = scene.document.objects[view].parent, scene.isPlain(superview, "View"),
        let frame = scene.frame(of: view), frame.isEmpty, !constrained.contains(view),
        scene.speaker(for: view)?.ownFacts.isSizedByFrame == true,
        !scene.sets(anyOf: ["tag", "name", "autoresizing", "hidden", "bounds", "alpha"], of: view),
        let place = scene.value("frame", of: view)
      else { continue }
      diagnostics.append(diagnostic(.nothing(scene.describe(view)), at: place.literal.range, in: scene))
    }
  }
}

extension Message {
  fileprivate static func nothing(_ view: Message) -> Message { "\(view) has no size, so it is not visible" }
}
