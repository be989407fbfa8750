import SceneDiagnostics
import SceneModel

/// Properties with two values, of which one is lost.
package enum PropertySaidTwice: FileRule {
  package static let description = RuleDescription(
    "property-said-twice", .syntax, .warning,
    summary: "A property's value is written once.",
    discussion: """
      A value stands in an attribute, or, where it is long, in a '<value>' of its own; the last one counts. A \
      runtime attribute of the same name is another matter: it is set after the rest, and may say something else.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <label text="12:00">
                <value key="▶text">13:00</value>
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
              <label>
                <value key="text">12:00</value>
              </label>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  private struct Key: Hashable {
    let object: Int
    let key: String
    let isRuntimeAttribute: Bool
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var first: [Key: SourceRange] = [:]
    let document = scene.document
    // XML has it that no tag says an attribute twice: only what stands after the tag can.
    for index in scene.valueTable.afterTags {
      guard case .object(let object) = document.values.owner(at: index),
        !document.values.isFaulty(at: index)
      else { continue }
      let value = document.values[index]
      let isRuntimeAttribute = value.origin == .runtimeAttribute
      let key = Key(object: object, key: value.key.text, isRuntimeAttribute: isRuntimeAttribute)
      let attribute = isRuntimeAttribute ? nil : attribute(value.key.text, of: object, in: scene)
      guard let range = first[key] ?? attribute else {
        first[key] = value.key.range
        continue
      }
      diagnostics.append(
        finding(
          .twice(value.key.text), at: value.key.range, in: scene,
          notes: [scene.note(.firstSaid, at: range)]))
    }
  }

  private static func attribute(_ key: String, of object: Int, in scene: CheckedScene) -> SourceRange? {
    let end = scene.document.objects[object].tagRange.end
    // The attributes come first.
    for index in scene.valueTable[object] {
      let range = scene.document.values.keyRange(at: index)
      if range.start >= end { return nil }
      if scene.document.values.isKey(key, at: index) { return range }
    }
    return nil
  }
}

extension Message {
  fileprivate static func twice(_ key: String) -> Message { "'\(key)' has a value already" }
  fileprivate static var firstSaid: Message { "first given here" }
}
