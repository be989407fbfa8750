import SceneDiagnostics

/// A table of translations: what `LOCALE.lproj/NAME.strings` says of the texts of `NAME.scene`.
///
/// ```
/// /* clock/view/label */
/// "title.text" = "Wecker";
/// ```
///
/// A table is made from whatever was written, wrong or right; what was not understood is in `faults`.
public struct StringsTable: Sendable {
  /// A key or a value, with its escapes decoded.
  public struct Text: Sendable, Hashable {
    public var text: String
    /// What stands between the quotes, or the word that has none.
    public var range: SourceRange

    /// Whether it stands in the source as it is, so that a place in the text is one in the source.
    public var isVerbatim: Bool { text.utf8.count == range.bytes.count }
  }

  public struct Entry: Sendable, Hashable {
    public var key: Text
    /// nil for a key alone (`"title.text";`), which translates nothing yet.
    public var value: Text?
  }

  /// Something that is not written as it has to be.
  public struct Fault: Sendable {
    public var message: String
    public var range: SourceRange
    public var fix: FixIt?
  }

  /// As the directory has it: `de`, `pt-BR`.
  public let locale: String
  /// In UTF-8, whatever the file was written in: what all ranges count in.
  public let source: SourceText
  /// In the order of the file.
  public let entries: [Entry]
  public let faults: [Fault]

  /// Longer ones are not read, in bytes.
  public static let greatestLength = 16 << 20
  /// Of a file that is something else altogether, the first are enough.
  static let mostFaults = 100

  /// Reads a table, in UTF-8, or in UTF-16 with a byte order mark.
  ///
  /// - Parameter path: the path to print.
  public init(locale: String, path: String, bytes: [UInt8]) {
    self.locale = locale
    let (text, fault) = StringsEncoding.utf8(bytes)
    source = SourceText(path: path, bytes: text)
    if let fault {
      entries = []
      faults = [fault]
      return
    }
    var reader = StringsReader(text)
    reader.read()
    entries = reader.entries
    faults = reader.faults
  }

  /// A table that is longer than what is read.
  public init(tooLarge path: String, locale: String) {
    self.locale = locale
    source = SourceText(path: path, bytes: [])
    entries = []
    faults = [.tooLarge]
  }

  private init(_ table: StringsTable, entries: [Entry]) {
    locale = table.locale
    source = table.source
    self.entries = entries
    faults = table.faults
  }

  /// The same translations by other keys, each where it stands; those whose key becomes nil are left out.
  public func replacingKeys(_ key: (String) -> String?) -> StringsTable {
    StringsTable(
      self,
      entries: entries.compactMap { entry in
        key(entry.key.text).map { Entry(key: Text(text: $0, range: entry.key.range), value: entry.value) }
      })
  }

  /// Whether a directory of this name could hold the tables of a locale: letters, digits, `-` and `_`.
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
