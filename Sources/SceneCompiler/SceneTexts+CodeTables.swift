import SceneResources

extension SceneTexts {
  /// Creates the strings of a table for code, in the order of the table. Strings that must not be translated are omitted.
  package init(of table: CodeTable) {
    let originals = table.originals
    var seen: Set<String> = []
    let kept = table.tables.reduce(into: Set<String>()) { $0.formUnion($1.kept) }
    let locale = table.originalLocale
    // In a string catalog, the key is the string unless the source language has another string.
    let sources = table.tables.filter { $0.locale == locale } + table.tables.filter(\.isOfCatalog)
    let entries = sources.flatMap { source in source.entries.map { (source, $0) } }
    texts = entries.compactMap { table, entry in
      let key = entry.key.text
      guard seen.insert(key).inserted, !kept.contains(key) else { return nil }
      let own = originals[key]?.entry.value?.text
      return Text(key: key, text: own ?? key, place: table.comment(before: entry) ?? key)
    }
    keys = seen
    nameless = 0
    mayHold = { _ in false }
  }
}
