import SceneArchive
import SceneModel
import SceneResources

extension Lowering {
  /// Tables of translations as texts of values, each in the order of the values. What translates nothing is left out: it
  /// has its finding.
  mutating func lower(_ tables: [StringsTable]) {
    guard !tables.isEmpty else { return }
    let keys = translatableKeys
    let values = content.objects.flatMap { object -> [(index: Int, key: String)] in
      guard let id = object.id.map({ content.strings[$0] }) else { return [] }
      return object.values.compactMap { index in
        let value = content.values[index]
        // A runtime attribute may give the key another value, and one that is no text.
        guard value.kind == .string || value.kind == .text else { return nil }
        let key = "\(id).\(content.strings[content.keys[value.key]])"
        return keys.contains(key) ? (index, key) : nil
      }
    }
    for table in tables { lower(table, values) }
  }

  private mutating func lower(_ table: StringsTable, _ values: [(index: Int, key: String)]) {
    let texts = Dictionary(
      table.entries.map { ($0.key.text, $0.value?.text) }, uniquingKeysWith: { _, last in last })
    let start = content.translations.count
    for value in values {
      guard let text = texts[value.key] ?? nil else { continue }
      content.translations.append(TranslationRecord(value: value.index, text: content.string(text)))
    }
    content.stringTables.append(
      StringTableRecord(
        locale: content.string(table.locale), translations: start..<content.translations.count))
  }

  /// The keys of texts. What a host's own class takes is one whether or not the class is known here, so that a manifest
  /// never changes the bytes.
  private var translatableKeys: Set<String> {
    var keys: Set<String> = []
    for value in document.values {
      guard case .object(let object) = value.owner, let id = document.objects[object].id,
        value.origin == .inspectable || value.type == .string
      else { continue }
      keys.insert("\(id.text).\(value.key.text)")
    }
    return keys
  }
}
