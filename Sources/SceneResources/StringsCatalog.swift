import SceneDiagnostics
import SceneValues

/// An Xcode string catalog. A string catalog is a JSON file that contains the tables for all languages.
///
/// ```json
/// { "sourceLanguage": "en",
///   "strings": { "title.text": { "localizations": {
///     "de": { "stringUnit": { "state": "translated", "value": "Wecker" } } } } } }
/// ```
///
/// If a string depends on the device, the string for the requested device or for `other` is used. Plural forms are
/// preserved. Scenes show the `other` form, because no number is available.
public enum StringsCatalog {
  /// The device for which strings are selected.
  public enum Device: String, Sendable { case iphone, ipad }

  /// Returns whether a path ends in `.xcstrings`.
  public static func isName(_ path: String) -> Bool { path.hasSuffix(".xcstrings") }

  /// Parses a catalog in UTF-8, or in UTF-16 with a byte order mark.
  ///
  /// - Parameters:
  ///   - path: The path that messages contain.
  ///   - bytes: The content of the file.
  ///   - device: The device for which strings are selected.
  /// - Returns: The tables for all languages. The first table is for the scene's language and contains all faults.
  public static func tables(path: String, bytes: [UInt8], for device: Device) -> [StringsTable] {
    let (text, fault) = StringsEncoding.utf8(bytes)
    var reader = CatalogReader(source: SourceText(path: path, bytes: text), device: device)
    if let fault {
      reader.faults = [fault]
    } else {
      reader.read()
    }
    return reader.tables
  }

  /// Returns the tables for a catalog that exceeds the size limit.
  public static func tables(tooLarge path: String) -> [StringsTable] {
    var reader = CatalogReader(source: SourceText(path: path, bytes: []), device: .iphone)
    reader.faults = [.tooLarge]
    return reader.tables
  }
}

private struct CatalogReader {
  let source: SourceText
  let device: StringsCatalog.Device
  var faults: [StringsTable.Fault] = []
  private var language = "mul"
  private var entries: [String: [StringsTable.Entry]] = [:]
  private var kept: Set<String> = []

  init(source: SourceText, device: StringsCatalog.Device) {
    self.source = source
    self.device = device
  }

  var tables: [StringsTable] {
    let own = StringsTable(
      locale: language, ofCatalog: source, entries: entries[language] ?? [], faults: faults,
      isOfScene: true)
    let others = entries.filter { $0.key != language }.sorted { $0.key < $1.key }
    return [own]
      + others.map { locale, entries in
        StringsTable(locale: locale, ofCatalog: source, entries: entries, kept: kept)
      }
  }

  mutating func read() {
    let conflicts = MergeConflict.all(in: source.bytes)
    faults = conflicts.map(StringsTable.Fault.init)
    let document: JSONValue
    do throws(JSONFault) {
      document = try JSONValue(bytes: MergeConflict.resolved(source.bytes, conflicts))
    } catch {
      return report(.noJSON(error.expected), at: error.offset..<min(error.offset + 1, source.bytes.count))
    }
    guard case .object = document.content else { return report(.expectedObject, at: document.range) }
    guard case .string(let language)? = document["sourceLanguage"]?.content, StringsTable.isLocale(language)
    else {
      return report(.noLanguage, at: document["sourceLanguage"]?.range ?? document.range)
    }
    self.language = language
    guard let strings = document["strings"] else { return }
    for string in members(of: strings) { read(string) }
  }

  private mutating func read(_ string: JSONValue.Member) {
    let key = StringsTable.Text(text: string.name, range: SourceRange(string.nameRange))
    guard !members(of: string.value).isEmpty else { return }
    if case .bool(false)? = string.value["shouldTranslate"]?.content { kept.insert(key.text) }
    guard let localizations = string.value["localizations"] else { return }
    for localization in members(of: localizations) {
      guard StringsTable.isLocale(localization.name) else {
        report(.noLocale(localization.name), at: localization.nameRange)
        continue
      }
      guard !members(of: localization.value).isEmpty,
        let entry = CatalogEntryReader(device: device).entry(key, localization.value)
      else { continue }
      // A string that Xcode copied from the scene may be outdated.
      if localization.name == language,
        case .string("new")? = localization.value["stringUnit"]?["state"]?.content
      {
        continue
      }
      for name in entry.unknownNames {
        report(.unknownVariable(name), at: entry.range)
      }
      if entry.lacksOther { report(.noOther, at: entry.range) }
      entries[localization.name, default: []].append(entry.entry)
    }
  }

  private mutating func members(of value: JSONValue) -> [JSONValue.Member] {
    guard case .object(let members) = value.content else {
      report(.expectedObject, at: value.range)
      return []
    }
    return members
  }

  private mutating func report(_ message: CatalogMessage, at range: Range<Int>) {
    guard faults.count < StringsTable.maxFaults, faults.first?.conflict == nil else { return }
    faults.append(StringsTable.Fault(message: message.text, range: SourceRange(range), fix: nil))
  }
}

private struct CatalogMessage {
  let text: String

  static var expectedObject: Self { Self(text: "A string catalog requires an object in braces here") }
  static var noLanguage: Self { Self(text: "A string catalog requires 'sourceLanguage', such as '\"en\"'") }

  static func noJSON(_ expected: String) -> Self {
    Self(text: "A string catalog must be JSON: expected \(expected)")
  }

  static var noOther: Self { Self(text: "The plural form 'other' is missing") }

  static func unknownVariable(_ name: String) -> Self {
    Self(text: "Substitution '\(name)' does not exist in this string")
  }

  static func noLocale(_ name: String) -> Self { Self(text: "'\(name)' is not a locale") }
}
