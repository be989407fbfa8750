import SceneDiagnostics
import SceneModel
import SceneValues

package enum FixedFont: FileRule {
  package static let description = RuleDescription(
    "fixed-font", .accessibility, .note, isOffByDefault: true,
    summary: "Font has a fixed size instead of a text style",
    discussion: """
      A text style, such as 'body' or 'headline', adjusts to the text size that the user prefers. A font \
      such as 'system 17' has a fixed size. Use a text style instead.

      The rule reports only system fonts whose size and weight are the same as those of a text style. If the \
      size must not change, suppress the note.
      """,
    wrong: .view(#"<label text="12:00" font="▶system 13"/>"#),
    right: .view(#"<label text="12:00" font="footnote"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for value in scene.valueTable.fonts.lazy.map({ scene.document.values[$0] }) {
      guard case .font(let font) = value.value, let style = style(like: font) else { continue }
      diagnostics.append(
        diagnostic(
          .fixed(style), at: value.literal.range, in: scene,
          suggesting: scene.suggestion(replacing: value.literal, with: style.rawValue)))
    }
  }

  private static func style(like font: Font) -> TextStyle? {
    guard font.face == .system || font.face == .bold else { return nil }
    return TextStyle.allCases.first {
      $0.size == font.size && Font.style($0).isBold == font.isBold
    }
  }
}

extension Message {
  fileprivate static func fixed(_ style: TextStyle) -> Message {
    "This font has a fixed size: use the text style '\(style.rawValue)'"
  }
}
