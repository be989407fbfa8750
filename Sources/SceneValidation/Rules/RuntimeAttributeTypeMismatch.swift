import SceneDiagnostics
import SceneModel
import SceneValues

package enum RuntimeAttributeTypeMismatch: FileRule {
  package static let description = RuleDescription(
    "runtime-attribute-type-mismatch", .connection, .error,
    summary: "Runtime attribute has the wrong type",
    discussion: """
      The 'type' of a runtime attribute determines how its value is parsed. If the property has a different \
      type, loading fails. However, properties of the types 'int' and 'number' accept whole numbers of both \
      types, and an enumeration property accepts text. The type of a key path is the type of its last \
      property. For example, 'layer.cornerRadius' is a number.
      """,
    wrong: .view(
      """
      <view id="face" class="ClockView">
        <runtimeAttribute key="▶dialColor" type="string" value="white"/>
        <runtimeAttribute key="▶layer.cornerRadius" type="string" value="8"/>
      </view>
      """),
    right: .view(
      """
      <view id="face" class="ClockView">
        <runtimeAttribute key="dialColor" type="color" value="white"/>
        <runtimeAttribute key="layer.cornerRadius" type="number" value="8"/>
      </view>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for index in scene.valueTable.runtimeAttributes {
      let value = scene.document.values[index]
      let described = scene.runtimeProperty(of: value)
      guard value.error == nil, let given = value.type,
        let type = described?.property.type ?? scene.appleType(of: value), !accepts(type, given),
        !(type == .int && given == .number && isWhole(value.literal.text)),
        !(scene.vocabulary.usesUIKitNames && isNumber(type) && (isNumber(given) || given == .string))
      else { continue }
      diagnostics.append(
        diagnostic(
          .mismatch(value.key.text, type, given), at: value.key.range, in: scene,
          notes: described.map { scene.declaration(ofProperty: value.key.text, of: $0.owner) } ?? []))
    }
  }

  /// Returns whether the type is a Boolean or a number. UIKit's key-value coding converts values of these types to and
  /// from strings and other types of numbers.
  private static func isNumber(_ type: ValueType) -> Bool { [.bool, .int, .number].contains(type) }

  private static func isWhole(_ text: String) -> Bool { Double(text).flatMap { Int(exactly: $0) } != nil }

  private static func accepts(_ type: ValueType, _ given: ValueType) -> Bool {
    switch (type, given) {
    case (.number, .int), (.string, .image): true
    // The rule 'bad-literal' checks that the string is one of the names.
    case (.enumeration, .string): true
    // References are written as IDs, which are read as strings.
    case (.reference, _), (.references, _): true
    // The type does not specify whether a property is optional.
    case (_, .nothing): true
    default: type == given
    }
  }
}

extension Message {
  fileprivate static func mismatch(_ key: String, _ type: ValueType, _ given: ValueType) -> Message {
    "'\(key: key)' must be \(type.expectedKind), but the value has the type '\(given)'"
  }
}
