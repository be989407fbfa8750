import SceneDiagnostics
import SceneValues

/// A table of strings that code looks up by key, such as `Localizable`. It combines the files for all languages.
package struct TextTable: Sendable {
  package private(set) var keys: Set<String> = []
  package private(set) var isWhole = true
  /// Whether the keys are strings in the development language, which are shown if a translation is missing.
  package private(set) var keysAreTexts = false

  package init() {}

  package static func isName(_ path: String) -> Bool { extensions.contains(where: path.hasSuffix) }

  private static let extensions = [".strings", ".stringsdict", ".xcstrings"]

  /// Returns the name of the table in a file, such as `Localizable` for `de.lproj/Localizable.strings`.
  package static func name(of path: String) -> String {
    let file = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
    return String(file.utf8.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file)
  }

  /// Returns whether a table localizes the app's property list. The case of the name does not matter.
  package static func localizesPropertyList(_ name: String) -> Bool { name.lowercased() == "infoplist" }

  package mutating func formUnion(_ other: TextTable) {
    keys.formUnion(other.keys)
    isWhole = isWhole && other.isWhole
    keysAreTexts = keysAreTexts || other.keysAreTexts
  }

  /// Adds the keys in a file. The path determines the file's format. `bytes` is nil if the file cannot be read.
  package mutating func add(_ path: String, _ bytes: [UInt8]?) {
    guard let bytes, bytes.count <= StringsTable.maximumLength else {
      isWhole = false
      return
    }
    if StringsCatalog.isName(path) {
      add(catalog: bytes)
    } else if path.hasSuffix(".stringsdict") || PropertyListKeys.isXML(bytes) {
      let (text, fault) = StringsEncoding.utf8(bytes)
      let list = PropertyListKeys(text)
      isWhole = isWhole && fault == nil && list.isWhole && MergeConflict.all(in: text).isEmpty
      add(list.keys.map { ($0, nil) })
    } else {
      let table = StringsTable(locale: "", path: path, bytes: bytes)
      isWhole = isWhole && table.faults.allSatisfy(\.isAdvisory)
      add(table.entries.map { ($0.key.text, $0.value?.text) })
    }
  }

  private mutating func add(catalog bytes: [UInt8]) {
    let (text, fault) = StringsEncoding.utf8(bytes)
    guard fault == nil, let document = try? JSONValue(bytes: text),
      case .string(let language)? = document["sourceLanguage"]?.content,
      case .object(let strings)? = document["strings"]?.content
    else {
      isWhole = false
      return
    }
    add(
      strings.map { string in
        let unit = string.value["localizations"]?[language]?["stringUnit"]
        guard case .string(let value)? = unit?["value"]?.content else { return (string.name, string.name) }
        return (string.name, value)
      })
  }

  private mutating func add(_ entries: [(key: String, value: String?)]) {
    keys.formUnion(entries.lazy.map(\.key))
    let texts = entries.count { $0.key == $0.value || $0.key.contains(" ") }
    if texts * 2 > entries.count { keysAreTexts = true }
  }
}

package struct TextTables: Sendable {
  package let names: Set<String>
  package let areAll: Bool
  private let read: @Sendable (String, Set<String>) -> TextTable
  private let parse: @Sendable (String) -> [StringsTable]

  package init(
    names: Set<String>, areAll: Bool, read: @escaping @Sendable (String, Set<String>) -> TextTable,
    parse: @escaping @Sendable (String) -> [StringsTable]
  ) {
    self.names = names
    self.areAll = areAll
    self.read = read
    self.parse = parse
  }

  package func entries(_ name: String) -> [(key: String, location: SourceLocation)] {
    var seen: Set<String> = []
    let tables = parse(name)
    let conflicted = Set(tables.filter { $0.faults.first?.conflict != nil }.map(\.source.path))
    return tables.filter { !conflicted.contains($0.source.path) }.flatMap { table in
      table.entries.lazy.filter { seen.insert($0.key.text).inserted }.map {
        ($0.key.text, SourceLocation(table.source, $0.key.range))
      }
    }
  }

  package func table(_ name: String, wanting keys: Set<String>) -> TextTable? {
    names.contains(name) ? read(name, keys) : nil
  }
}
