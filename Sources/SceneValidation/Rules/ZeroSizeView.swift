import SceneDiagnostics
import SceneModel
import SceneValues

package enum ZeroSizeView: FileRule {
  package static let description = RuleDescription(
    "zero-size-view", .layout, .warning,
    summary: "View has zero width or height",
    discussion: """
      A view whose frame has a width or height of 0 is not visible. Specify a size. To hide a view \
      temporarily, write 'hidden="true"'.

      The rule reports nothing if the size might change: if the view has an 'id', a 'tag', or a 'name', if \
      its superview lays it out, if it uses autoresizing or constraints, or if its class determines its \
      size. Views of your own class are checked if the class declaration contains '$0.sizedByFrame()'.
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
