import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// An enumerated attribute whose value is not one of the known words. Xcode ignores such a value.
struct UnknownValue {
  let attribute: SyntaxTree.Attribute
  let values: ValueSet
}

extension Reader {
  /// Returns the diagnostics for unknown words and invalid numbers, and the unknown words that might be valid.
  func unknownValues() -> (diagnostics: [Diagnostic], unlisted: [UnknownMember]) {
    guard !form.isArchive else { return ([], []) }
    let (words, numbers) = faultyValues()
    var diagnostics: [Diagnostic] = []
    var unlisted: [UnknownMember] = []
    for unknown in found.unknownValues + words {
      if let diagnostic = unknown.diagnostic(in: tree, afterSearches: diagnostics.count) {
        diagnostics.append(diagnostic)
      } else {
        unlisted.append(UnknownMember(.interfaceBuilderValue, unknown.attribute.valueRange))
      }
    }
    return (diagnostics + numbers, unlisted)
  }

  private func faultyValues() -> (words: [UnknownValue], numbers: [Diagnostic]) {
    var facts = ValueFacts(tree, table, isMac: form.isMac)
    var unknown: [UnknownValue] = []
    var diagnostics: [Diagnostic] = []
    for index in tree.elements.indices {
      let owner = facts.owner(of: index)
      for position in tree.attributeIndices(of: tree.elements[index]) {
        let attribute = tree.attributes[position]
        guard let fact = facts.fact(of: attribute, at: index, in: owner) else { continue }
        if let words = fact.words, !accepts(attribute, words) {
          unknown.append(UnknownValue(attribute: attribute, values: words))
        }
        if let number = fact.number { check(attribute, number, into: &diagnostics) }
      }
    }
    return (unknown, diagnostics)
  }

  private func accepts(_ attribute: SyntaxTree.Attribute, _ words: ValueSet) -> Bool {
    tree.withValueBytes(of: attribute) { value in
      words.accepts(value) || value.isEmpty && [.current, .partial].contains(words.coverage)
    }
  }
}

extension UnknownValue {
  fileprivate func diagnostic(in tree: SyntaxTree, afterSearches searches: Int) -> Diagnostic? {
    let value = tree.value(of: attribute)
    let key = tree.name(of: attribute)
    let known = values.words.sorted()
    var intended =
      ForeignNames.value.meanings(of: value, among: known).first
      ?? (key == "relation" ? ForeignNames.relation(value, among: known) : nil)
    if values.coverage == .partial, intended == nil {
      guard searches < Misspellings.maxSearches else { return nil }
      intended = misspelling(of: value, in: known)
      if intended == nil { return nil }
    }
    intended = intended ?? closestMatch(to: value, in: known)
    let isIgnored = values.coverage == .complete && known.contains { $0.lowercased() == value.lowercased() }
    let message: Message =
      isIgnored
      ? "Attribute '\(key: key)' does not accept '\(value)' and is ignored: values are case-sensitive"
      : "Attribute '\(key: key)' does not accept '\(value)'"
    let help: Message =
      if let intended {
        "did you mean '\(intended)'?"
      } else if known.count == 1 {
        "the only accepted value is '\(known[0])'"
      } else if known.count <= 16 {
        "accepted values: \(known.map { "'\($0)'" }.joined(separator: ", "))"
      } else {
        "choose a value that Xcode offers"
      }
    return InterfaceBuilderRules.unknownValue.diagnostic(
      message, at: tree.location(attribute.valueRange),
      severity: isIgnored || [.current, .partial].contains(values.coverage) ? .warning : nil,
      notes: [Diagnostic.Note(help)])
  }
}
