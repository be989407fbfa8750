import SceneModel
import SceneValues

/// What is shown within a text: how large views are, what its texts are in another language, and where its ids lead.
struct InlineHints {
  let service: LanguageService
  let document: MarkupDocument

  /// More of a file are not shown.
  private static let most = 1_000
  /// Longer texts are cut.
  private static let longest = 40

  func hints(in range: Range<Int>) -> [InlineHint] {
    (sizes(in: range) + translations(in: range) + destinations(in: range)).sorted { $0.offset < $1.offset }
  }

  /// Behind the id of a view, or the name of its element, the size that constraints give it.
  private func sizes(in range: Range<Int>) -> [InlineHint] {
    let markup = document.markup
    return service.sizes(in: document, range: range).lazy.compactMap { element, size -> InlineHint? in
      var offset = markup.elements[element].name.upperBound
      if let id = markup.attribute("id", of: element), markup.attributes[id].isQuoted,
        let value = markup.attributes[id].value
      {
        offset = value.upperBound + 1
      }
      guard range.contains(offset) else { return nil }
      return InlineHint(
        offset: offset, text: "\(Value.number(size.width).literal) × \(Value.number(size.height).literal)",
        detail: "Width and height in points, as constraints make them on the screen that the file is for")
    }.prefix(Self.most).map(\.self)
  }

  /// Behind a text, what it is in the first language that has it.
  private func translations(in range: Range<Int>) -> [InlineHint] {
    let texts = document.names.texts.filter { range.contains($0.value.lowerBound) }
    guard !texts.isEmpty, let tables = service.snapshot.resources(of: document.path)?.tables, !tables.isEmpty
    else { return [] }
    var known: [String: [(String, String)]] = [:]
    for table in tables {
      for entry in table.entries where texts[entry.key.text] != nil {
        if let value = entry.value?.text { known[entry.key.text, default: []].append((table.locale, value)) }
      }
    }
    return known.prefix(Self.most).compactMap { key, translations in
      guard let place = texts[key], let first = translations.first else { return nil }
      return InlineHint(
        offset: place.upperBound + (isQuote(at: place.upperBound) ? 1 : 0),
        text: "\(first.0): \(Self.short(first.1))",
        detail: translations.prefix(20).map { "- \($0.0): \(HoverText.escaped($0.1))" }.joined(
          separator: "\n"))
    }
  }

  /// Behind what stands between tags there is none.
  private func isQuote(at offset: Int) -> Bool {
    let bytes = document.markup.bytes
    return offset < bytes.count && (bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'"))
  }

  /// Behind a destination, the title of the scene that it leads to.
  private func destinations(in range: Range<Int>) -> [InlineHint] {
    document.names.leads.lazy.filter { range.contains($0.range.lowerBound) }.prefix(Self.most).compactMap {
      lead in
      guard let scene = service.scene(ofLead: lead, in: document.path)?.scene else { return nil }
      guard let title = scene.title ?? scene.className.map({ document.vocabulary.spokenName(of: $0) }) else {
        return nil
      }
      return InlineHint(offset: lead.range.upperBound + 1, text: Self.short(title))
    }
  }

  private static func short(_ text: String) -> String {
    let line = text.replacing("\n", with: " ")
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }
}
