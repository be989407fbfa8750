import SceneArchive
import SceneResources
import SceneValues

extension Decompiler {
  /// Returns the translation tables of an archive as file contents: a `.strings` file for each language, and a
  /// `.stringsdict` file for each language with plural forms. An empty table represents the scene's own language.
  public static func tables(
    of archive: Archive
  ) -> [(locale: String, text: String, plurals: String?)] {
    let keys = keys(of: archive)
    return (0..<archive.stringTableCount).map { index in
      let table = archive.stringTable(at: index)
      var written: Set<String> = []
      var entries: [String] = []
      var plurals: [(key: String, text: PluralText)] = []
      for number in table.translations {
        let translation = archive.translation(at: number)
        // An attribute and a runtime attribute may have the same key. In this case, both have the same text.
        guard let key = keys[translation.value], written.insert(key).inserted else { continue }
        if let plural = archive.pluralText(ofTranslation: number) {
          plurals.append((key, plural))
        } else {
          entries.append(
            StringsWriter.entry(
              key, archive.string(at: translation.text),
              comment: text(ofValue: translation.value, in: archive)
            ))
        }
      }
      return (
        archive.string(at: table.locale), entries.joined(separator: "\n"),
        plurals.isEmpty ? nil : StringsDictionaryWriter.file(plurals)
      )
    }
  }

  private static func keys(of archive: Archive) -> [Int: String] {
    var keys: [Int: String] = [:]
    for index in 0..<archive.objectCount {
      let object = archive.object(at: index)
      guard let id = object.id.map({ archive.string(at: $0) }) else { continue }
      for value in object.values {
        keys[value] = "\(id).\(archive.key(at: archive.valueRecord(at: value).key))"
      }
    }
    for index in 0..<archive.variationCount {
      let variation = archive.variation(at: index)
      guard let id = archive.object(at: variation.object).id.map({ archive.string(at: $0) }) else { continue }
      for value in variation.values {
        let key = archive.key(at: archive.valueRecord(at: value).key)
        keys[value] = "\(id).\(key)\(TraitSet.keySuffix(archive.string(at: variation.traits)))"
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
