import SceneValidation

extension ConfigurationReader {
  private enum Part: String, CaseIterable {
    case style, prefix, suffix
  }

  mutating func readNames(_ node: YAMLNode) {
    configuration.settings.names = [:]
    for (key, value) in members(of: node, named: "'names'") {
      guard let kind = RuleSettings.NameKind(rawValue: key.string ?? "") else {
        report(
          "'\(key.string ?? "")' is not a kind of name.", at: key,
          choices: RuleSettings.NameKind.allCases.map(\.rawValue))
        continue
      }
      guard let form = readForm(value, of: kind.rawValue) else { continue }
      configuration.settings.names[kind] = form
      turnedOn.append(NamePattern.description)
    }
  }

  private mutating func readForm(_ node: YAMLNode, of kind: String) -> NameForm? {
    if node.string != nil { return readStyle(node).map { NameForm($0) } }
    guard let parts = node.mapping, !parts.isEmpty else {
      report("'\(kind)' must be a style, or a mapping with 'style', 'prefix' and 'suffix'.", at: node)
      return nil
    }
    var form = NameForm()
    var places: [Part: YAMLNode] = [:]
    var isValid = true
    for (key, value) in parts {
      guard let part = Part(rawValue: key.string ?? "") else {
        report(
          "Key '\(key.string ?? "")' does not exist in '\(kind)'.", at: key,
          choices: Part.allCases.map(\.rawValue))
        isValid = false
        continue
      }
      places[part] = value
      switch part {
      case .style: form.style = readStyle(value)
      case .prefix: form.prefix = readText(value, of: part)
      case .suffix: form.suffix = readText(value, of: part)
      }
      if part == .style ? form.style == nil : value.string?.isEmpty ?? true { isValid = false }
    }
    guard isValid else { return nil }
    for fault in form.contradictions {
      let style = form.style?.rawValue ?? ""
      switch fault {
      case .style: continue
      case .prefix(let text):
        report("No \(style) name can start with '\(text)'.", at: places[.prefix] ?? node)
      case .suffix(let text):
        report("No \(style) name can end with '\(text)'.", at: places[.suffix] ?? node)
      }
      isValid = false
    }
    return isValid ? form : nil
  }

  private mutating func readStyle(_ node: YAMLNode) -> NameForm.Style? {
    if let style = node.string.flatMap(NameForm.Style.init) { return style }
    let shown = node.string.map { "Style '\($0)' does not exist." } ?? "'style' must be a string."
    report(shown, at: node, choices: NameForm.Style.allCases.map(\.rawValue))
    return nil
  }

  private mutating func readText(_ node: YAMLNode, of part: Part) -> String {
    if let text = node.string, !text.isEmpty { return text }
    report(
      "'\(part.rawValue)' must be the text that names \(part == .prefix ? "begin" : "end") with.", at: node)
    return ""
  }
}
