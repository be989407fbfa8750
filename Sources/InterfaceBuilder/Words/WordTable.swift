import SceneSyntax

/// What the names of one file mean, each looked up once.
struct WordTable {
  private let words = Words.all
  private let names: NameTable
  private let isWatch: Bool
  private var elements: [Words.Element??]
  private var values: [ValueForm?]
  private var parts: [PartForm?]
  /// For each name, its number among those of attributes; -1 where nobody has asked yet, -2 where none is called so.
  private var numbers: [Int16]

  init(_ names: NameTable, isWatch: Bool) {
    self.names = names
    self.isWatch = isWatch
    elements = Array(repeating: nil, count: names.count)
    numbers = Array(repeating: -1, count: names.count)
    values = Array(repeating: nil, count: names.count)
    parts = Array(repeating: nil, count: names.count)
  }

  mutating func element(_ name: NameID) -> Words.Element? {
    let index = Int(name.rawValue)
    if let known = elements[index] { return known }
    let found = words.element(names[name], isWatch: isWatch)
    elements[index] = .some(found)
    return found
  }

  mutating func attribute(_ name: NameID, of family: Int) -> Int? {
    let index = Int(name.rawValue)
    if numbers[index] == -1 {
      numbers[index] = words.number(ofAttributeNamed: names[name]).map(Int16.init) ?? -2
    }
    return numbers[index] < 0 ? nil : words.attribute(numbered: Int(numbers[index]), of: family)
  }

  mutating func value(_ name: NameID) -> ValueForm {
    let index = Int(name.rawValue)
    if let known = values[index] { return known }
    let form = ValueForm(of: names[name])
    values[index] = form
    return form
  }

  mutating func part(_ name: NameID) -> PartForm {
    let index = Int(name.rawValue)
    if let known = parts[index] { return known }
    let form = PartForm(of: names[name])
    parts[index] = form
    return form
  }
}
