import SceneDiagnostics
import SceneModel
import SceneValues

/// Texts that were left as they came.
package enum PlaceholderText: FileRule {
  package static let description = RuleDescription(
    "placeholder-text", .resource, .note,
    summary: "Placeholder text",
    discussion: """
      'Lorem ipsum', 'Label' on a label, 'Button' on a button, and notes such as 'TODO:' are texts that \
      nobody has written yet. People who use the program would see them. Write the real text.

      The rule is silent where code may set another text: if an outlet is connected to the object, if it has \
      a 'tag', or if it has a custom class. Suppress the note where code sets the text in another way.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <label text="▶Lorem ipsum dolor sit amet"/>
              <button title="▶Button"/>
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
              <label text="Wakes you up"/>
              <button title="Snooze"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  private static let keys: Set<String> = ["text", "title", "prompt", "placeholder"]

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var written: Set<Int>?
    let values = scene.document.values
    for index in scene.valueTable.strings where mayBePlaceholder(index, of: values) {
      let value = values[index]
      guard case .object(let object) = value.owner, keys.contains(value.key.text),
        isPlaceholder(value.literal.text, in: scene.document.objects[object].elementClass),
        scene.isPlain(object), !scene.says("tag", of: object)
      else { continue }
      let known = written ?? scene.outletDestinations
      written = known
      guard !known.contains(object) else { continue }
      diagnostics.append(finding(.left(value.key.text), at: value.literal.range, in: scene))
    }
  }

  /// Classes whose name is what a new object of theirs says.
  private static let classes: Set<String> = ["Label", "Button"]
  private static let openings = ["Lorem ipsum", "TODO:", "FIXME:"]
  private static let firstLetters = Set((openings + classes).compactMap(\.utf8.first))

  /// By its first letter: most texts need no second look.
  private static func mayBePlaceholder(_ value: Int, of values: ValueList) -> Bool {
    values.firstByte(at: value).map(firstLetters.contains) ?? false
  }

  private static func isPlaceholder(_ text: String, in className: String?) -> Bool {
    classes.contains(text) ? text == className : openings.contains(where: text.hasPrefix)
  }
}

extension Message {
  fileprivate static func left(_ key: String) -> Message { "This '\(key: key)' is a placeholder" }
}
