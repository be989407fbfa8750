import SceneLanguage
import SceneValues

extension JSONText {
  /// Converts Markdown to the protocol's `MarkupContent`. Without support for Markdown, formatting marks are removed.
  static func page(_ text: String, isMarkdown: Bool) -> JSONText {
    .object([
      ("kind", .string(isMarkdown ? "markdown" : "plaintext")),
      ("value", .string(isMarkdown ? text : HoverText.plain(text))),
    ])
  }
}
