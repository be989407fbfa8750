import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// Reports unknown names. A name that is similar to a known name is reported as a typo. Any other name is reported as
/// unlisted, because the tables of known names are incomplete.
extension Reader {
  func unknownNames() -> (diagnostics: [Diagnostic], unlisted: [UnknownMember]) {
    if form.isMac { return form.isArchive ? ([], []) : unlistedMacNames() }
    let attributes = unlistedAttributes()
    return (unknownPlainNames() + attributes.diagnostics, attributes.unlisted)
  }

  private func unknownPlainNames() -> [Diagnostic] {
    var misspellings = Misspellings(tree.names, known: Self.plainNames)
    var found: [Diagnostic] = []
    for (index, element) in tree.elements.enumerated() where outcomes.elements[index] == .unknown {
      found.append(unknownName(element.name, at: element.nameRange, &misspellings))
    }
    guard outcomes.attributes.contains(.unknown) else { return found }
    misspellings = Misspellings(tree.names, known: Self.plainAttributes)
    for (position, attribute) in tree.attributes.enumerated() where outcomes.attributes[position] == .unknown
    {
      found.append(unknownName(attribute.name, at: attribute.nameRange, &misspellings))
    }
    return found
  }

  private static let plainNames = ElementNames.all

  private static let plainAttributes = StringNumbers(
    DocumentVocabulary.all.attributes.map(\.key), ReaderKey.allCases.map(\.name))

  /// Returns the diagnostics for misspelled names in preserved elements, and the names that cannot be checked.
  func unknownNestedNames() -> (diagnostics: [Diagnostic], unlisted: [UnknownMember]) {
    guard !form.isMac, !form.isArchive else { return ([], []) }
    var misspellings = Misspellings(tree.names, known: ElementNames.all)
    var found: [Diagnostic] = []
    var unlisted: [UnknownMember] = []
    for (index, element) in tree.elements.enumerated()
    where !Self.isElement[numbers[element.name]] && outcomes.elements[index] != .unknown {
      if misspellings.intended(element.name) == nil {
        unlisted.append(UnknownMember(.interfaceBuilderName, element.nameRange))
      } else {
        found.append(unknownName(element.name, at: element.nameRange, &misspellings))
      }
    }
    return (found, unlisted)
  }

  private static let isElement = NameFacts(ElementNames.all.all)
  private static let isMacElement = NameFacts(MacNames.elements.all)
  private static let isMacAttribute = NameFacts(MacNames.attributes.all)

  private func unlistedMacNames() -> (diagnostics: [Diagnostic], unlisted: [UnknownMember]) {
    var found: [Diagnostic] = []
    var unlisted: [UnknownMember] = []
    func note(_ name: NameID, at range: SourceRange, _ misspellings: inout Misspellings) {
      if misspellings.intended(name) == nil {
        unlisted.append(UnknownMember(.interfaceBuilderName, range))
      } else {
        found.append(unknownName(name, at: range, &misspellings))
      }
    }
    var misspellings = Misspellings(tree.names, known: MacNames.elements)
    for element in tree.elements where !Self.isMacElement[numbers[element.name]] {
      note(element.name, at: element.nameRange, &misspellings)
    }
    misspellings = Misspellings(tree.names, known: MacNames.attributes)
    for attribute in tree.attributes where !Self.isMacAttribute[numbers[attribute.name]] {
      note(attribute.name, at: attribute.nameRange, &misspellings)
    }
    return (found, unlisted)
  }

  private func unknownName(_ name: NameID, at range: SourceRange, _ misspellings: inout Misspellings)
    -> Diagnostic
  {
    let intended = misspellings.intended(name)
    return unknownName(
      name, at: range, intended: intended, possible: intended == nil ? misspellings.similar(name) : nil)
  }

  func unknownName(
    _ name: NameID, at range: SourceRange, intended: String?, possible: String? = nil
  ) -> Diagnostic {
    // A newer Xcode would not introduce a name that is so similar to an existing one.
    InterfaceBuilderRules.unknownName.diagnostic(
      .unknownName(tree.names[name]), at: tree.location(range), severity: intended == nil ? nil : .warning,
      notes: (intended ?? possible).map { [Diagnostic.Note(.didYouMean($0))] } ?? [])
  }
}

struct Misspellings {
  /// The maximum number of searches for similar names in a file. Further unknown names are assumed not to be typos.
  static let maxSearches = 50

  private let names: NameTable
  private let known: StringNumbers
  private var meanings: [Int: String?] = [:]
  private var similarNames: [Int: String?] = [:]

  init(_ names: NameTable, known: StringNumbers) {
    self.names = names
    self.known = known
  }

  mutating func intended(_ name: NameID) -> String? {
    let index = Int(name.rawValue)
    if let meaning = meanings[index] { return meaning }
    let meaning = meanings.count < Self.maxSearches ? misspelling(of: names[name], in: known.all) : nil
    meanings[index] = .some(meaning)
    return meaning
  }

  /// Returns a known name that could also be another name, such as a plural or the name in another framework.
  mutating func similar(_ name: NameID) -> String? {
    let index = Int(name.rawValue)
    if let similar = similarNames[index] { return similar }
    guard meanings.count < Self.maxSearches else { return nil }
    let similar =
      closestMatches(to: names[name], in: known.all, atMost: 1).min()
      ?? ForeignNames.attribute.meaning(of: names[name], among: known.all)?.name
    similarNames[index] = .some(similar)
    return similar
  }
}

extension Message {
  fileprivate static func unknownName(_ name: String) -> Message {
    "'\(name)' is unknown in an Interface Builder file: it is preserved, but has no effect"
  }

  fileprivate static func didYouMean(_ name: String) -> Message { "did you mean '\(name)'?" }
}
