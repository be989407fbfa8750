import SceneDiagnostics
import SceneModel
import SceneValues

package enum RedundantVariation: FileRule {
  package static let description = RuleDescription(
    "redundant-variation", .style, .warning, isOffByDefault: true,
    summary: "Trait variation repeats the value of its element",
    discussion: """
      The value of an element's attribute applies to all combinations of traits for which no '<when>' \
      element sets the attribute. A '<when>' element that sets the attribute to the same value therefore has \
      no effect. Remove the attribute from the '<when>' element.

      The rule reports nothing if another '<when>' element also sets the attribute, because the repeated \
      value might be needed to override the value in that other element.
      """,
    wrong: .view(
      """
      <label text="12:00" font="system 17">
        <when traits="idiom=pad" ▶font="system 17" textColor="black"/>
      </label>
      """),
    right: .view(
      """
      <label text="12:00" font="system 17">
        <when traits="idiom=pad" font="system 28" textColor="black"/>
      </label>
      """))

  private struct Key: Hashable {
    let object: Int
    let key: String
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    // If another variation sets the same property, this one may restore the value.
    var counts: [Key: Int] = [:]
    for index in scene.valueTable.varied {
      let value = scene.document.values[index]
      guard case .variation(let variation) = value.owner else { continue }
      counts[Key(object: scene.document.variations[variation].object, key: value.key.text), default: 0] += 1
    }
    for index in scene.valueTable.varied {
      let value = scene.document.values[index]
      guard case .variation(let variation) = value.owner, let specified = value.value else { continue }
      let object = scene.document.variations[variation].object
      let base = scene.valueTable[object].last { index in
        let other = scene.document.values[index]
        return other.key.text == value.key.text && other.origin != .runtimeAttribute
      }
      guard let base, scene.document.values[base].value == specified,
        counts[Key(object: object, key: value.key.text)] == 1
      else { continue }
      diagnostics.append(
        diagnostic(
          .same(value.key.text), at: value.key.range, in: scene,
          notes: [scene.note(.specified, at: scene.document.values[base].key.range)]))
    }
  }
}

extension Message {
  fileprivate static func same(_ key: String) -> Message {
    "'\(key: key)' has the same value without these traits"
  }
  fileprivate static var specified: Message { "set here for all traits" }
}
