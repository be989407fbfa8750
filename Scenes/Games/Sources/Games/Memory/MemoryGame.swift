/// Cards that lie face down, two of each kind; whoever plays turns two at a time.
struct MemoryGame: Hashable, Sendable {
  static let pairCount = CardSymbol.allCases.count
  static let cardCount = 2 * pairCount

  enum CardState: Sendable {
    case faceDown, faceUp
    /// Its other half was found.
    case matched
  }

  /// What turning a card leads to.
  enum Outcome: Hashable, Sendable {
    /// It was face up, or two cards that differ are.
    case nothing
    case first
    case match(with: Int)
    /// Both stay face up until `turnBack()`.
    case mismatch
  }

  /// What is on each card.
  let symbols: [CardSymbol]
  private(set) var states: [CardState]
  /// How often two cards were turned.
  private(set) var turnCount = 0

  init(dealtBy generator: inout some RandomNumberGenerator) {
    symbols = (CardSymbol.allCases + CardSymbol.allCases).shuffled(using: &generator)
    states = Array(repeating: .faceDown, count: Self.cardCount)
  }

  var isWon: Bool { states.allSatisfy { $0 == .matched } }

  /// The cards that are face up, and not yet matched: two at most.
  var open: [Int] { states.indices.filter { states[$0] == .faceUp } }

  mutating func turn(_ card: Int) -> Outcome {
    let open = open
    guard open.count < 2, states[card] == .faceDown else { return .nothing }
    states[card] = .faceUp
    guard let other = open.first else { return .first }
    turnCount += 1
    guard symbols[card] == symbols[other] else { return .mismatch }
    states[card] = .matched
    states[other] = .matched
    return .match(with: other)
  }

  /// Turns face down what is face up and does not match.
  mutating func turnBack() {
    for card in open { states[card] = .faceDown }
  }
}
