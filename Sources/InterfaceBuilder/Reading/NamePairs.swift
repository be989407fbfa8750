import SceneSyntax

/// The answers to a question about pairs of an element and an attribute. There are none for a document with too many names.
struct NamePairs {
  private static let maxPairs = 1 << 18

  private let nameCount: Int
  private var answers: [Bool?]

  init(_ names: NameTable) {
    nameCount = names.count
    let isSmall = nameCount * nameCount <= Self.maxPairs
    answers = Array(repeating: nil, count: isSmall ? nameCount * nameCount : 0)
  }

  subscript(element: NameID, attribute: NameID) -> Bool? {
    get { answers.isEmpty ? nil : answers[place(element, attribute)] }
    set { if !answers.isEmpty { answers[place(element, attribute)] = newValue } }
  }

  private func place(_ element: NameID, _ attribute: NameID) -> Int {
    Int(element.rawValue) * nameCount + Int(attribute.rawValue)
  }
}
