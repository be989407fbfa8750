import SceneDiagnostics
import SceneModel
import SceneValues

package enum FrameOutsideSuperview: FileRule {
  package static let description = RuleDescription(
    "frame-outside-superview", .layout, .warning,
    summary: "View is outside its superview",
    discussion: """
      A view is not visible if it is completely outside the view controller's view or a superview that clips \
      its subviews. A control outside its superview receives no touches. Correct the frame, or remove the \
      view.

      The rule reports nothing if the view might move into its superview. This is the case if code can find \
      the view by its 'id', 'tag', or 'name', if the view or its superview has a custom class, or if \
      autoresizing, constraints, or a transform can move the view. If code moves the view in a way that the \
      rule does not recognize, suppress the warning.
      """,
    wrong: .view(frame: "0 0 320 480", #"<label frame="▶-300 20 280 21" text="12:00"/>"#),
    right: .view(frame: "0 0 320 480", #"<label frame="20 20 280 21" text="12:00"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var moved: Set<Int>?
    let constrained = scene.constrainedViews
    for view in scene.document.objects.indices where scene.document.objects[view].slot == "subviews" {
      guard scene.document.objects[view].id == nil, let superview = scene.document.objects[view].parent,
        scene.isPlain(superview, "View"), scene.isPlain(view), let frame = scene.frame(of: view),
        isBeyond(frame, superview: superview, of: scene),
        !constrained.contains(view), !constrained.contains(superview),
        !scene.sets(anyOf: ["tag", "name", "transform", "hidden", "bounds", "autoresizing"], of: view),
        !scene.sets("bounds", of: superview),
        isLost(view, in: superview, of: scene), let place = scene.value("frame", of: view)
      else { continue }
      let known = moved ?? scene.outletDestinations
      moved = known
      guard !known.contains(superview) else { continue }
      diagnostics.append(diagnostic(.outside(scene.describe(view)), at: place.literal.range, in: scene))
    }
  }

  private static func isBeyond(_ frame: Rect, superview: Int, of scene: CheckedScene) -> Bool {
    if frame.isEmpty { return false }
    if frame.maxX <= 0 || frame.maxY <= 0 { return true }
    guard scene.document.objects[superview].id == nil,
      let around = scene.document.objects[superview].parent, scene.isPlain(around, "View"),
      let bounds = scene.frame(of: superview), !bounds.isEmpty,
      !scene.sets(anyOf: ["tag", "name", "autoresizing"], of: superview)
    else { return false }
    return frame.minX >= bounds.width || frame.minY >= bounds.height
  }

  private static func isLost(_ view: Int, in superview: Int, of scene: CheckedScene) -> Bool {
    if scene.document.objects[superview].slot == "view" { return true }
    if case .bool(true) = scene.value("clipsToBounds", of: superview)?.value { return true }
    return scene.document.objects[view].elementClass.flatMap {
      scene.vocabulary.isClass($0, descendantOf: "Control")
    } ?? false
  }
}

extension Message {
  fileprivate static func outside(_ view: Message) -> Message {
    "\(view) is completely outside its superview"
  }
}
