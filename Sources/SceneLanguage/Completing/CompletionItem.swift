import SceneValues

/// One of the things that may be written at a place.
package struct CompletionItem: Sendable, Hashable {
  /// What kind of thing it is, for an editor's icon.
  package enum Kind: Sendable, Hashable {
    case element, attribute, word, color, font, className, object, outlet, action, event, segue, image, key
    case snippet
  }

  /// What is shown, and compared with what was typed.
  package var label: String
  package var kind: Kind
  /// A few words beside the label: a type, a class.
  package var detail = ""
  /// What is written in place of `CompletionList.replaced`.
  package var text: String
  /// Whether the text has placeholders, `${1:name}`, and a last place of the cursor, `$0`; `$`, `}` and `\` that mean
  /// themselves have a `\` before them.
  package var isSnippet = false
  /// The color that it stands for, in the light style.
  package var color: RGBA?
  /// A page about it, in Markdown; empty until somebody asks for it by `LanguageService.resolved`.
  package var documentation = ""
  /// What the page is about: `Label`, `Label.text`; for `LanguageService.resolved`, and for nobody else.
  package var subject = ""
  /// Of two, the one with the smaller number comes first; with the same, the one whose label does.
  package var rank = 0

  package init(_ label: String, _ kind: Kind, text: String? = nil) {
    self.label = label
    self.kind = kind
    self.text = text ?? label
  }
}

/// What may be written at a place.
package struct CompletionList: Sendable {
  /// The best ones first.
  package var items: [CompletionItem]
  /// What an item's text takes the place of, in bytes of the text.
  package var replaced: Range<Int>
  /// Whether there are more than were wanted.
  package var isIncomplete = false

  package init(items: [CompletionItem], replaced: Range<Int>) {
    self.items = items
    self.replaced = replaced
  }
}
