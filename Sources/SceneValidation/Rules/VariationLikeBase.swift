import SceneDiagnostics
import SceneModel

/// Variations that say what the element says anyway.
package enum VariationLikeBase: FileRule {
  package static let description = RuleDescription(
    "variation-like-base", .style, .warning, isOffByDefault: true,
    summary: "A '<when>' says something else than its element.",
    discussion: """
      What an attribute is under all other traits, the element itself says. A '<when>' that repeats it changes nothing, \
      unless it takes an attribute back that another '<when>' sets.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <label text="12:00" font="system 17">
                <when traits="idiom=pad" ▶font="system 17" textColor="black"/>
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
              <label text="12:00" font="system 17">
                <when traits="idiom=pad" font="system 28" textColor="black"/>
              </label>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for (index, value) in scene.document.values.enumerated() {
      guard case .variation(let variation) = value.owner, let said = value.value else { continue }
      let object = scene.document.variations[variation].object
      let base = scene.valueTable[object].last {
        scene.document.values[$0].key.text == value.key.text
          && scene.document.values[$0].origin != .runtimeAttribute
      }
      guard let base, scene.document.values[base].value == said,
        // Where another one sets it, this one may be there to take it back.
        !scene.valueTable.variations(of: object).contains(where: {
          $0 != index && scene.document.values[$0].key.text == value.key.text
        })
      else { continue }
      diagnostics.append(
        finding(
          .same(value.key.text), at: value.key.range, in: scene,
          notes: [scene.note(.said, at: scene.document.values[base].key.range)]))
    }
  }
}

extension Message {
  fileprivate static func same(_ key: String) -> Message { "'\(key)' is the same without these traits" }
  fileprivate static var said: Message { "said here for all traits" }
}
