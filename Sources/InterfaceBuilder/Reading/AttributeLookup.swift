import SceneDiagnostics
import SceneSyntax
import SceneValues

struct AttributeLookup {
  private let tree: SyntaxTree
  private let vocabulary: VocabularyLookup
  private let table: WordTable
  private let numbers: NameNumbers
  private var knownPairs: NamePairs
  private var meanings: [UInt64: String?] = [:]

  init(_ tree: SyntaxTree, _ table: WordTable) {
    self.tree = tree
    self.table = table
    numbers = table.numbers
    vocabulary = VocabularyLookup(tree, table)
    knownPairs = NamePairs(tree.names)
  }

  func owner(of index: Int) -> NameID { tree.elements[vocabulary.owner(of: index)].name }

  func isDescribed(_ element: NameID) -> Bool {
    family(of: element) != nil || Self.listed[numbers[element]] != nil
  }

  /// Returns whether an element can have an attribute. For an element without a table, any known attribute counts.
  mutating func isKnown(_ attribute: NameID, of element: NameID) -> Bool {
    if let known = knownPairs[element, attribute] { return known }
    let isKnown = isDescribed(element) ? isInTables(attribute, of: element) : Self.isKnown[numbers[attribute]]
    knownPairs[element, attribute] = isKnown
    return isKnown
  }

  /// Returns the attribute of the element that an unknown name is a typo of, or nil if there is no such attribute.
  mutating func intended(_ attribute: NameID, of element: NameID) -> String? {
    let pair = UInt64(element.rawValue) << 32 | UInt64(attribute.rawValue)
    if let meaning = meanings[pair] { return meaning }
    let name = tree.names[attribute]
    guard meanings.count < Misspellings.maxSearches, isDescribed(element), !Self.isKnown[numbers[attribute]]
    else { return nil }
    let known = names(of: element)
    let meaning = Self.shortTypo(name, in: known) ?? misspelling(of: name, in: known)
    meanings[pair] = .some(meaning)
    return meaning
  }

  /// Returns the name without its last letter if that letter is doubled, such as `id` for `idd`, or the name in the right
  /// case. `misspelling` does not search for names of fewer than four letters.
  private static func shortTypo(_ name: String, in known: [String]) -> String? {
    let rest = name.dropLast()
    if let last = rest.last, last == name.last, known.contains(String(rest)) { return String(rest) }
    let small = name.lowercased()
    return known.first { $0.lowercased() == small }
  }

  private func isInTables(_ attribute: NameID, of element: NameID) -> Bool {
    let number = numbers[attribute]
    if Self.isCommon[number] || Self.listed[numbers[element]]?.contains(number) == true { return true }
    if let family = family(of: element) {
      return table.attribute(attribute, of: family) != nil || Self.isOfObjects[number]
    }
    guard let (family, prefix) = partFamily(of: element) else { return false }
    return DocumentVocabulary.all.attribute(prefix + tree.names[attribute], of: family) != nil
  }

  private func names(of element: NameID) -> [String] {
    var names = AttributeNames.common.union(AttributeNames.byElement[tree.names[element]] ?? [])
    if let family = family(of: element) {
      names.formUnion(AttributeNames.ofObjects)
      names.formUnion(Self.keys(of: family, ""))
    } else if let (family, prefix) = partFamily(of: element) {
      names.formUnion(Self.keys(of: family, prefix))
    }
    return names.sorted()
  }

  private static func keys(of family: ElementFamily, _ prefix: String) -> [String] {
    let words = DocumentVocabulary.all
    return words.attributes(of: family).map { words.attributes[$0].key }.filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }.filter { !$0.contains(".") }
  }

  /// Returns the family of an object. An open family also contains attributes of other classes, so it is replaced by its
  /// parent if a table lists the attributes of the element.
  private func family(of element: NameID) -> ElementFamily? {
    guard let family = table.element(element)?.family else { return nil }
    let isListed = Self.listed[numbers[element]] != nil
    return isListed ? DocumentVocabulary.all.closedFamily(of: family) : family
  }

  /// Returns the family of the object that contains a part, such as the state of a button. Segues also have such a
  /// family, but accept only a few of its attributes.
  private func partFamily(of element: NameID) -> (ElementFamily, String)? {
    let name = tree.names[element]
    return name == "segue" ? nil : EnumeratedValues.families[name].map { ($0.family, $0.prefix) }
  }

  private static let listed = NameFacts(
    AttributeNames.byElement.mapValues { Set($0.map(NumberedNames.number(of:))) })
  private static let isCommon = NameFacts(AttributeNames.common)
  private static let isOfObjects = NameFacts(AttributeNames.ofObjects)
  private static let isKnown = NameFacts(AttributeNames.all.all)
}
