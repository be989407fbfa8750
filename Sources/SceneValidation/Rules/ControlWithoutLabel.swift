import SceneDiagnostics
import SceneModel
import SceneValues

/// Controls of which nobody says what they are for.
package enum ControlWithoutLabel: FileRule {
  package static let description = RuleDescription(
    "control-without-label", .accessibility, .note, isOffByDefault: true,
    summary: "Control has no accessibility label",
    discussion: """
      A screen reader reads the title of a button. A button with only an image, a switch, a slider or a \
      stepper has no such text and needs an 'accessibilityLabel'. For a text field, a 'placeholder' is \
      enough.

      The rule does not check controls with a custom class, nor controls that set 'accessibilityElement'.
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

  /// What tells what a control of the class is for, or that nobody has to know; nil for what is no control.
  private static func words(of className: String) -> [String]? {
    switch className {
    case "Button": ["accessibilityLabel", "accessibilityElement", "hidden", "title"]
    case "TextField": ["accessibilityLabel", "accessibilityElement", "hidden", "placeholder", "text"]
    case "Switch", "Slider", "Stepper": ["accessibilityLabel", "accessibilityElement", "hidden"]
    default: nil
    }
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for index in scene.document.objects.indices {
      guard let name = scene.document.objects[index].elementClass, let words = words(of: name),
        scene.isPlain(index), !scene.says(anyOf: words, of: index),
        // A title may stand in a state of the button's.
        !scene.document.children(of: index).contains(where: { scene.says("title", of: $0) })
      else { continue }
      diagnostics.append(
        finding(.silent(scene.describe(index)), at: scene.document.objects[index].nameRange, in: scene))
    }
  }
}

extension Message {
  fileprivate static func silent(_ control: Message) -> Message {
    "\(control) has no 'accessibilityLabel'"
  }
}
