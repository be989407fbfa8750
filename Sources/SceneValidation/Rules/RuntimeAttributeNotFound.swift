import SceneDiagnostics
import SceneModel
import SceneValues

/// Runtime attributes for properties that do not exist.
package enum RuntimeAttributeNotFound: FileRule {
  package static let description = RuleDescription(
    "runtime-attribute-not-found", .connection, .error,
    summary: "A runtime attribute sets a property that the class has.",
    discussion: """
      A runtime attribute is set by its key when the scene is loaded, and loading fails where there is no such \
      property. Key paths with dots lead to objects that are not known before, and are not checked.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <view id="face" class="ClockView">
                <runtimeAttribute key="▶dialColour" type="color" value="white"/>
              </view>
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
              <view id="face" class="ClockView">
                <runtimeAttribute key="dialColor" type="color" value="white"/>
              </view>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for index in scene.valueTable.runtimeAttributes {
      let value = scene.document.values[index]
      // Of a literal that is wrong there is enough to say; with a wrong type, the key was not read.
      guard value.error == nil, case .object(let object) = value.owner, !value.key.text.contains("."),
        let known = scene.objectClasses[object], known.isComplete,
        scene.vocabulary.property(value.key.text, of: known.qualifiedName) == nil
      else { continue }
      let hidden = scene.hidden(.property, value.key.text, of: known)
      let keys = scene.vocabulary.lineage(of: known.qualifiedName).flatMap { $0.properties.map(\.key) }
      diagnostics.append(
        finding(
          .doesNotExist(value.key.text, on: known.name), at: value.key.range, in: scene,
          notes: hidden.isEmpty ? scene.declarations(of: known) : hidden,
          suggesting: hidden.isEmpty ? scene.suggestion(for: value.key, among: keys) : nil))
    }
  }
}

extension Message {
  fileprivate static func doesNotExist(_ key: String, on className: String) -> Message {
    "Property '\(key)' does not exist on '\(className)'"
  }
}
