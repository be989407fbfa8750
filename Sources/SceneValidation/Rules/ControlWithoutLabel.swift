import SceneDiagnostics
import SceneModel

/// Controls of which nobody says what they are for.
package enum ControlWithoutLabel: FileRule {
  package static let description = RuleDescription(
    "control-without-label", .accessibility, .note, isOffByDefault: true,
    summary: "A control says what it is for.",
    discussion: """
      A button is spoken of by its title. A button with an image alone, a switch, a slider or a stepper needs an \
      'accessibilityLabel'; a text field has its 'placeholder', too. Controls of a class of the host's, and those that \
      say 'accessibilityElement', are not reported.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <▶switch on="true"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <switch on="true" accessibilityLabel="Ticking"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  /// What beside an accessibility label tells what a control of the class is for.
  private static let words = [
    "Button": ["title"], "Switch": [], "Slider": [], "Stepper": [],
    "TextField": ["placeholder", "text"],
  ]

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for (index, node) in scene.document.objects.enumerated() {
      guard let name = node.elementClass, let words = words[name], scene.isPlain(index),
        !scene.says(anyOf: ["accessibilityLabel", "accessibilityElement", "hidden"] + words, of: index),
        // A title may stand in a state of the button's.
        !scene.document.children(of: index).contains(where: { scene.says("title", of: $0) })
      else { continue }
      diagnostics.append(finding(.silent(scene.describe(index)), at: node.nameRange, in: scene))
    }
  }
}

extension Message {
  fileprivate static func silent(_ control: String) -> Message {
    "\(control) does not say what it is for: it has no 'accessibilityLabel'"
  }
}
