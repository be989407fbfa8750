import SceneArchive
import SceneResources
import SceneValues

extension Decompiler {
  /// A language's part of a table for code or, without a name, of the scene's own table. `text` is the content of the
  /// `.strings` file, and `plurals` that of the `.stringsdict` file.
  package struct Table {
    package var name: String?
    package var locale: String
    package var text: String
    package var plurals: String?
  }

  /// Returns the translation tables of an archive. An empty table of the scene represents the scene's own language.
  package static func tables(of archive: Archive) -> [Table] {
    let keys = keys(of: archive)
    return (0..<archive.stringTableCount).flatMap { index in
      let table = archive.stringTable(at: index)
      var parts: [String: TablePart] = [CodeTextName.sceneTable: TablePart()]
      for number in table.translations {
        let translation = archive.translation(at: number)
        guard let (name, key) = keys[translation.value] else { continue }
        parts[name, default: TablePart()].add(key, number, translation, of: archive)
      }
      return parts.sorted { $0.key < $1.key }.map { name, part in
        Table(
          name: name == CodeTextName.sceneTable ? nil : name, locale: archive.string(at: table.locale),
          text: part.entries.joined(separator: "\n"),
          plurals: part.plurals.isEmpty ? nil : StringsDictionaryWriter.file(part.plurals))
      }
    }
  }

  private struct TablePart {
    var entries: [String] = []
    var plurals: [(key: String, text: PluralText)] = []
    private var written: Set<String> = []

    mutating func add(_ key: String, _ number: Int, _ translation: TranslationRecord, of archive: Archive) {
      // An attribute and a runtime attribute may have the same key. In this case, both have the same text.
      guard written.insert(key).inserted else { return }
      if let plural = archive.pluralText(ofTranslation: number) {
        plurals.append((key, plural))
      } else {
        entries.append(
          StringsWriter.entry(
            key, archive.string(at: translation.text), comment: text(ofValue: translation.value, in: archive))
        )
      }
    }
  }

  private static func keys(of archive: Archive) -> [Int: (table: String, key: String)] {
    var keys: [Int: (table: String, key: String)] = [:]
    for value in archive.document.values where archive.valueRecord(at: value).isRuntimeAttribute {
      keys[value] = CodeTextName.parts(of: archive.key(at: archive.valueRecord(at: value).key))
    }
    for index in 0..<archive.objectCount {
      let object = archive.object(at: index)
      guard let id = object.id.map({ archive.string(at: $0) }) else { continue }
      for value in object.values {
        let key = archive.key(at: archive.valueRecord(at: value).key)
        keys[value] = (CodeTextName.sceneTable, "\(id).\(key)")
      }
    }
    for index in 0..<archive.variationCount {
      let variation = archive.variation(at: index)
      guard let id = archive.object(at: variation.object).id.map({ archive.string(at: $0) }) else { continue }
      for value in variation.values {
        let key = archive.key(at: archive.valueRecord(at: value).key)
        let suffix = TraitSet.keySuffix(archive.string(at: variation.traits))
        keys[value] = (CodeTextName.sceneTable, "\(id).\(key)\(suffix)")
      }
    }
    return keys
  }

  private static func text(ofValue index: Int, in archive: Archive) -> String {
    switch archive.value(at: index) {
    case .string(let text), .text(let text): text
    default: ""
    }
  }
}
