import SceneAnalysis
import SceneFiles
import SceneModel
import SceneResources
import SceneValues

/// Support for strings that code looks up in tables, such as `NSLocalizedString("alarm.title", comment: "")`.
extension LanguageService {
  private static let maxLanguages = 20

  /// Returns the locations of a key in the tables. The table in the app's development language comes first.
  func codeTextPlaces(_ key: String, table name: String) -> [NamedPlace] {
    var seen: Set<FileRange> = []
    return snapshot.codeTables(named: name).compactMap { table in
      guard let entry = table.entries.first(where: { $0.key.text == key }) else { return nil }
      let range = isUTF8(table) ? entry.key.range.bytes : 0..<0
      let path = LexicalPath.absolute(table.source.path)
      var place = NamedPlace(place: FileRange(path: path, range: range), isDefinition: true)
      place.origin = .table
      place.isVerbatim = entry.key.isVerbatim
      return seen.insert(place.place).inserted ? place : nil
    }
  }

  /// Returns whether a table's file is in UTF-8, so that the table's offsets apply to the file. Reads the whole file.
  private func isUTF8(_ table: StringsTable) -> Bool {
    snapshot.text(of: LexicalPath.absolute(table.source.path))?.bytes == table.source.bytes
  }

  func codeText(at offset: Int, inTable path: String) -> (symbol: NamedSymbol, range: Range<Int>)? {
    guard snapshot.isCodeTable(path) else { return nil }
    let name = TextTable.name(of: path)
    // A string catalog contains all languages in one file.
    let tables = snapshot.codeTables(named: name).filter { LexicalPath.absolute($0.source.path) == path }
    guard
      let key = tables.lazy.flatMap(\.entries).map(\.key).first(where: { $0.range.bytes.holds(offset) }),
      let table = tables.first, isUTF8(table)
    else { return nil }
    return (.codeText(key.text, table: name), key.range.bytes)
  }

  /// Returns the keys of an app's translation table, including unsaved edits.
  func keys(ofCodeTable path: String) -> [StringsTable.Text] {
    guard snapshot.isCodeTable(path) else { return [] }
    return snapshot.codeTables(named: TextTable.name(of: path))
      .filter { LexicalPath.absolute($0.source.path) == path }.flatMap(\.entries).map(\.key)
  }

  func hoverOverCodeText(at offset: Int, in path: String) -> HoverText? {
    guard let found = symbol(at: offset, in: path), case .codeText(let key, let name) = found.symbol else {
      return nil
    }
    let tables = snapshot.codeTables(named: name)
    let texts = tables.compactMap { table -> String? in
      guard let text = table.entries.first(where: { $0.key.text == key })?.value?.text else { return nil }
      return "- \(table.locale.isEmpty ? "" : "\(table.locale): ")\(HoverText.escaped(text))"
    }
    let rest = texts.count - Self.maxLanguages
    let nothing =
      tables.isEmpty
      ? "The table does not exist in the sources."
      : "The string has no translation in the table."
    return HoverText(
      text: MemberPages.joined([
        "Text **\(HoverText.escaped(key))** of the table \(HoverText.escaped(name))",
        texts.isEmpty
          ? nothing
          : (texts.prefix(Self.maxLanguages) + (rest > 0 ? ["- and \(rest) more"] : [])).joined(
            separator: "\n"),
      ]), range: found.range)
  }

  /// Returns the keys of a table with their first translations. Keys that require escaping in Swift are omitted.
  func codeTexts(ofTable name: String) -> [(key: String, text: String)] {
    var seen: Set<String> = []
    return snapshot.codeTables(named: name).flatMap(\.entries).compactMap { entry in
      let key = entry.key.text
      guard seen.insert(key).inserted,
        !key.unicodeScalars.contains(where: { $0 == "\"" || $0 == "\\" || $0.value < 0x20 })
      else { return nil }
      return (key, entry.value?.text ?? "")
    }
  }
}

extension Range<Int> {
  /// Returns whether an offset is in the range or at either end. Returns false if the range is empty.
  fileprivate func holds(_ offset: Int) -> Bool { !isEmpty && lowerBound <= offset && offset <= upperBound }
}
