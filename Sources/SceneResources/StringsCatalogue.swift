import SceneDiagnostics
import SceneValues

/// A string catalog of Xcode's: the tables of all languages in one file, as JSON.
///
/// ```json
/// { "sourceLanguage": "en",
///   "strings": { "title.text": { "localizations": {
///     "de": { "stringUnit": { "state": "translated", "value": "Wecker" } } } } } }
/// ```
///
/// Where it says a text by the device, the one of the device that is asked for counts, or else of `other`. What it says by
/// the number is kept as a text that differs by numbers; a scene, which has no number, shows that of `other`.
public enum StringsCatalogue {
  /// Whose texts are wanted.
  public enum Device: String, Sendable { case iphone, ipad }

  /// Whether a path is called as string catalogs are: it ends in `.xcstrings`.
  public static func isName(_ path: String) -> Bool { path.hasSuffix(".xcstrings") }

  /// Reads a catalog, in UTF-8, or in UTF-16 with a byte order mark.
  ///
  /// - Parameters:
  ///   - path: the path to print.
  ///   - bytes: the whole file.
  ///   - device: whose texts are wanted.
  /// - Returns: the tables of all languages in it. What is wrong with the file is said by the first, that of
  ///   the language that the scene is in.
  public static func tables(path: String, bytes: [UInt8], for device: Device) -> [StringsTable] {
    let (text, fault) = StringsEncoding.utf8(bytes)
    var reader = CatalogueReader(source: SourceText(path: path, bytes: text), device: device)
    if let fault {
      reader.faults = [fault]
    } else {
      reader.read()
    }
    return reader.tables
  }

  /// What there is of a catalog that is longer than what is read.
  public static func tables(tooLarge path: String) -> [StringsTable] {
    var reader = CatalogueReader(source: SourceText(path: path, bytes: []), device: .iphone)
    reader.faults = [.tooLarge]
    return reader.tables
  }
}

private struct CatalogueReader {
  let source: SourceText
  let device: StringsCatalogue.Device
  var faults: [StringsTable.Fault] = []
  private var language = "mul"
  private var entries: [String: [StringsTable.Entry]] = [:]
  /// Texts that are not to be translated.
  private var kept: Set<String> = []

  init(source: SourceText, device: StringsCatalogue.Device) {
    self.source = source
    self.device = device
  }

  var tables: [StringsTable] {
    let own = StringsTable(
      locale: language, ofCatalogue: source, entries: entries[language] ?? [], faults: faults,
      isOfScene: true)
    let others = entries.filter { $0.key != language }.sorted { $0.key < $1.key }
    return [own]
      + others.map { locale, entries in
        StringsTable(locale: locale, ofCatalogue: source, entries: entries, kept: kept)
      }
  }

  mutating func read() {
    let document: JSONValue
    do throws(JSONFault) {
      document = try JSONValue(bytes: source.bytes)
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
        let entry = CatalogueEntryReader(device: device).entry(key, localization.value)
      else { continue }
      // A text that Xcode copied from the scene may be outdated.
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

  /// The members of an object. A value that is no object is reported, and has none.
  private mutating func members(of value: JSONValue) -> [JSONValue.Member] {
    guard case .object(let members) = value.content else {
      report(.expectedObject, at: value.range)
      return []
    }
    return members
  }

  private mutating func report(_ message: CatalogueMessage, at range: Range<Int>) {
    guard faults.count < StringsTable.mostFaults else { return }
    faults.append(StringsTable.Fault(message: message.text, range: SourceRange(range), fix: nil))
  }
}

/// What is said of a catalog that is not written as it has to be.
private struct CatalogueMessage {
  let text: String

  static var expectedObject: Self { Self(text: "A string catalog has an object here, in braces") }
  static var noLanguage: Self { Self(text: "A string catalog says its 'sourceLanguage': '\"en\"'") }

  static func noJSON(_ expected: String) -> Self {
    Self(text: "A string catalog is JSON: expected \(expected)")
  }

  static var noOther: Self { Self(text: "Of a text by number, the form for 'other' is missing here") }

  static func unknownVariable(_ name: String) -> Self {
    Self(text: "There is no substitution '\(name)' that this text names")
  }

  static func noLocale(_ name: String) -> Self { Self(text: "'\(name)' is no name of a locale") }
}
