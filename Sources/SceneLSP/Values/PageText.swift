import SceneLanguage
import SceneValues

extension JSONText {
  /// Returns Markdown text as the protocol's `MarkupContent`. Without client support for Markdown, formatting is removed.
  static func page(_ text: String, isMarkdown: Bool) -> JSONText {
    .object([
      ("kind", .string(isMarkdown ? "markdown" : "plaintext")),
      ("value", .string(isMarkdown ? text : HoverText.plain(text))),
    ])
  }
}
