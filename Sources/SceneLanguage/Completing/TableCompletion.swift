import SceneAnalysis

/// Keys that a table of translations lacks.
struct TableCompletion {
  let service: LanguageService
  let path: String

  /// The keys that may stand at a place: at the beginning of a line of a `.strings`, behind a quote or before one.
  func list(at offset: Int, limit: Int) -> CompletionList {
    let nothing = CompletionList(items: [], replaced: offset..<offset)
    guard path.hasSuffix(".strings"), let bytes = service.snapshot.text(of: path)?.bytes,
      offset <= bytes.count,
      let scene = service.scenes(ofTable: path).first, let names = service.names(of: scene),
      let document = service.document(scene)
    else { return nothing }
    let start = (bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1) + 1
    let written = bytes[start..<offset].drop(while: MarkupScanner.isSpace)
    let hasQuote = written.first == UInt8(ascii: "\"")
    let word = hasQuote ? written.dropFirst() : written
    guard !word.contains(where: { $0 == UInt8(ascii: "\"") || MarkupScanner.isSpace($0) }),
      hasQuote || word.isEmpty
    else { return nothing }
    var end = offset
    while end < bytes.count, MarkupScanner.isName(bytes[end]) { end += 1 }
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "\"")
    var list = CompletionList(items: [], replaced: word.startIndex..<end)
    let known = Set(service.keys(ofTable: path).filter { !$0.range.bytes.contains(offset) }.map(\.text))
    for (key, range) in names.texts.sorted(by: { $0.key < $1.key }) where !known.contains(key) {
      var item = CompletionItem(key, .key)
      item.detail = MarkupEscape.decoded(document.markup.text(range))
      item.text = hasQuote && isClosed ? key : "\(hasQuote ? "" : "\"")\(key)\" = \"$1\";$0"
      item.isSnippet = !(hasQuote && isClosed)
      list.items.append(item)
    }
    list.isIncomplete = list.items.count > limit
    list.items = Array(list.items.prefix(limit))
    return list
  }
}
