import SceneResources

extension SceneTexts {
  /// Creates the strings of a table for code, in the order of the table. Strings that must not be translated are omitted.
  package init(of table: CodeTable) {
    let originals = table.originals
    var seen: Set<String> = []
    let kept = table.tables.reduce(into: Set<String>()) { $0.formUnion($1.kept) }
    // In a string catalog, the key is the string unless the source language has another string.
    let entries =
      table.tables.filter { $0.locale == table.originalLocale }.flatMap { own in own.entries.map { (own, $0) }
      }
      + table.tables.filter(\.isOfCatalog).flatMap { other in other.entries.map { (other, $0) } }
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
