import SceneModel
import SceneValues

struct Completer {
  let service: LanguageService
  let document: MarkupDocument
  let context: MarkupContext
  let offset: Int
  let limit: Int
  var items: [CompletionItem] = []
  var replaced: Range<Int>

  var markup: MarkupText { document.markup }
  var vocabulary: Vocabulary { document.vocabulary }

  init(_ service: LanguageService, _ document: MarkupDocument, at offset: Int, limit: Int) {
    self.limit = limit
    self.service = service
    self.document = document
    context = document.markup.context(at: offset)
    self.offset = min(max(offset, 0), document.markup.bytes.count)
    replaced = context.range
  }

  mutating func list() -> CompletionList {
    switch context.place {
    case .skipped: break
    case .endTagName: addEndTag()
    case .elementName: addElements(isBehindMark: true)
    case .text: addElements(isBehindMark: false)
    case .attributeName: addAttributes()
    case .attributeValue(let place):
      if let element = context.element {
        addValues(of: place, element)
      }
    }
    return finished()
  }

  private func finished() -> CompletionList {
    var seen: Set<String> = []
    var found = items.filter { seen.insert($0.label).inserted }
    var list = CompletionList(items: [], replaced: replaced)
    if found.count > limit {
      list.isIncomplete = true
      let typed = markup.text(replaced.lowerBound..<max(replaced.lowerBound, offset)).lowercased()
      found = found.filter { Self.mayMean(typed, $0.label) }
    }
    found.sort { ($0.rank, $0.label) < ($1.rank, $1.label) }
    list.items = Array(found.prefix(limit))
    return list
  }

  /// Returns whether a label contains the typed letters in the same order.
  static func mayMean(_ typed: String, _ label: String) -> Bool {
    var rest = typed.utf8[...]
    for byte in label.lowercased().utf8 where byte == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  mutating func add(
    _ label: String, _ kind: CompletionItem.Kind, _ detail: String = "", text: String? = nil,
    subject: String = "", rank: Int = 0
  ) {
    var item = CompletionItem(label, kind, text: text)
    item.detail = detail
    item.subject = subject
    item.rank = rank
    items.append(item)
  }

  mutating func addWords(_ words: some Sequence<String>, _ detail: String = "", rank: Int = 0) {
    for word in words { add(word, .word, detail, rank: rank) }
  }

  private mutating func addEndTag() {
    guard let parent = context.parent, case let name = markup.name(of: parent), !name.isEmpty else { return }
    let isFinished = replaced.upperBound < markup.bytes.count && markup.bytes[replaced.upperBound] == 0x3E
    add(name, .element, text: isFinished ? name : name + ">")
  }

  static func plain(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("$", with: "\\$").replacing("}", with: "\\}")
  }
}
