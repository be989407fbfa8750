import SceneArchive
import SceneModel
import SceneResources
import SceneValues

/// The strings in the tables for code, and those in the scene's own tables that belong to no object.
struct CodeTexts {
  /// The tables, whose keys are names such as `Localizable/greeting`.
  private let tables: [StringsTable]
  private(set) var developmentLanguage: String?

  init() { tables = [] }

  init(_ codeTables: [CodeTable], besides document: SceneDocument, with sceneTables: [StringsTable]) {
    developmentLanguage = codeTables.lazy.compactMap(\.developmentLanguage).first
    // The tables of Xcode files often contain keys of objects that no longer exist.
    let own = document.preserved == nil ? sceneTables : []
    let named = codeTables.map { table in
      table.tables.map { $0.replacingKeys { CodeTextName.name(of: $0, in: table.name) } }
    }
    tables =
      own.map { table in
        table.replacingKeys { key in
          Self.isKey(key, ofObjectIn: document)
            ? nil : CodeTextName.name(of: key, in: CodeTextName.sceneTable)
        }
      }.filter { !$0.entries.isEmpty } + named.joined()
  }

  private static func isKey(_ key: String, ofObjectIn document: SceneDocument) -> Bool {
    key.utf8.firstIndex(of: UInt8(ascii: ".")).map { document.object(withID: String(key[..<$0])) != nil }
      ?? false
  }

  /// The names of all strings, in a fixed order, with the strings in the development language.
  var texts: [(name: String, text: String?)] {
    var texts: [String: String?] = [:]
    for table in tables {
      for entry in table.entries {
        let own = table.locale == developmentLanguage ? entry.value?.text : nil
        if texts[entry.key.text] == nil || own != nil { texts[entry.key.text] = .some(own) }
      }
    }
    return texts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) }
  }

  func merged(with sceneTables: [StringsTable]) -> [StringsTable] {
    guard !tables.isEmpty else { return sceneTables }
    return (sceneTables + tables).enumerated().sorted { left, right in
      left.element.locale == right.element.locale
        ? left.offset < right.offset
        : left.element.locale.utf8.lexicographicallyPrecedes(right.element.locale.utf8)
    }.map(\.element)
  }
}

extension Lowering {
  /// Lowers the strings that code looks up to values of the document that are marked like runtime attributes. The value
  /// is the string in the development language or, if there is none, the key.
  mutating func lowerCodeTexts() {
    let texts = codeTexts.texts
    guard !texts.isEmpty else { return }
    if let language = codeTexts.developmentLanguage {
      content.appendValue(key: CodeTextName.developmentLanguage, .string(language), isRuntimeAttribute: true)
    }
    for (name, text) in texts {
      let key = CodeTextName.parts(of: name)?.key ?? name
      content.appendValue(key: name, text.map(Value.string) ?? .text(key), isRuntimeAttribute: true)
    }
    content.document.values = content.document.values.lowerBound..<content.values.count
  }

  var codeTextValues: [(index: Int, key: String)] {
    content.document.values.compactMap { index in
      let value = content.values[index]
      let name = content.strings[content.keys[value.key]]
      return value.isRuntimeAttribute && CodeTextName.parts(of: name) != nil ? (index, name) : nil
    }
  }
}
