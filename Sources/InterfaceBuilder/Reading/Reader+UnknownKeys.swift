import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// Reports misspelled values of `key`. Xcode ignores a part or a value whose key it does not know.
extension Reader {
  func unknownKeys() -> (diagnostics: [Diagnostic], unlisted: [UnknownMember]) {
    guard !form.isArchive, let key = referenceIndex.keys[ReaderKey.key.rawValue] else { return ([], []) }
    let keysByElement = ChildKeys.byElement(of: form.kit)
    var diagnostics: [Diagnostic] = []
    var unlisted: [UnknownMember] = []
    for element in tree.elements where element.parent >= 0 {
      guard let attribute = tree.attribute(key, of: element) else { continue }
      let parent = numbers[tree.elements[Int(element.parent)].name]
      guard !ChildKeys.isFree[parent],
        let keys = ChildKeys.ofChildren[parent] ?? keysByElement[numbers[element.name]]
      else { continue }
      guard !tree.withValueBytes(of: attribute, keys.accepts) else { continue }
      let value = tree.value(of: attribute)
      let isSearched = diagnostics.count + unlisted.count < Misspellings.maxSearches
      if isSearched, let intended = keys.intended(value) {
        diagnostics.append(.unknownKey(value, of: element, at: attribute, intended: intended, in: tree))
      } else {
        unlisted.append(UnknownMember(.interfaceBuilderValue, attribute.valueRange))
      }
    }
    return (diagnostics, unlisted)
  }
}

extension ChildKeys {
  /// Returns the key that was probably intended, or nil if an unknown key might be valid.
  fileprivate func intended(_ key: String) -> String? {
    // Another element can have the key, so this element might have it, too.
    guard !Self.isKnown(key) else { return nil }
    if let word = misspelling(of: key, in: words.all) { return word }
    if isComplete { return closestMatch(to: key, in: words.all) }
    // Few words are as short as a misspelled 'view' or 'cell'.
    return key.count < 4 ? closestMatches(to: key, in: words.all, atMost: 1).min() : nil
  }
}

extension Diagnostic {
  fileprivate static func unknownKey(
    _ key: String, of element: SyntaxTree.Element, at attribute: SyntaxTree.Attribute, intended: String,
    in tree: SyntaxTree
  ) -> Diagnostic {
    InterfaceBuilderRules.unknownValue.diagnostic(
      "Attribute 'key' of '\(tree.name(of: element))' does not accept '\(key)': the element has no effect",
      at: tree.location(attribute.valueRange), severity: .warning,
      notes: [Diagnostic.Note("did you mean '\(intended)'?")])
  }
}
