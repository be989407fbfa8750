import SceneDiagnostics
import SceneModel
import SceneValues

package enum DuplicateProperty: FileRule {
  package static let description = RuleDescription(
    "duplicate-property", .syntax, .warning,
    summary: "Property is set twice",
    discussion: """
      You can set a property with an attribute or, if the value is long, with a '<value>' element. If you \
      set a property with both, or with two '<value>' elements, only the last value is used. Remove the \
      others.

      You can also use a runtime attribute with the name of the property. The runtime attribute is set after \
      the other values and can replace the property's value.

      In Xcode files, two elements with the same 'key', or two groups such as 'subviews', usually result from \
      a merge. Xcode uses only one of them.
      """,
    wrong: .view(
      """
      <label text="12:00">
        <value key="▶text">13:00</value>
      </label>
      """),
    right: .view(
      """
      <label>
        <value key="text">12:00</value>
      </label>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    // XML does not allow duplicate attributes in a tag, so duplicates can occur only if there are values after the tag.
    guard scene.valueTable.hasValuesAfterTags else { return }
    let values = scene.document.values
    // The values are indexed by key number, one object at a time. Dictionaries would take 2% of validation time.
    var properties = FirstValues(keyCount: values.keyCount)
    var runtimeAttributes = FirstValues(keyCount: values.keyCount)
    for object in scene.document.objects.indices where scene.valueTable.count(of: object) > 1 {
      let end = scene.document.objects[object].tagRange.end
      for index in scene.valueTable[object] {
        let range = values.keyRange(at: index)
        let isInTag = range.start < end
        if values.isFaulty(at: index), !isInTag { continue }
        let key = values.keyNumber(at: index)
        let first =
          values.origin(at: index) == .runtimeAttribute
          ? runtimeAttributes.first(for: key, of: object, or: index)
          : properties.first(for: key, of: object, or: index)
        guard let first, !isInTag else { continue }
        diagnostics.append(
          diagnostic(
            .twice(values[index].key.text), at: range, in: scene,
            notes: [scene.note(.firstOccurrence, at: values.keyRange(at: first))]))
      }
    }
  }

  private struct FirstValues {
    private var objects: [Int]
    private var indices: [Int]

    init(keyCount: Int) {
      objects = [Int](repeating: -1, count: keyCount)
      indices = objects
    }

    mutating func first(for key: Int, of object: Int, or index: Int) -> Int? {
      if objects[key] == object { return indices[key] }
      (objects[key], indices[key]) = (object, index)
      return nil
    }
  }
}

extension Message {
  fileprivate static func twice(_ key: String) -> Message { "'\(key: key)' is already set" }
  fileprivate static var firstOccurrence: Message { "first set here" }
}
