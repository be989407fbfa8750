import SceneSyntax

/// The accepted words and numeric forms of attributes, looked up once for each pair of an element and an attribute.
struct ValueFacts {
  struct Fact {
    let words: ValueSet?
    let number: NumberForm?

    var isEmpty: Bool { words == nil && number == nil }
  }

  private enum Answer {
    static let none: UInt16 = 0
    static let nothing: UInt16 = 1
    static let conditional: UInt16 = 2
    static let firstFact: UInt16 = 3
  }

  private let tree: SyntaxTree
  private let words: ValueLookup
  private let numbers: NumberLookup
  private let vocabulary: VocabularyLookup
  private let nameCount: Int
  private var answers: [UInt16]
  private var facts: [Fact] = []

  init(_ tree: SyntaxTree, _ table: WordTable, isMac: Bool) {
    self.tree = tree
    words = ValueLookup(tree, table, isMac: isMac)
    numbers = NumberLookup(tree, table, isMac: isMac)
    vocabulary = VocabularyLookup(tree, table)
    nameCount = tree.names.count
    answers = Array(repeating: Answer.none, count: nameCount <= 512 ? nameCount * nameCount : 0)
  }

  func owner(of index: Int) -> NameID { tree.elements[vocabulary.owner(of: index)].name }

  mutating func fact(of attribute: SyntaxTree.Attribute, at index: Int, in owner: NameID) -> Fact? {
    guard !answers.isEmpty, facts.count < Int(UInt16.max) / 2 else { return found(attribute, at: index) }
    let place = Int(owner.rawValue) * nameCount + Int(attribute.name.rawValue)
    switch answers[place] {
    case Answer.nothing: return nil
    case Answer.conditional: return found(attribute, at: index)
    case Answer.none:
      let isConditional =
        words.isConditional(attribute.name, of: owner) || numbers.isConditional(attribute.name, of: owner)
      let fact = found(attribute, at: index)
      answers[place] =
        isConditional
        ? Answer.conditional : fact == nil ? Answer.nothing : UInt16(facts.count) + Answer.firstFact
      if !isConditional, let fact { facts.append(fact) }
      return fact
    case let known: return facts[Int(known - Answer.firstFact)]
    }
  }

  private func found(_ attribute: SyntaxTree.Attribute, at index: Int) -> Fact? {
    let fact = Fact(
      words: words.values(of: attribute, at: index), number: numbers.form(of: attribute, at: index))
    return fact.isEmpty ? nil : fact
  }
}
