import SceneSyntax

/// What the names of one file mean, each looked up once.
struct WordTable {
  private let words = Words.all
  private let names: NameTable
  private var elements: [Words.Element??]
  /// For each family and name; -1 where nobody has asked yet, -2 where there is no such attribute.
  private var attributes: [Int16]

  init(_ names: NameTable) {
    self.names = names
    elements = Array(repeating: nil, count: names.count)
    attributes = Array(repeating: -1, count: names.count * words.familyCount)
  }

  mutating func element(_ name: NameID) -> Words.Element? {
    let index = Int(name.rawValue)
    if let known = elements[index] { return known }
    let found = words.elements[names[name]]
    elements[index] = .some(found)
    return found
  }

  mutating func attribute(_ name: NameID, of family: Int) -> Int? {
    let index = family * names.count + Int(name.rawValue)
    if attributes[index] == -1 { attributes[index] = Int16(words.attribute(names[name], of: family) ?? -2) }
    return attributes[index] < 0 ? nil : Int(attributes[index])
  }
}
