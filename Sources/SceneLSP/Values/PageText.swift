import SceneLanguage
import SceneValues

extension JSONText {
  /// A text that is written in Markdown, as the protocol has it: without marks for a client that shows none.
  static func page(_ text: String, isMarkdown: Bool) -> JSONText {
    .object([
      ("kind", .string(isMarkdown ? "markdown" : "plaintext")),
      ("value", .string(isMarkdown ? text : HoverText.plain(text))),
    ])
  }
}
