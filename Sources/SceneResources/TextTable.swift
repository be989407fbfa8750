import SceneValues

/// A table of texts that code looks up by keys, such as `Localizable`: what all its files say together, those of each
/// language, of plurals (`.stringsdict`) and of catalogs (`.xcstrings`).
package struct TextTable: Sendable {
  /// The keys that it has in any language.
  package private(set) var keys: Set<String> = []
  /// Whether all files were understood.
  package private(set) var isWhole = true
  /// Whether its keys are texts themselves, as people read them in the program's own language: where a translation lacks
  /// one, the key is shown, and nobody sees a fault.
  package private(set) var keysAreTexts = false

  package init() {}

  /// Whether a file is called as those of tables are.
  package static func isName(_ path: String) -> Bool { extensions.contains(where: path.hasSuffix) }

  private static let extensions = [".strings", ".stringsdict", ".xcstrings"]

  /// The name of the table that a file is of: `Localizable` of `de.lproj/Localizable.strings`.
  package static func name(of path: String) -> String {
    let file = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
    return String(file.utf8.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file)
  }

  /// Adds what another table says.
  package mutating func formUnion(_ other: TextTable) {
    keys.formUnion(other.keys)
    isWhole = isWhole && other.isWhole
    keysAreTexts = keysAreTexts || other.keysAreTexts
  }

  /// Adds what a file says.
  ///
  /// - Parameters:
  ///   - path: by which its form is known.
  ///   - bytes: the whole file; nil for one that cannot be read.
  package mutating func add(_ path: String, _ bytes: [UInt8]?) {
    guard let bytes, bytes.count <= StringsTable.greatestLength else {
      isWhole = false
      return
    }
    if StringsCatalogue.isName(path) {
      add(catalogue: bytes)
    } else if path.hasSuffix(".stringsdict") || PropertyListKeys.isXML(bytes) {
      let (text, fault) = StringsEncoding.utf8(bytes)
      let list = PropertyListKeys(text)
      isWhole = isWhole && fault == nil && list.isWhole
      add(list.keys.map { ($0, nil) })
    } else {
      let table = StringsTable(locale: "", path: path, bytes: bytes)
      isWhole = isWhole && table.faults.allSatisfy(\.isRemark)
      add(table.entries.map { ($0.key.text, $0.value?.text) })
    }
  }

  private mutating func add(catalogue bytes: [UInt8]) {
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

/// The tables of texts of a program, each read when somebody asks for it.
package struct TextTables: Sendable {
  /// What they are called.
  package let names: Set<String>
  /// Whether there are no others: all of the project was searched.
  package let areAll: Bool
  private let read: @Sendable (String, Set<String>) -> TextTable

  /// - Parameters:
  ///   - names: what the tables are called.
  ///   - areAll: whether there are no others.
  ///   - read: what a table of these names says; enough of it to know which of some keys it has.
  package init(
    names: Set<String>, areAll: Bool, read: @escaping @Sendable (String, Set<String>) -> TextTable
  ) {
    self.names = names
    self.areAll = areAll
    self.read = read
  }

  /// What a table says, as far as some keys are concerned; nil where there is none of that name.
  package func table(_ name: String, wanting keys: Set<String>) -> TextTable? {
    names.contains(name) ? read(name, keys) : nil
  }
}
