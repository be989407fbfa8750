import SceneDiagnostics
import SceneValues

/// A table of strings that depend on numbers or on the device: `LOCALE.lproj/NAME.stringsdict`.
///
/// ```
/// <key>snooze.title</key>
/// <dict>
///   <key>NSStringLocalizedFormatKey</key><string>%#@minutes@</string>
///   <key>minutes</key>
///   <dict>
///     <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
///     <key>NSStringFormatValueTypeKey</key><string>d</string>
///     <key>one</key><string>Noch %d Minute</string>
///     <key>other</key><string>Noch %d Minuten</string>
///   </dict>
/// </dict>
/// ```
public enum StringsDictionary {
  /// Returns whether a path ends in `.stringsdict`.
  public static func isName(_ path: String) -> Bool { path.hasSuffix(".stringsdict") }

  /// Parses a table in UTF-8, or in UTF-16 with a byte order mark.
  ///
  /// - Parameters:
  ///   - locale: The locale, as in the directory name.
  ///   - path: The path that messages contain.
  ///   - bytes: The content of the file.
  ///   - device: The device for which strings are selected.
  /// - Returns: The table, including its faults.
  public static func table(
    locale: String, path: String, bytes: [UInt8], for device: StringsCatalog.Device
  ) -> StringsTable {
    let (text, fault) = StringsEncoding.utf8(bytes)
    var reader = StringsDictionaryReader(device: device, isOfPlurals: isName(path))
    if let fault {
      reader.faults = [fault]
    } else {
      reader.read(text)
    }
    return StringsTable(
      locale: locale, ofDictionary: SourceText(path: path, bytes: text), entries: reader.entries,
      faults: reader.faults)
  }

  /// Returns the table for a file that exceeds the size limit.
  public static func table(tooLarge path: String, locale: String) -> StringsTable {
    StringsTable(
      locale: locale, ofDictionary: SourceText(path: path, bytes: []), entries: [], faults: [.tooLarge])
  }
}

private struct StringsDictionaryReader {
  let device: StringsCatalog.Device
  let isOfPlurals: Bool
  var entries: [StringsTable.Entry] = []
  var faults: [StringsTable.Fault] = []

  init(device: StringsCatalog.Device, isOfPlurals: Bool) {
    self.device = device
    self.isOfPlurals = isOfPlurals
  }

  mutating func read(_ bytes: [UInt8]) {
    let conflicts = MergeConflict.all(in: bytes)
    faults = conflicts.map(StringsTable.Fault.init)
    var reader = PropertyListReader(bytes: MergeConflict.resolved(bytes, conflicts))
    let list: PropertyList
    do throws(PropertyList.Fault) {
      list = try reader.readDocument()
    } catch {
      return report(
        .noList(error.expected, isOfPlurals: isOfPlurals),
        at: error.offset..<min(error.offset + 1, bytes.count))
    }
    guard let members = list.members else {
      return report(.noDictionary(isOfPlurals: isOfPlurals), at: list.range)
    }
    for member in members {
      let key = StringsTable.Text(text: member.key, range: SourceRange(member.keyRange))
      if let entry = entry(key, member.value, depth: 0) { entries.append(entry) }
    }
  }

  private mutating func entry(
    _ key: StringsTable.Text, _ value: PropertyList, depth: Int
  ) -> StringsTable.Entry? {
    if let text = value.text {
      return StringsTable.Entry(
        key: key, value: StringsTable.Text(text: text, range: SourceRange(value.range)))
    }
    guard value.members != nil, depth < 3 else {
      report(.noEntry(key.text), at: value.range)
      return nil
    }
    if let devices = value["NSStringDeviceSpecificRuleType"] {
      guard let chosen = devices[device.rawValue] ?? devices["other"] else {
        if devices.members == nil { report(.noEntry(key.text), at: devices.range) }
        return nil
      }
      return entry(key, chosen, depth: depth + 1)
    }
    if let widths = value["NSStringVariableWidthRuleType"]?.members {
      // The available width is unknown, so the string for the greatest width is used.
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return widest.flatMap { entry(key, $0.value, depth: depth + 1) }
    }
    return plural(key, value)
  }

  private mutating func plural(_ key: StringsTable.Text, _ value: PropertyList) -> StringsTable.Entry? {
    guard let format = value["NSStringLocalizedFormatKey"], let text = format.text else {
      report(.lacks("NSStringLocalizedFormatKey", in: key.text), at: key.range.bytes)
      return nil
    }
    var variables: [StringsTable.Plural.Variable] = []
    for member in value.members ?? [] where member.value.members != nil {
      guard let variable = variable(member) else { continue }
      variables.append(variable)
    }
    var plural = StringsTable.Plural(
      format: StringsTable.Text(text: text, range: SourceRange(format.range)), variables: variables)
    bindArguments(of: &plural)
    checkNames(in: plural)
    return StringsTable.Entry(
      key: key, value: StringsTable.Text(text: plural.text.general, range: plural.format.range),
      plural: plural)
  }

