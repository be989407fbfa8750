import SceneLanguage
import SceneValues

extension JSONText {
  /// Converts Markdown to markup content. Formatting marks are removed if the client does not support Markdown.
  static func page(_ text: String, isMarkdown: Bool) -> JSONText {
    .object([
      ("kind", .string(isMarkdown ? "markdown" : "plaintext")),
      ("value", .string(isMarkdown ? text : HoverText.plain(text))),
    ])
  }
}
