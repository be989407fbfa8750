import SceneModel
import SceneResources
import SceneValues

/// A value that tables of translations can give another text.
package struct TranslatableText {
  /// In the document's values.
  package let value: Int
  package let object: Int
  /// `text`; `text[idiom=pad]` where it is so while traits hold.
  let property: String
  /// `title.text`; nil for an object without an id, of which no table can speak.
  package let key: String?
  /// Whether the class says that people read it.
  let isRead: Bool
}

extension CheckedScene {
  /// The texts that an object says, in the order of the document, then those that it says while traits hold. Of a property
  /// that is said twice in one place, the last counts.
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
          isRead: vocabulary.property(value.key.text, of: name)?.isLocalizable ?? false))
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

  /// Whether a value is text, or, of a class that nobody described, could be.
  private func mayBeText(_ value: PropertyValue) -> Bool {
    value.error == nil && (value.type == nil || value.type == .string)
  }

  /// All texts that people read, unless there is nothing in them to translate: `12:00`, `+`.
  package var readTexts: [TranslatableText] {
    document.objects.indices.lazy.flatMap(translatableTexts).filter { text in
      text.isRead
        && document.values[text.value].literal.text.unicodeScalars.contains { $0.properties.isAlphabetic }
    }
  }

  /// The translations of a table that are of objects which are not there. What they are for may be there under another
  /// id, or under none.
  func orphans(of table: StringsTable) -> [(id: String, property: String)] {
    steps.counting(table.entries).compactMap { entry in
      let parts = entry.key.text.split(separator: ".", maxSplits: 1)
      guard parts.count == 2, document.object(withID: String(parts[0])) == nil else { return nil }
      return (String(parts[0]), String(parts[1]))
    }
  }

  /// The tables that translate anything: an empty one says that the scene's own texts are its language's.
  var translatingTables: [StringsTable] { resources.tables.filter { !$0.entries.isEmpty } }
}
