import SceneDiagnostics
import SceneModel
import SceneValues

package enum FrameOutsideSuperview: FileRule {
  package static let description = RuleDescription(
    "frame-outside-superview", .layout, .warning,
    summary: "View is outside its superview",
    discussion: """
      A view that is completely outside the view of the view controller, or outside a superview that clips, \
      is not visible. A control outside its superview gets no touches.

      The rule reports nothing if the view may move into its superview: if it has an 'id', a 'tag' or a \
      'name' by which code can find it, if it or its superview has a custom class, or if autoresizing or \
      constraints may move it. Suppress the warning if code moves the view in another way.
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
