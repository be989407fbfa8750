import SceneDiagnostics
import SceneModel
import SceneValues

package enum SuperviewNotInFile: FileRule {
  package static let description = RuleDescription(
    "superview-not-in-file", .layout, .error,
    summary: "Constraint to a superview that is not in the file",
    discussion: """
      Some views do not have a superview until they are shown: the root view of a view controller, a \
      prototype, and a view at the top level of a scene or a nib. A constraint in the file cannot refer to \
      that superview. To position the subviews of one of these views, use 'self' in the view's constraints \
      to refer to the view itself.

      In a constraint of a view, as in 'top = safeArea.top', 'safeArea' and 'margins' refer to the areas of \
      the view's superview. To refer to the view's own areas, write 'self.safeArea' or 'self.margins'.
      """,
    wrong: .view(
      id: "page",
      """
      <label id="time" text="12:00"/>
      <constraint equation="time.top = ▶superview.top + 8"/>
      """),
    right: .view(
      id: "page",
      """
      <label id="time" text="12:00"/>
      <constraint equation="time.top = self.top + 8"/>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    // A visual format may create several constraints for one reference, but the reference is reported only once.
    var known: Set<SourceRange> = []
    for node in scene.document.constraints where scene.hasSuperviewElsewhere(node.holder) {
      for side in node.sides where side.item == .superview && known.insert(side.itemRange).inserted {
        let isNamed = scene.document.source.bytes[side.itemRange.bytes].elementsEqual("superview".utf8)
        diagnostics.append(
          diagnostic(
            .elsewhere(scene.describe(node.holder)), at: side.itemRange, in: scene,
            suggesting: isNamed ? itself(at: side.itemRange) : nil))
      }
    }
  }

  /// Returns a suggestion to refer to the view itself. In a root view, `superview` is usually meant to be the root view.
  private static func itself(at range: SourceRange) -> Suggestion {
    Suggestion(
      note: nil,
      fixIt: FixIt(
        "Replace 'superview' with 'self', the view that contains the constraint",
        edits: [FixIt.Edit(range, with: "self")], isSafe: false))
  }
}

extension Message {
  fileprivate static func elsewhere(_ view: Message) -> Message {
    "The superview of \(view) is not in this file"
  }
}
