import SceneValues

package struct CompletionItem: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case element, attribute, word, color, font, className, object, outlet, action, event, segue, image, key
    case snippet
  }

  /// The displayed text, which editors compare with the user's input.
  package var label: String
  package var kind: Kind
  package var detail = ""
  /// The text that replaces `CompletionList.replaced`.
  package var text: String
  /// Whether the text contains `$0` or placeholders such as `${1:name}`. If so, literal `$`, `}`, and `\` are escaped.
  package var isSnippet = false
  /// The color that the item represents, in light mode.
  package var color: RGBA?
  /// The documentation page, in Markdown. The page is empty until `LanguageService.resolved` sets it.
  package var documentation = ""
  /// The subject of the documentation page, such as `Label` or `Label.text`. It is used by `LanguageService.resolved`.
  package var subject = ""
  /// The sort order. Items with lower ranks come first. Items with equal ranks are sorted by label.
  package var rank = 0

  package init(_ label: String, _ kind: Kind, text: String? = nil) {
    self.label = label
    self.kind = kind
    self.text = text ?? label
  }
}

package struct CompletionList: Sendable {
  package var items: [CompletionItem]
  /// The range that an item's text replaces, in bytes of the source text.
  package var replaced: Range<Int>
  package var isIncomplete = false

  package init(items: [CompletionItem], replaced: Range<Int>) {
    self.items = items
    self.replaced = replaced
  }
}
