import SceneAnalysis
import SceneModel
import SceneResources
import SceneValues

/// A completion of the keys that a translation table lacks. The keys come from the table's scene or from lookups in code.
struct TableCompletion {
  let service: LanguageService
  let path: String

  private struct Place {
    var replaced: Range<Int>
    var known: Set<String>
    var text: (_ key: String) -> (text: String, isSnippet: Bool)
  }

  func list(at offset: Int, limit: Int) -> CompletionList {
    let nothing = CompletionList(items: [], replaced: offset..<offset)
    guard let bytes = service.snapshot.text(of: path)?.bytes, offset <= bytes.count else { return nothing }
    let isCatalog = StringsCatalog.isName(path)
    guard isCatalog || path.hasSuffix(".strings"),
      let place = isCatalog ? inCatalog(bytes, offset) : inStrings(bytes, offset)
    else { return nothing }
    var list = CompletionList(items: [], replaced: place.replaced)
    for (key, text) in texts where !place.known.contains(key) {
      var item = CompletionItem(key, .key)
      item.detail = text
      (item.text, item.isSnippet) = place.text(key)
      list.items.append(item)
    }
    list.isIncomplete = list.items.count > limit
    list.items = Array(list.items.prefix(limit))
    return list
  }

  private var texts: [(key: String, text: String)] {
    guard let scene = service.scenes(ofTable: path).first else { return codeTexts }
    guard let document = service.document(scene) else { return [] }
    return document.names.texts.sorted { $0.key < $1.key }.map { key, range in
      (key, MarkupEscape.decoded(document.markup.text(range)))
    }
  }

  private var codeTexts: [(key: String, text: String)] {
    guard service.snapshot.isCodeTable(path) else { return [] }
    let name = TextTable.name(of: path)
    var keys: Set<String> = []
    for compiler in service.snapshot.compilers {
      for use in compiler.host?.uses ?? []
      where use.kind == .text && (use.table ?? HostCode.defaultTable) == name && Self.isPlain(use.name) {
        keys.insert(use.name)
      }
    }
    return keys.sorted().map { ($0, "") }
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  private static func snippet(_ key: String) -> String {
    key.replacing("$", with: "\\$").replacing("}", with: "\\}")
  }

  /// Returns the location of the key to complete at the given offset. Returns nil if the line before the offset contains
  /// anything other than an opening quotation mark and the beginning of a key.
  private func inStrings(_ bytes: [UInt8], _ offset: Int) -> Place? {
    let start = (bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1) + 1
    let written = bytes[start..<offset].drop(while: MarkupScanner.isSpace)
    let hasQuote = written.first == UInt8(ascii: "\"")
    let word = hasQuote ? written.dropFirst() : written
    guard !word.contains(UInt8(ascii: "\"")), hasQuote || word.isEmpty else { return nil }
    let end = Self.endOfKey(bytes, word.startIndex, offset)
    let isWhole = hasQuote && end < bytes.count && bytes[end] == UInt8(ascii: "\"")
    let known = (service.keys(ofTable: path) + service.keys(ofCodeTable: path))
      .filter { !$0.range.bytes.contains(offset) }.map(\.text)
    return Place(replaced: word.startIndex..<end, known: Set(known)) { key in
      isWhole
        ? (key, false) : ("\(hasQuote ? "" : "\"")\(Self.snippet(key))\" = \"$1\";$0", true)
    }
  }

  /// Returns the end of a key, including any traits, as in `title.text[idiom=pad style=dark]`.
  private static func endOfKey(_ bytes: [UInt8], _ start: Int, _ offset: Int) -> Int {
    var isInTraits = bytes[start..<offset].contains(UInt8(ascii: "["))
    var end = offset
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "["): isInTraits = true
      case UInt8(ascii: "]"): isInTraits = false
      case UInt8(ascii: "="), UInt8(ascii: " "): if !isInTraits { return end }
      case let byte where MarkupScanner.isName(byte): break
      default: return end
      }
      end += 1
    }
    return end
  }

  private func inCatalog(_ bytes: [UInt8], _ offset: Int) -> Place? {
    let scan = CatalogScan(bytes, at: offset)
    guard let place = scan.place else { return nil }
    let end = place.range.upperBound + (place.isClosed ? 1 : 0)
    let next = bytes[end...].first { !MarkupScanner.isSpace($0) }
    let known = Set(scan.keys.filter { $0.range != place.range }.map(\.text))
    guard next != UInt8(ascii: ":") else {
      return Place(replaced: place.range, known: known) { ($0, false) }
    }
    let comma = next == UInt8(ascii: "\"") ? "," : ""
    // An empty catalog contains no languages to copy, so the entry has only a placeholder.
    let entry =
      scan.locales.first.map {
        """
        "localizations" : { "${1:\($0)}" : { "stringUnit" : { "state" : "translated", "value" : "$2" \\} \\} \\}
        """
      } ?? "$1"
    return Place(replaced: place.range.lowerBound..<end, known: known) { key in
      ("\(place.hasQuote ? "" : "\"")\(Self.snippet(key))\" : { \(entry) \\}\(comma)$0", true)
    }
  }
}
