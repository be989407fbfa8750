import SceneDiagnostics
import SceneModel
import SceneValues

/// Constraints about a superview that is not in the file.
package enum SuperviewOutOfReach: FileRule {
  package static let description = RuleDescription(
    "superview-out-of-reach", .layout, .error,
    summary: "What a constraint calls 'superview' is a view around it.",
    discussion: """
      The view of a controller, a prototype, and a view at the top of a scene or a nib get their \
      superviews when they are shown: nothing in the file can be said of them. 'safeArea' and 'margins' \
      beside the view itself are those of its superview; its own are 'self.safeArea' and 'self.margins'.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view id="page">
              <label id="time" text="12:00"/>
              <constraint equation="time.top = ▶superview.top + 8"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view id="page">
              <label id="time" text="12:00"/>
              <constraint equation="time.top = self.top + 8"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    // A format names its edges many times.
    var known: Set<SourceRange> = []
    for node in scene.document.constraints where scene.hasSuperviewElsewhere(node.holder) {
      for side in node.sides where side.item == .superview && known.insert(side.itemRange).inserted {
        diagnostics.append(
          finding(.elsewhere(scene.describe(node.holder)), at: side.itemRange, in: scene))
      }
    }
  }
}

extension Message {
  fileprivate static func elsewhere(_ view: Message) -> Message {
    "The superview of \(view) is not in this file"
  }
}
