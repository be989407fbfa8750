import SceneArchive
import SceneResources
import SceneValues

extension Decompiler {
  /// The tables of translations that an archive was compiled with, as text: with its scene they compile to the same
  /// digest. One that says nothing stands for the scene's own language, and is there too.
  public static func tables(of archive: Archive) -> [(locale: String, text: String)] {
    let keys = keys(of: archive)
    return (0..<archive.stringTableCount).map { index in
      let table = archive.stringTable(at: index)
      var written: Set<String> = []
      let entries = table.translations.compactMap { number -> String? in
        let translation = archive.translation(at: number)
        // An attribute and a runtime attribute may have one key, and then one text.
        guard let key = keys[translation.value], written.insert(key).inserted else { return nil }
        return StringsWriter.entry(
          key, archive.string(at: translation.text), comment: text(ofValue: translation.value, in: archive))
      }
      return (archive.string(at: table.locale), entries.joined(separator: "\n"))
    }
  }

  /// `id.property` for each value of an object with an id.
  private static func keys(of archive: Archive) -> [Int: String] {
    var keys: [Int: String] = [:]
    for index in 0..<archive.objectCount {
      let object = archive.object(at: index)
      guard let id = object.id.map({ archive.string(at: $0) }) else { continue }
      for value in object.values {
        keys[value] = "\(id).\(archive.key(at: archive.valueRecord(at: value).key))"
      }
    }
    return keys
  }

  /// What the scene itself says.
  private static func text(ofValue index: Int, in archive: Archive) -> String {
    switch archive.value(at: index) {
    case .string(let text), .text(let text): text
    default: ""
    }
  }
}
