import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

package struct TranslatableText {
  package let value: Int
  package let object: Int
  /// The name of the property, such as `text`, or `text[idiom=pad]` for a value that depends on traits.
  let property: String
  /// The key in translation tables, such as `title.text`, or nil if the object has no ID and cannot be translated.
  package let key: String?
  let isRead: Bool
}

extension CheckedScene {
  /// Returns the translatable text of an object, followed by its trait-dependent variants.
  package func translatableTexts(of object: Int) -> [TranslatableText] {
    let node = document.objects[object]
    var texts: [TranslatableText] = []
    func add(_ index: Int, _ suffix: String) {
      let value = document.values[index]
      guard mayBeText(value), let name = node.className else { return }
      let property = value.key.text + suffix
      steps.add(texts.count + 1)
      texts.removeAll { $0.property == property }
      texts.append(
        TranslatableText(
          value: index, object: object, property: property, key: node.id.map { "\($0.text).\(property)" },
          isRead: isLocalized(value) ?? vocabulary.property(value.key.text, of: name)?.isLocalizable ?? false)
      )
    }
    for index in valueTable[object] { add(index, "") }
    for index in valueTable.variations(of: object) {
      guard case .variation(let variation) = document.values.owner(at: index),
        let traits = document.variations[variation].traitSet
      else { continue }
      add(index, TraitSet.keySuffix(traits.literal))
    }
    return texts
  }

  /// Returns whether a runtime attribute in an Xcode file is localized. Returns nil for any other value.
  private func isLocalized(_ value: PropertyValue) -> Bool? {
    value.origin == .runtimeAttribute ? document.localizedKeys?.contains(value.key.range) : nil
  }

  private func mayBeText(_ value: PropertyValue) -> Bool {
    value.error == nil && (value.type == nil || value.type == .string)
  }

  /// All text that is visible to users. Text without words, such as `12:00` or `+`, is excluded.
  package var readTexts: [TranslatableText] {
    document.objects.indices.lazy.flatMap(translatableTexts).filter { text in
      text.isRead
        && document.values[text.value].literal.text.unicodeScalars.contains { $0.properties.isAlphabetic }
    }
  }

  /// The keys and ranges of all text that is visible to users and that tables can translate, including preserved text.
  var keyedTexts: [(key: String, range: SourceRange)] {
    let own = readTexts.compactMap { text in
      text.key.map { (key: $0, range: document.values[text.value].literal.range) }
    }
    let preserved = document.preserved?.texts.filter(\.hasWords).map { (key: $0.key, range: $0.text.range) }
    return own + (preserved ?? [])
  }

  func translatableProperties(of object: Int) -> [String] {
    let preserved = document.objects[object].id.flatMap { preservedTexts[$0.text] }
    return translatableTexts(of: object).map(\.property) + (preserved ?? []).sorted()
  }

  func findPreservedTexts() -> [String: Set<String>] {
    Dictionary(grouping: document.preserved?.texts ?? [], by: \.object).mapValues { Set($0.map(\.property)) }
  }

  func orphans(of table: StringsTable) -> [(id: String, property: String)] {
    steps.counting(table.entries).compactMap { entry in
      let parts = entry.key.text.split(separator: ".", maxSplits: 1)
      guard parts.count == 2, document.object(withID: String(parts[0])) == nil else { return nil }
      return (String(parts[0]), String(parts[1]))
    }
  }

  /// The tables with translations. Empty tables, which only declare the scene's language, are excluded.
  var translatingTables: [StringsTable] { resources.tables.filter { !$0.entries.isEmpty } }
}
