import SceneDiagnostics
import SceneModel
import SceneValues

/// Numbers that a property does not take.
package enum ValueOutOfRange: FileRule {
  package static let description = RuleDescription(
    "value-out-of-range", .syntax, .error,
    summary: "A number lies in the range that its property is declared with.",
    discussion: """
      What is transparent has an alpha from 0 to 1, and there are no -3 pages. 'scenec classes NAME' tells the range of \
      each property; a class of the program's own declares one with 'in: 0...1'. Coordinates, sizes, insets, what a \
      transform comes to and the sizes of fonts lie between -16777216 and 16777216 points for every property. The finding \
      points at the number, or at all of a transform, and says what there may be. A file with such a number is not \
      compiled, and a compiled one that was changed so is not loaded.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <label text="12:00" alpha="▶1.5" frame="20 20 80 ▶1e30"/>
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
              <label text="12:00" alpha="0.5" frame="20 20 80 21"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for index in scene.valueTable.faulty {
      let value = scene.document.values[index]
      guard let bounds = value.error?.bounds, let type = value.type else { continue }
      let range = value.errorRange
      let part = range == value.literal.range ? value.literal.text : scene.document.source.text(range)
      diagnostics.append(
        finding(.takes(value.key.text, type.expectation(in: bounds), not: part), at: range, in: scene))
    }
    checkRuntimeAttributes(of: scene, into: &diagnostics)
  }

  /// These say their type themselves: which property they are for, and in which range, shows at the end of their path.
  private static func checkRuntimeAttributes(of scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for index in scene.valueTable.runtimeAttributes {
      let value = scene.document.values[index]
      guard case .object(let object) = value.owner, let known = scene.objectClasses[object],
        let property = property(value.key.text, of: known.qualifiedName, in: scene.vocabulary),
        let range = property.range, let given = value.value, !given.lies(in: range)
      else { continue }
      diagnostics.append(
        finding(
          .takes(property.key, property.expectation, not: value.literal.text), at: value.literal.range,
          in: scene))
    }
  }

  /// The property that a key path such as `layer.cornerRadius` leads to, by the classes of the outlets on the way.
  private static func property(
    _ path: String, of name: String, in vocabulary: Vocabulary
  ) -> PropertyDescription? {
    var (name, steps) = (name, path.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
    let key = steps.removeLast()
    for step in steps {
      guard let outlet = vocabulary.outlet(step, of: name), !outlet.isCollection else { return nil }
      name = outlet.type
    }
    return vocabulary.property(key, of: name)
  }
}

extension Message {
  fileprivate static func takes(_ key: String, _ expectation: String, not part: String) -> Message {
    "'\(key: key)' takes \(expectation), not '\(part)'"
  }
}
