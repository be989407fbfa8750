import SceneDiagnostics
import SceneSyntax
import SceneValues

/// An enumeration value that is not one of the known words. Xcode ignores such a value, so the setting is
/// lost.
struct UnknownValue {
  let range: SourceRange
  let value: String
  let attribute: String
  let known: [String]
  let mayGrow: Bool
  /// Whether the value differs from an accepted word only in case. Such values occur in released apps.
  var isIgnored = false
}

extension Reader {
  /// Records an invalid value, except in macOS and Xcode 3 documents, which can contain words that are not in
  /// the tables.
  mutating func note(unknownValueOf attribute: SyntaxTree.Attribute, known: [String], mayGrow: Bool = false) {
    guard !form.isMac, !form.isArchive else { return }
    found.unknownValues.append(
      UnknownValue(
        range: attribute.valueRange, value: tree.value(of: attribute), attribute: tree.name(of: attribute),
        known: known, mayGrow: mayGrow))
  }

  mutating func note(unknownValueOf attribute: SyntaxTree.Attribute, by rule: DocumentVocabulary.Attribute) {
    switch rule.kind {
    case .bool: note(unknownValueOf: attribute, known: ["YES", "NO"])
    case .enum where !AttributeFacts.unlisted.contains(rule.key), .options:
      note(
        unknownValueOf: attribute, known: rule.cases.keys, mayGrow: AttributeFacts.growing.contains(rule.key))
    default: return
    }
    guard let last = found.unknownValues.indices.last, found.unknownValues[last].range == attribute.valueRange
    else {
      return
    }
    let value = found.unknownValues[last].value.lowercased()
    found.unknownValues[last].isIgnored = found.unknownValues[last].known.contains {
      $0.lowercased() == value
    }
  }

  func unknownValueDiagnostics() -> [Diagnostic] { found.unknownValues.map { $0.diagnostic(in: tree) } }
}

extension UnknownValue {
  func diagnostic(in tree: SyntaxTree) -> Diagnostic {
    let known = known.sorted()
    let meant = closestMatch(to: value, in: known)
    let message: Message =
      isIgnored
      ? "Attribute '\(key: attribute)' does not accept '\(value)' and is ignored: values are case-sensitive"
      : "Attribute '\(key: attribute)' does not accept '\(value)'"
    let help: Message =
      if let meant {
        "did you mean '\(meant)'?"
      } else if known.count <= 16 {
        "accepted values: \(known.map { "'\($0)'" }.joined(separator: ", "))"
      } else {
        "choose a value that Xcode offers"
      }
    var diagnostic = InterfaceBuilderRules.unknownValue.diagnostic(
      message, at: tree.location(range), notes: [Diagnostic.Note(help)])
    if mayGrow || isIgnored { diagnostic.severity = .warning }
    return diagnostic
  }
}
