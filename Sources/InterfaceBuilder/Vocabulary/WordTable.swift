import SceneSyntax

struct WordTable {
  private let words = DocumentVocabulary.all
  private let names: NameTable
  private let isWatch: Bool
  private var elements: MeaningCache<DocumentVocabulary.Element?>
  private var values: MeaningCache<ValueForm>
  private var parts: MeaningCache<PartForm>
  /// The attribute number for each name: -1 if the name has not been looked up yet, or -2 if it is not an attribute.
  private var numbers: [Int16]

  init(_ names: NameTable, isWatch: Bool) {
    self.names = names
    self.isWatch = isWatch
    elements = MeaningCache(names.count)
    numbers = Array(repeating: -1, count: names.count)
    values = MeaningCache(names.count)
    parts = MeaningCache(names.count)
  }

  mutating func element(_ name: NameID) -> DocumentVocabulary.Element? {
    elements[name] ?? elements.keep(words.element(names[name], isWatch: isWatch), of: name)
  }

  mutating func attribute(_ name: NameID, of family: ElementFamily) -> Int? {
    let index = Int(name.rawValue)
    if numbers[index] == -1 {
      numbers[index] = words.number(ofAttributeNamed: names[name]).map(Int16.init) ?? -2
    }
    return numbers[index] < 0 ? nil : words.attribute(numbered: Int(numbers[index]), of: family)
  }

  mutating func value(_ name: NameID) -> ValueForm {
    values[name] ?? values.keep(ValueForm(of: names[name]), of: name)
  }

  mutating func part(_ name: NameID) -> PartForm {
    parts[name] ?? parts.keep(PartForm(of: names[name]), of: name)
  }
}

/// A cache of meanings by name. An entry is nil if the name has not been looked up yet.
private struct MeaningCache<Meaning> {
  private var meanings: [Meaning?]

  init(_ count: Int) { meanings = Array(repeating: nil, count: count) }

  subscript(name: NameID) -> Meaning? { meanings[Int(name.rawValue)] }

  mutating func keep(_ meaning: Meaning, of name: NameID) -> Meaning {
    meanings[Int(name.rawValue)] = .some(meaning)
    return meaning
  }
}
