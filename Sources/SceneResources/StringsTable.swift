import SceneDiagnostics

/// A table of translations. `LOCALE.lproj/NAME.strings` translates the strings in `NAME.scene`.
///
/// ```
/// /* clock/view/label */
/// "title.text" = "Wecker";
/// ```
public struct StringsTable: Sendable {
  /// A key or value whose escape sequences are decoded.
  public struct Text: Sendable, Hashable {
    /// The decoded string.
    public var text: String
    /// The source range between the quotes, or the range of the unquoted word.
    public var range: SourceRange
    package var needsReview = false

    /// Whether the source contains the string without escape sequences. If so, its offsets also apply to the source.
    public var isVerbatim: Bool { text.utf8.count == range.bytes.count }
  }

  /// A key of the table and its translation.
  public struct Entry: Sendable, Hashable {
    /// The key, which consists of an object and a property, such as `title.text`.
    public var key: Text
    /// The translation, the `other` form if there are plural forms, or nil if the key has no value (`"title.text";`).
    public var value: Text?
    /// The plural forms, or nil if the translation has none.
    public var plural: Plural?

    /// Creates an entry. If the value is nil, the entry contains no translation.
    public init(key: Text, value: Text?, plural: Plural? = nil) {
      self.key = key
      self.value = value
      self.plural = plural
    }
  }

  /// An error in the file.
  public struct Fault: Sendable {
    /// The message.
    public var message: String
    /// The byte range in `source`.
    public var range: SourceRange
    /// The fix, or nil if none is known.
    public var fix: FixIt?
    /// Whether the fault is only a remark. The table is usable, but a string is probably not as intended.
    public var isAdvisory = false
    /// The merge conflict that the fault reports, or nil for other faults.
    package var conflict: MergeConflict?
  }

  /// The locale, as in the directory name, such as `de` or `pt-BR`.
  public let locale: String
  /// The source text in UTF-8, regardless of the encoding of the file. All ranges refer to this text.
  public let source: SourceText
  /// The entries in file order.
  public let entries: [Entry]
  /// The faults in the file. At most 100 are recorded.
  public let faults: [Fault]
  /// Whether the table is from a string catalog. All tables in a catalog share one source and one set of keys.
  public let isOfCatalog: Bool
  /// Whether the table is a `.stringsdict` file. It takes precedence over a `.strings` file in the same language.
  public let isOfPlurals: Bool
  /// Whether the table is for the scene's language. It provides the translations that other tables lack.
  public let isOfScene: Bool
  /// The keys whose strings must not be translated.
  public let kept: Set<String>

  /// Whether the table is a `.strings` file in the format of XML property lists. Such a file cannot be updated.
  package var isPropertyList: Bool { !isOfPlurals && !isOfCatalog && PropertyListKeys.isXML(source.bytes) }

  /// Returns whether a file with the given content, in any encoding, contains this table.
  package func isRead(from bytes: [UInt8]) -> Bool { StringsEncoding.utf8(bytes).text == source.bytes }

  /// The maximum file size in bytes. Larger files are not read.
  public static let maximumLength = 16 << 20
  static let maxFaults = 100

  /// Parses a table in UTF-8, or in UTF-16 with a byte order mark. The table can also be an XML property list.
  ///
  /// - Parameters:
  ///   - locale: The locale, as in the directory name.
  ///   - path: The path that messages contain.
  ///   - bytes: The content of the file.
  public init(locale: String, path: String, bytes: [UInt8]) {
    self.locale = locale
    (isOfCatalog, isOfPlurals, isOfScene, kept) = (false, false, false, [])
    let (text, fault) = StringsEncoding.utf8(bytes)
    source = SourceText(path: path, bytes: text)
    if let fault {
      entries = []
      faults = [fault]
      return
    }
    if PropertyListKeys.isXML(text) {
      let list = StringsDictionary.table(locale: locale, path: path, bytes: text, for: .iphone)
      (entries, faults) = (list.entries, list.faults)
      return
    }
    let conflicts = MergeConflict.all(in: text)
    var reader = StringsReader(MergeConflict.resolved(text, conflicts))
    reader.read()
    entries = reader.entries
    faults = conflicts.isEmpty ? reader.faults : conflicts.map(Fault.init)
  }

  /// Creates a table for a file that exceeds the size limit.
  public init(tooLarge path: String, locale: String) {
    self.locale = locale
    (isOfCatalog, isOfPlurals, isOfScene, kept) = (false, false, false, [])
    source = SourceText(path: path, bytes: [])
    entries = []
    faults = [.tooLarge]
  }

  init(
    locale: String, ofCatalog source: SourceText, entries: [Entry], faults: [Fault] = [],
    isOfScene: Bool = false, kept: Set<String> = []
  ) {
    self.locale = locale
    self.source = source
    self.entries = entries
    self.faults = faults
    isOfCatalog = true
    isOfPlurals = false
    self.isOfScene = isOfScene
    self.kept = kept
  }

  init(locale: String, ofDictionary source: SourceText, entries: [Entry], faults: [Fault]) {
    self.locale = locale
    self.source = source
    self.entries = entries
    self.faults = faults
    (isOfCatalog, isOfPlurals, isOfScene, kept) = (false, true, false, [])
  }

  private init(_ table: StringsTable, entries: [Entry], kept: Set<String>) {
    locale = table.locale
    source = table.source
    self.entries = entries
    faults = table.faults
    isOfCatalog = table.isOfCatalog
    isOfPlurals = table.isOfPlurals
    isOfScene = table.isOfScene
    self.kept = kept
  }

  /// Returns a table with the same entries under different keys. Entries for which the closure returns nil are removed.
  public func replacingKeys(_ key: (String) -> String?) -> StringsTable {
    StringsTable(
      self,
      entries: entries.compactMap { entry in
        key(entry.key.text).map {
          Entry(key: Text(text: $0, range: entry.key.range), value: entry.value, plural: entry.plural)
        }
      }, kept: Set(kept.compactMap(key)))
  }

  package func comment(before entry: Entry) -> String? {
    guard !isOfCatalog, !isOfPlurals else { return nil }
    let bytes = source.bytes
    var end = Int(entry.key.range.start)
    while end > 0, bytes[end - 1] <= 0x20 || [0x22, 0x27].contains(bytes[end - 1]) { end -= 1 }
    guard end >= 4, bytes[end - 2..<end].elementsEqual("*/".utf8) else { return nil }
    var start = end - 2
    while start >= 2, !bytes[start - 2..<start].elementsEqual("/*".utf8) { start -= 1 }
    guard start >= 2 else { return nil }
    let words = String(decoding: bytes[start..<end - 2], as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Returns whether a directory name can be a locale. A locale consists of letters, digits, hyphens, and underscores.
  public static func isLocale(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
