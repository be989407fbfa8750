import SceneDiagnostics
import SceneSyntax
import SceneValues

/// A value of a set of words, which is none of them: Xcode ignores it, and what it was to say is lost.
struct UnknownValue {
  let range: SourceRange
  let value: String
  /// What the attribute is called.
  let attribute: String
  /// The words that it takes.
  let known: [String]
  /// Whether a newer Xcode may write other words.
  let mayGrow: Bool
  /// Whether it is one of the words, but for capital letters, in an attribute without which the element is there all the
  /// same: apps that ship have it.
  var isIgnored = false
}

extension Reader {
  /// Notes that an attribute does not take the value that it has. Documents for macOS and those of Xcode 3 have words
  /// that are in no table.
  mutating func note(unknownValueOf attribute: SyntaxTree.Attribute, known: [String], mayGrow: Bool = false) {
    guard !form.isMac, !form.isArchive else { return }
    found.unknownValues.append(
      UnknownValue(
        range: attribute.valueRange, value: tree.value(of: attribute), attribute: tree.name(of: attribute),
        known: known, mayGrow: mayGrow))
  }

  /// The same, by the table of the attribute.
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

  /// A diagnostic for each value that its attribute does not take.
  func unknownValueFindings() -> [Diagnostic] { found.unknownValues.map { $0.finding(in: tree) } }
}

extension UnknownValue {
  func finding(in tree: SyntaxTree) -> Diagnostic {
    let known = known.sorted()
    let meant = closestMatch(to: value, in: known)
    let message: Message =
      isIgnored
      ? "Attribute '\(key: attribute)' does not take '\(value)', and is ignored: capital letters count"
      : "Attribute '\(key: attribute)' does not take '\(value)'"
    let help: Message =
      if let meant {
        "did you mean '\(meant)'?"
      } else if known.count <= 16 {
        "it takes \(known.map { "'\($0)'" }.joined(separator: ", "))"
      } else {
        "see which values Xcode offers for it"
      }
    var finding = InterfaceBuilderRules.unknownValue.diagnostic(
      message, at: tree.location(range), notes: [Diagnostic.Note(help)])
    if mayGrow || isIgnored { finding.severity = .warning }
    return finding
  }
}
