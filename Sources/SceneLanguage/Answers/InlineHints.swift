import SceneModel
import SceneValues

/// A generator for inline hints, which show view sizes, string translations, and segue destinations.
struct InlineHints {
  let service: LanguageService
  let document: MarkupDocument

  private static let most = 1_000
  private static let longest = 40

  func hints(in range: Range<Int>) -> [InlineHint] {
    var hints = sizes(in: range)
    hints += translations(in: range)
    hints += destinations(in: range)
    return hints.sorted { $0.offset < $1.offset }
  }

  /// Returns hints for view sizes determined by constraints. A hint follows the id or, without an id, the element name.
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
        detail: "Width and height in points after layout, on the device in the file")
    }.prefix(Self.most).map(\.self)
  }

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

  /// Returns whether a quotation mark follows the string that ends at the given offset. Text between tags is not quoted.
  private func isQuote(at offset: Int) -> Bool {
    let bytes = document.markup.bytes
    return offset < bytes.count && (bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'"))
  }

  private func destinations(in range: Range<Int>) -> [InlineHint] {
    document.names.leads.lazy.filter { range.contains($0.range.lowerBound) }.prefix(Self.most).compactMap {
      lead in
      guard let scene = service.scene(ofLead: lead, in: document.path)?.scene else { return nil }
      guard let title = scene.title ?? scene.className.map({ document.vocabulary.displayName(of: $0) }) else {
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
