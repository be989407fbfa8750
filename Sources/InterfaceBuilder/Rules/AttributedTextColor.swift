import SceneDiagnostics
import SceneSyntax
import SceneValues

enum AttributedTextColor: WrittenRule {
  static let description = RuleDescription(
    "attributed-text-color", .style, .note, isOffByDefault: true,
    summary: "Attributed text has a fixed color",
    discussion: """
      A color in attributed text is stored in the file. It does not change when the tint color changes or \
      when code sets the color of the view. Set the color of the view, or create the attributed text in \
      code.
      """,
    wrong: .xib(
      """
      <label id="time">
        <attributedString key="attributedText">
          <fragment content="12:00">
            <attributes>
              <▶color key="NSColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </attributes>
          </fragment>
        </attributedString>
      </label>
      """),
    right: .xib(
      """
      <label id="time">
        <attributedString key="attributedText">
          <fragment content="12:00"/>
        </attributedString>
      </label>
      """))

  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic]) {
    for index in file.indices(named: "color") {
      let element = file.tree.elements[index]
      guard file.value("key", of: element) == "NSColor", !file.isInComment(index) else { continue }
      diagnostics.append(diagnostic(.inText, at: element.nameRange, in: file))
    }
  }
}

extension Message {
  fileprivate static var inText: Message { "This color is fixed in attributed text" }
}
