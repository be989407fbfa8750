import SceneModel
import SceneValues

/// What is shown within a text: what its texts are in another language, and where its ids lead.
struct InlineHints {
  let service: LanguageService
  let document: MarkupDocument

  /// More of a file are not shown.
  private static let most = 1_000
  /// Longer texts are cut.
  private static let longest = 40

  func hints(in range: Range<Int>) -> [InlineHint] {
    (translations(in: range) + destinations(in: range)).sorted { $0.offset < $1.offset }
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
        offset: place.upperBound + 1, text: "\(first.0): \(Self.short(first.1))",
        detail: translations.prefix(20).map { "- \($0.0): \(HoverText.escaped($0.1))" }.joined(
          separator: "\n"))
    }
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
