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
    /// What it says.
    public var text: String
    /// What stands between the quotes, or the word that has none.
    public var range: SourceRange
    /// Whether the file says that somebody is to look at the translation again, as a string catalog can.
    package var needsReview = false

    /// Whether the source has the text unchanged, so that a place in the text is also a place in the source.
    public var isVerbatim: Bool { text.utf8.count == range.bytes.count }
  }

  /// A line of the table: what is translated, and how.
  public struct Entry: Sendable, Hashable {
    /// What is translated: the object and the property, as in `title.text`.
    public var key: Text
    /// nil for a key alone (`"title.text";`), which translates nothing yet.
    ///
    /// Of a text that differs by numbers, what is shown as long as nobody says one: the form for `other`.
    public var value: Text?
    /// How the text differs by numbers; nil where it does not.
    public var plural: Plural?

    /// An entry; without a value it translates nothing yet.
    public init(key: Text, value: Text?, plural: Plural? = nil) {
      self.key = key
      self.value = value
      self.plural = plural
    }
  }

  /// Something that is not written as it has to be.
  public struct Fault: Sendable {
    /// What is wrong.
    public var message: String
    /// Where it is wrong, in the bytes of `source`.
    public var range: SourceRange
    /// How it can be mended; nil where that is not known.
    public var fix: FixIt?
    /// Whether the table can be read all the same: the text is another than was probably meant.
    public var isRemark = false
  }

  /// As the directory has it: `de`, `pt-BR`.
  public let locale: String
  /// In UTF-8, whatever the file was written in: what all ranges count in.
  public let source: SourceText
  /// In the order of the file.
  public let entries: [Entry]
  /// What was not understood; of very much, the first 100.
  public let faults: [Fault]
  /// Whether the table belongs to a catalog, whose tables share one source and one set of keys.
  public let isOfCatalogue: Bool
  /// Whether it is a `.stringsdict`, which stands beside the `.strings` of its language, and counts before it.
  public let isOfPlurals: Bool
  /// Whether it is of the language of the scene, and says so: what it lacks, the scene says.
  public let isOfScene: Bool
  /// Keys of what is to stay as the scene says it.
  public let kept: Set<String>

  /// Longer ones are not read, in bytes.
  public static let greatestLength = 16 << 20
  /// How many faults are kept. The first ones are enough for a file that is no table at all.
  static let mostFaults = 100

  /// Reads a table, in UTF-8, or in UTF-16 with a byte order mark.
  ///
  /// - Parameters:
  ///   - locale: the language, as the directory has it.
  ///   - path: the path to print.
  ///   - bytes: the whole file.
  public init(locale: String, path: String, bytes: [UInt8]) {
    self.locale = locale
    (isOfCatalogue, isOfPlurals, isOfScene, kept) = (false, false, false, [])
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
    (isOfCatalogue, isOfPlurals, isOfScene, kept) = (false, false, false, [])
    source = SourceText(path: path, bytes: [])
    entries = []
    faults = [.tooLarge]
  }

  /// One of the tables of a catalog.
  init(
    locale: String, ofCatalogue source: SourceText, entries: [Entry], faults: [Fault] = [],
    isOfScene: Bool = false, kept: Set<String> = []
  ) {
    self.locale = locale
    self.source = source
    self.entries = entries
    self.faults = faults
    isOfCatalogue = true
    isOfPlurals = false
    self.isOfScene = isOfScene
    self.kept = kept
  }

  /// A table of texts that differ by numbers.
  init(locale: String, ofDictionary source: SourceText, entries: [Entry], faults: [Fault]) {
    self.locale = locale
    self.source = source
    self.entries = entries
    self.faults = faults
    (isOfCatalogue, isOfPlurals, isOfScene, kept) = (false, true, false, [])
  }

  private init(_ table: StringsTable, entries: [Entry], kept: Set<String>) {
    locale = table.locale
    source = table.source
    self.entries = entries
    faults = table.faults
    isOfCatalogue = table.isOfCatalogue
    isOfPlurals = table.isOfPlurals
    isOfScene = table.isOfScene
    self.kept = kept
  }

  /// The same translations by other keys, each where it stands; those whose key becomes nil are left out.
  public func replacingKeys(_ key: (String) -> String?) -> StringsTable {
    StringsTable(
      self,
      entries: entries.compactMap { entry in
        key(entry.key.text).map {
          Entry(key: Text(text: $0, range: entry.key.range), value: entry.value, plural: entry.plural)
        }
      }, kept: Set(kept.compactMap(key)))
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