  private mutating func variable(_ member: PropertyList.Member) -> StringsTable.Plural.Variable? {
    let kind = member.value["NSStringFormatSpecTypeKey"]
    guard let kindText = kind?.text else {
      report(.lacks("NSStringFormatSpecTypeKey", in: member.key), at: member.keyRange)
      return nil
    }
    guard kindText == "NSStringPluralRuleType" else {
      report(.otherRule(kindText), at: kind?.range ?? member.keyRange)
      return nil
    }
    var variable = StringsTable.Plural.Variable(
      name: member.key, range: SourceRange(member.keyRange), forms: [])
    for form in member.value.members ?? [] where !form.key.hasPrefix("NSStringFormat") {
      guard let category = PluralCategory(rawValue: form.key) else {
        report(.noCategory(form.key), at: form.keyRange)
        continue
      }
      guard let text = form.value.text else {
        report(.noText(form.key), at: form.value.range)
        continue
      }
      variable.forms.append(
        StringsTable.Plural.Form(
          category: category, range: SourceRange(form.keyRange),
          text: StringsTable.Text(text: text, range: SourceRange(form.value.range))))
    }
    if variable.form(.other) == nil { report(.lacks("other", in: member.key), at: member.keyRange) }
    return variable
  }

  private mutating func checkNames(in plural: StringsTable.Plural) {
    let indices = Dictionary(plural.variables.enumerated().map { ($1.name, $0) }) { $1 }
    for text in [plural.format] + plural.variables.flatMap({ $0.forms.map(\.text) }) {
      for case .variable(let name, _) in FormatPart.parts(of: text.text) where indices[name] == nil {
        report(.unknownVariable(name), at: text.range.bytes)
      }
    }
    let cycles = PluralCycles(plural.variables, indices: indices)
    for variable in plural.variables where cycles.isInCycle[indices[variable.name]!] {
      report(.contains(itself: variable.name), at: variable.range.bytes)
    }
  }

  /// Sets the argument numbers of a plural's variables. Format strings specify these numbers, as in `%2$#@folders@`.
  private func bindArguments(of plural: inout StringsTable.Plural) {
    let indices = Dictionary(plural.variables.enumerated().map { ($1.name, $0) }) { $1 }
    let texts = [plural.format.text] + plural.variables.flatMap { $0.forms.map(\.text.text) }
    for text in texts {
      for case .variable(let name, let argument?) in FormatPart.parts(of: text) {
        guard let place = indices[name], plural.variables[place].argument == nil else { continue }
        plural.variables[place].argument = argument
      }
    }
  }

  private mutating func report(_ message: StringsDictionaryMessage, at range: Range<Int>) {
    guard faults.count < StringsTable.maxFaults, faults.first?.conflict == nil else { return }
    faults.append(StringsTable.Fault(message: message.text, range: SourceRange(range), fix: nil))
  }
}

private struct StringsDictionaryMessage {
  let text: String

  static func noList(_ expected: String, isOfPlurals: Bool) -> Self {
    let requirement =
      isOfPlurals
      ? "A '.stringsdict' file must be an XML property list"
      : "A '.strings' file in XML must be a property list"
    return Self(text: "\(requirement): expected \(expected)")
  }

  static func noDictionary(isOfPlurals: Bool) -> Self {
    let format = isOfPlurals ? "stringsdict" : "strings"
    return Self(text: "A '.\(format)' file requires a dictionary in '<plist>'")
  }

  static func noEntry(_ key: String) -> Self {
    Self(text: "'\(key)' must be text or a dictionary with 'NSStringLocalizedFormatKey'")
  }

  static func lacks(_ key: String, in owner: String) -> Self { Self(text: "'\(owner)' has no '\(key)'") }

  static func otherRule(_ name: String) -> Self {
    Self(text: "Rule '\(name)' is unknown: write 'NSStringPluralRuleType'")
  }

  static func noCategory(_ name: String) -> Self {
    Self(text: "'\(name)' is not a plural category: use 'zero', 'one', 'two', 'few', 'many' or 'other'")
  }

  static func noText(_ name: String) -> Self { Self(text: "The form for '\(name)' must be text") }

  static func unknownVariable(_ name: String) -> Self {
    Self(text: "Variable '\(name)' does not exist in this string")
  }

  static func contains(itself name: String) -> Self {
    Self(text: "A form of '\(name)' refers to '\(name)' itself")
  }
}
