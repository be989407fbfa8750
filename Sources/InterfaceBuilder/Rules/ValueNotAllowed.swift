import SceneDiagnostics
import SceneSyntax
import SceneValues

enum ValueNotAllowed: WrittenRule {
  static let description = RuleDescription(
    "value-not-allowed", .style, .note, isOffByDefault: true,
    summary: "Attribute has a value that the project does not allow",
    discussion: """
      To turn the rule on and specify the values that an attribute can have, set 'values' under 'allowed' in \
      .scenec.yml. For example, 'navigationController.hidesBottomBarWhenPushed: [YES]' requires the value \
      'YES'. Write elements, attributes, and values as they appear in Xcode files. If the list contains \
      'default', the attribute can be missing. To restrict a runtime attribute, use its key path as the name \
      of the attribute.

      If you turn the rule on without this setting, it requires that labels adjust to the user's preferred \
      text size ('label.adjustsFontForContentSizeCategory: [YES]').
      """,
    wrong: .xib(#"<▶label text="12:00" id="time"/>"#),
    right: .xib(#"<label text="12:00" adjustsFontForContentSizeCategory="YES" id="time"/>"#))

  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic]) {
    let values = file.expectations.values.sorted { $0.key < $1.key }
    for (place, allowed) in values {
      let parts = place.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      for index in file.indices(named: parts[0]) {
        let element = file.tree.elements[index]
        let written = file.attribute(parts[1], of: element) ?? file.runtimeAttribute(parts[1], of: index)
        let value = written.map { file.tree.value(of: $0) } ?? FileExpectations.unwritten
        guard !allowed.contains(value) else { continue }
        diagnostics.append(
          diagnostic(.other(parts[1], value, allowed), at: written?.valueRange ?? element.nameRange, in: file)
        )
      }
    }
  }
}

extension Message {
  fileprivate static func other(_ attribute: String, _ value: String, _ allowed: [String]) -> Message {
    let shown = allowed.map { "'\($0)'" }.joined(separator: ", ")
    return value == FileExpectations.unwritten
      ? "'\(key: attribute)' is missing, but the project requires \(shown)"
      : "'\(key: attribute)' is '\(value)', but the project requires \(shown)"
  }
}
