import SceneDiagnostics
import SceneModel
import SceneValues

package enum ValueOutOfRange: FileRule {
  package static let description = RuleDescription(
    "value-out-of-range", .syntax, .error,
    summary: "Value is out of range",
    discussion: """
      Many properties accept only numbers in a certain range. For example, 'alpha' must be from 0 to 1, and \
      the number of pages cannot be negative. To see the ranges of a class's properties, run 'scenec classes \
      NAME'. To set the range of a property of your own class, pass it to '$0.property' in the class's \
      'declaration', as in 'in: 0...1'. Coordinates, sizes, insets, results of transforms, and font sizes \
      must always be between -16777216 and 16777216 points.

      The values of an element must also be consistent with each other. For example, 'value' must be between \
      'minimumValue' and 'maximumValue', a page control with three pages has no page 7, and a segmented \
      control with two segments has no segment 4. The 'minuteInterval' of a date picker must divide 60 \
      evenly. Such contradictions are reported as warnings. The values in each '<when>' element are checked \
      together with the other values of the surrounding element. In an Xcode file for macOS, the rule also \
      checks cells, columns, windows, and formatters.

      The diagnostic marks the number or the whole transform, and includes the allowed range. A file that \
      contains a number out of range is not compiled. If a compiled file is modified to contain such a \
      number, it is not loaded.
      """,
    wrong: .view(#"<label text="12:00" alpha="▶1.5" frame="20 20 80 ▶1e30"/>"#),
    right: .view(#"<label text="12:00" alpha="0.5" frame="20 20 80 21"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for index in scene.valueTable.faulty {
      let value = scene.document.values[index]
      guard let bounds = value.error?.bounds, let type = value.type else { continue }
      let range = value.errorRange
      let part = range == value.literal.range ? value.literal.text : scene.document.source.text(range)
      diagnostics.append(
        diagnostic(.takes(value.key.text, type.expectation(in: bounds), not: part), at: range, in: scene))
    }
    checkRuntimeAttributes(of: scene, into: &diagnostics)
    for contradiction in scene.contradictions {
      let value = contradiction.value
      let cause = contradiction.cause
      diagnostics.append(
        diagnostic(
          contradiction.limit.message(
            for: value.literal.text, exceeding: contradiction.bound, isDefault: cause == nil),
          at: value.literal.range, in: scene, severity: .warning,
          notes: cause.map { [scene.note(ValueLimit.cause($0.key.text), at: $0.literal.range)] } ?? []))
    }
  }

  private static func checkRuntimeAttributes(of scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for index in scene.valueTable.runtimeAttributes {
      let value = scene.document.values[index]
      guard let property = scene.runtimeProperty(of: value)?.property,
        let range = property.range, let given = value.value, !given.isContained(in: range)
      else { continue }
      diagnostics.append(
        diagnostic(
          .takes(property.key, property.expectation, not: value.literal.text), at: value.literal.range,
          in: scene))
    }
  }
}

extension Message {
  fileprivate static func takes(_ key: String, _ expectation: String, not part: String) -> Message {
    "'\(key: key)' must be \(expectation), not '\(part)'"
  }
}
