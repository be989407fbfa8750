import SceneLanguage
import SceneValues

extension JSONText {
  /// Converts Markdown to the protocol's `MarkupContent`. If the client does not support Markdown, removes the
  /// formatting marks.
  static func page(_ text: String, isMarkdown: Bool) -> JSONText {
    .object([
      ("kind", .string(isMarkdown ? "markdown" : "plaintext")),
      ("value", .string(isMarkdown ? text : HoverText.plain(text))),
    ])
  }
}
