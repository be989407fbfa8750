/// A game with pairs of cards that are face down, of which the player turns two at a time.
struct MemoryGame: Hashable, Sendable {
  static let pairCount = CardSymbol.allCases.count
  static let cardCount = 2 * pairCount

  enum CardState: Sendable {
    case faceDown, faceUp
    case matched
  }

  enum Outcome: Hashable, Sendable {
    /// Nothing happens, because the card or two different cards are already face up.
    case nothing
    case first
    case match(with: Int)
    /// Both cards remain face up until `turnBack()` is called.
    case mismatch
  }

  let symbols: [CardSymbol]
  private(set) var states: [CardState]
  /// The number of times that two cards have been turned.
  private(set) var turnCount = 0

  init(dealtBy generator: inout some RandomNumberGenerator) {
    symbols = (CardSymbol.allCases + CardSymbol.allCases).shuffled(using: &generator)
    states = Array(repeating: .faceDown, count: Self.cardCount)
  }

  var isWon: Bool { states.allSatisfy { $0 == .matched } }

  /// The cards that are face up but have not been matched. There are at most two.
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

  mutating func turnBack() {
    for card in open { states[card] = .faceDown }
  }
}
