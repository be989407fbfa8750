import SceneAnalysis
import SceneFiles
import SceneModel
import SceneResources
import SceneValues

/// Texts that code looks up in tables: `NSLocalizedString("alarm.title", comment: "")`.
extension LanguageService {
  /// More languages of a text are not told.
  private static let mostLanguages = 20

  /// Where tables have the key of a text, the program's own language first.
  func codeTextPlaces(_ key: String, table name: String) -> [NamedPlace] {
    var seen: Set<FileRange> = []
    return snapshot.codeTables(named: name).compactMap { table in
      guard let entry = table.entries.first(where: { $0.key.text == key }) else { return nil }
      var place = NamedPlace(place: place(of: entry.key, in: table), isDefinition: true)
      place.origin = .table
      place.isVerbatim = entry.key.isVerbatim
      return seen.insert(place.place).inserted ? place : nil
    }
  }

  /// Ranges count in UTF-8; in a file that is written otherwise, nobody can find them.
  private func place(of key: StringsTable.Text, in table: StringsTable) -> FileRange {
    let path = LexicalPath.absolute(table.source.path)
    let isUTF8 = snapshot.text(of: path)?.bytes == table.source.bytes
    return FileRange(path: path, range: isUTF8 ? key.range.bytes : 0..<0)
  }

  /// The key of a table of the program's at a place.
  func codeText(at offset: Int, inTable path: String) -> (thing: NamedThing, range: Range<Int>)? {
    guard snapshot.isCodeTable(path) else { return nil }
    let name = TextTable.name(of: path)
    for table in snapshot.codeTables(named: name) where LexicalPath.absolute(table.source.path) == path {
      for entry in table.entries where place(of: entry.key, in: table).range.holds(offset) {
        return (.codeText(entry.key.text, table: name), entry.key.range.bytes)
      }
    }
    return nil
  }

  /// What there is to say of a text that code looks up; nil where none is named.
  func hoverOverCodeText(at offset: Int, in path: String) -> HoverText? {
    guard let found = thing(at: offset, in: path), case .codeText(let key, let name) = found.thing else {
      return nil
    }
    let tables = snapshot.codeTables(named: name)
    let texts = tables.compactMap { table -> String? in
      guard let text = table.entries.first(where: { $0.key.text == key })?.value?.text else { return nil }
      return "- \(table.locale.isEmpty ? "" : "\(table.locale): ")\(HoverText.escaped(text))"
    }
    let rest = texts.count - Self.mostLanguages
    let nothing =
      tables.isEmpty ? "No such table lies among the sources." : "No language has it in the table."
    return HoverText(
      text: MemberPages.joined([
        "Text **\(HoverText.escaped(key))** of the table \(HoverText.escaped(name))",
        texts.isEmpty
          ? nothing
          : (texts.prefix(Self.mostLanguages) + (rest > 0 ? ["- and \(rest) more"] : [])).joined(
            separator: "\n"),
      ]), range: found.range)
  }

  /// The keys of a table with what they say in the first language that has them: those that can be written in Swift as
  /// they are.
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
  /// Whether a cursor at an offset is in it, the ends included; never in an empty one.
  fileprivate func holds(_ offset: Int) -> Bool { !isEmpty && lowerBound <= offset && offset <= upperBound }
}
