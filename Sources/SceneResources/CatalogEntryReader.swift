import SceneDiagnostics
import SceneValues

struct CatalogEntryReader {
  let device: StringsCatalog.Device

  struct Found {
    var entry: StringsTable.Entry
    var range: Range<Int>
    var unknownNames: [String] = []
    /// Whether there are plural forms, but the required `other` form is missing.
    var lacksOther = false
  }

  func entry(_ key: StringsTable.Text, _ localization: JSONValue) -> Found? {
    let localization = forDevice(localization, depth: 0)
    guard let localization else { return nil }
    if let unit = localization["stringUnit"] {
      guard let text = text(of: unit) else { return nil }
      return substituted(key, text, localization["substitutions"])
    }
    guard let plural = localization["variations"]?["plural"] else { return nil }
    let forms = forms(of: plural)
    guard let shown = forms.last(where: { $0.category == .other }) ?? forms.last else { return nil }
    let whole = StringsTable.Plural(whole: forms, range: shown.text.range)
    return Found(
      entry: StringsTable.Entry(
        key: key, value: StringsTable.Text(text: whole.text.general, range: shown.text.range), plural: whole),
      range: shown.text.range.bytes, lacksOther: !forms.contains { $0.category == .other })
  }

  private func forDevice(_ localization: JSONValue, depth: Int) -> JSONValue? {
    guard depth < 3, localization["stringUnit"] == nil, let devices = localization["variations"]?["device"]
    else { return localization }
    return (devices[device.rawValue] ?? devices["other"]).flatMap { forDevice($0, depth: depth + 1) }
  }

  private func substituted(
    _ key: StringsTable.Text, _ text: StringsTable.Text, _ substitutions: JSONValue?
  ) -> Found {
    guard case .object(let members)? = substitutions?.content, !members.isEmpty else {
      return Found(entry: StringsTable.Entry(key: key, value: text), range: text.range.bytes)
    }
    var found = Found(entry: StringsTable.Entry(key: key, value: text), range: text.range.bytes)
    let variables = members.compactMap { member -> StringsTable.Plural.Variable? in
      let value = forDevice(member.value, depth: 0) ?? member.value
      guard let plural = value["variations"]?["plural"] else { return nil }
      var specifier = "lld"
      if case .string(let stored)? = member.value["formatSpecifier"]?.content { specifier = stored }
      let forms = forms(of: plural, argument: "%\(specifier)")
      if !forms.contains(where: { $0.category == .other }) { found.lacksOther = true }
      return StringsTable.Plural.Variable(
        name: member.name, range: SourceRange(member.nameRange), argument: member.value["argNum"]?.place,
        forms: forms)
    }
    let plural = StringsTable.Plural(format: text, variables: variables)
    let names = Set(variables.map(\.name))
    for case .variable(let name, _) in FormatPart.parts(of: text.text) where !names.contains(name) {
      found.unknownNames.append(name)
    }
    found.entry.plural = plural
    found.entry.value?.text = plural.text.general
    return found
  }

  /// Returns the plural forms of a string or substitution. If `argument` is not nil, it replaces `%arg` in each form.
  private func forms(of plural: JSONValue, argument: String? = nil) -> [StringsTable.Plural.Form] {
    guard case .object(let members) = plural.content else { return [] }
    return members.compactMap { member in
      guard let category = PluralCategory(rawValue: member.name),
        var text = forDevice(member.value, depth: 0)?["stringUnit"].flatMap(text)
      else { return nil }
      if let argument { text.text = text.text.replacing("%arg", with: argument) }
      return StringsTable.Plural.Form(category: category, range: SourceRange(member.nameRange), text: text)
    }
  }

  private func text(of unit: JSONValue) -> StringsTable.Text? {
    guard case .string(let text)? = unit["value"]?.content else { return nil }
    var read = StringsTable.Text(text: text, range: SourceRange(unit["value"]?.range ?? unit.range))
    if case .string("needs_review")? = unit["state"]?.content { read.needsReview = true }
    return read
  }
}

extension JSONValue {
  /// The number of an argument, from 1 to 99.
  fileprivate var place: Int? {
    guard case .number(let number) = content, (1...99).contains(number) else { return nil }
    return Int(number)
  }
}
