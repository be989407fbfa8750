import SceneLanguage
import SceneValues

extension JSONText {
  /// Returns Markdown text as the protocol's `MarkupContent`. If the client does not support Markdown, the formatting
  /// marks are removed.
  static func page(_ text: String, isMarkdown: Bool) -> JSONText {
    .object([
      ("kind", .string(isMarkdown ? "markdown" : "plaintext")),
      ("value", .string(isMarkdown ? text : HoverText.plain(text))),
    ])
  }
}
