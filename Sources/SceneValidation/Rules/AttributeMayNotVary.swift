import SceneDiagnostics
import SceneModel
import SceneValues

/// Attributes that are the same under all traits.
package enum AttributeMayNotVary: FileRule {
  package static let description = RuleDescription(
    "attribute-may-not-vary", .syntax, .error,
    summary: "What says which object something is, and what it refers to, does not depend on traits.",
    discussion: """
      A '<when>' changes values: a font, a colour, a frame. An object's 'id' and 'class', whether a scene is an 'entry', \
      the controllers that a container holds, by what a prototype is found, and what a constraint is between are settled \
      when the object is made: of two constraints, each can be 'active' under other traits. \
      For a scene that is another one on another device, write a second file: 'NAME~pad.scene' replaces 'NAME.scene' on a \
      pad.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <label text="12:00">
                <when traits="idiom=pad" ▶class="BigLabel" font="system 28"/>
              </label>
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
              <label text="12:00">
                <when traits="idiom=pad" font="system 28"/>
              </label>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for variation in scene.document.variations {
      for name in variation.invariable {
        diagnostics.append(finding(.settled(name.text), at: name.range, in: scene))
      }
    }
  }
}

extension Message {
  fileprivate static func settled(_ name: String) -> Message { "'\(name)' cannot depend on traits" }
}
