import SceneArchive
import SceneModel
import SceneResources
import SceneValues

extension Lowering {
  /// Lowers translation tables in the order of the values. A separate rule reports table entries that no value uses.
  mutating func lower(_ tables: [StringsTable]) {
    guard !tables.isEmpty else { return }
    let keys = translatableKeys
    func translatable(_ values: Range<Int>, of object: ObjectRecord, _ suffix: String) -> [(
      index: Int, key: String
    )] {
      guard let id = object.id.map({ content.strings[$0] }) else { return [] }
      return values.compactMap { index in
        let value = content.values[index]
        // A runtime attribute may assign another value to the key, which is not necessarily text.
        guard value.kind == .string || value.kind == .text else { return nil }
        let key = "\(id).\(content.strings[content.keys[value.key]])\(suffix)"
        return keys.contains(key) ? (index, key) : nil
      }
    }
    let values =
      codeTextValues
      + content.objects.flatMap { translatable($0.values, of: $0, "") }
      + content.variations.flatMap { variation in
        translatable(
          variation.values, of: content.objects[variation.object],
          TraitSet.keySuffix(content.strings[variation.traits]))
      }
    var next = tables[...]
    while let locale = next.first?.locale {
      let tables = next.prefix { $0.locale == locale }
      next = next.dropFirst(tables.count)
      lower(locale, tables.flatMap(\.entries), values)
    }
  }

  private mutating func lower(
    _ locale: String, _ entries: [StringsTable.Entry], _ values: [(index: Int, key: String)]
  ) {
    let texts = Dictionary(entries.map { ($0.key.text, $0) }, uniquingKeysWith: { _, last in last })
    let start = content.translations.count
    for value in values {
      guard let entry = texts[value.key], let text = entry.value?.text else { continue }
      content.translations.append(TranslationRecord(value: value.index, text: content.string(text)))
      if let plural = entry.plural?.text { content.append(plural) }
    }
    content.stringTables.append(
      StringTableRecord(
        locale: content.string(locale), translations: start..<content.translations.count))
  }

  /// The keys of translatable strings, even of unknown classes, so that no manifest affects the compiled file.
  private var translatableKeys: Set<String> {
    var keys: Set<String> = []
    for value in document.values {
      guard value.origin == .inspectable || value.type == .string else { continue }
      switch value.owner {
      case .object(let object):
        if let id = document.objects[object].id { keys.insert("\(id.text).\(value.key.text)") }
      case .variation(let variation):
        let node = document.variations[variation]
        guard let id = document.objects[node.object].id, let traits = node.traitSet else { continue }
        keys.insert("\(id.text).\(value.key.text)\(TraitSet.keySuffix(traits.literal))")
      case .document, .segue, .appearance: continue
      }
    }
    return keys
  }
}
