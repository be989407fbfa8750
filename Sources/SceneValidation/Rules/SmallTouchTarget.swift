import SceneDiagnostics
import SceneModel
import SceneValues

package enum SmallTouchTarget: FileRule {
  package static let description = RuleDescription(
    "small-touch-target", .accessibility, .note, isOffByDefault: true,
    summary: "Touch target is smaller than 44 by 44 points",
    discussion: """
      A fingertip covers about 44 points, so a smaller control is easy to miss. Enlarge the control.

      The rule checks the frames in the file. It does not check controls whose class determines their \
      size, such as switches, or controls that autoresizing might enlarge. Unless '--no-layout' is used, \
      it also checks controls that are positioned by constraints. The rule checks views of your own class \
      if the class's 'declaration' contains '$0.touchTarget()'.
      """,
    wrong: .view(#"<button frame="▶20 20 80 30" title="Snooze"/>"#),
    right: .view(#"<button frame="20 20 80 44" title="Snooze"/>"#))

  static let least = 44.0

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let constrained = scene.constrainedViews
    for (index, node) in scene.document.objects.enumerated() where !constrained.contains(index) {
      guard let frame = scene.frame(of: index), frame.width < least || frame.height < least,
        isTouchTarget(index, in: scene),
        node.parent.map({ scene.isPlain($0, "View") }) == true,
        !scene.sets(anyOf: ["autoresizing", "bounds", "transform", "hidden"], of: index),
        let place = scene.value("frame", of: index)
      else { continue }
      diagnostics.append(diagnostic(.small(scene.describe(index)), at: place.literal.range, in: scene))
    }
  }

  static func isTouchTarget(_ object: Int, in scene: CheckedScene) -> Bool {
    let element = scene.document.objects[object].elementClass.map(scene.vocabulary.ownFacts) ?? ClassFacts()
    let facts = scene.speaker(for: object)?.ownFacts.inheriting(element) ?? element
    return facts.isTouchTarget == true && facts.isSizedByFrame != false
  }
}

extension Message {
  fileprivate static func small(_ control: Message) -> Message {
    "\(control) is smaller than 44 by 44 points"
  }
}
