import SceneTesting
import SceneUI

/// A player of the memory game who remembers all cards that were seen.
struct MemoryPlayer {
  let harness: Harness
  let cards: [CardView]
  private var seen: [CardSymbol: Int] = [:]
  private var found: Set<Int> = []

  init(_ harness: Harness) {
    self.harness = harness
    cards = harness.findAll(CardView.self)
  }

  /// Touches a card, waits until it has turned, and returns its symbol.
  @discardableResult
  func turn(_ index: Int) throws -> CardSymbol? {
    try harness.tap(cards[index])
    harness.advance(seconds: CardView.flipDuration + 0.1)
    return cards[index].isFaceUp ? cards[index].symbol : nil
  }

  mutating func play() throws {
    for index in cards.indices where !found.contains(index) && !seen.values.contains(index) {
      try turnPair(beginningWith: index)
    }
  }

  private mutating func turnPair(beginningWith index: Int) throws {
    guard let symbol = try turn(index) else { return }
    if let other = seen[symbol] { return try take(other, with: index) }
    seen[symbol] = index
    guard let next = cards.indices.first(where: { !found.contains($0) && !seen.values.contains($0) })
    else { return }
    guard let second = try turn(next) else { return }
    if second == symbol {
      found.formUnion([index, next])
      return
    }
    let known = seen[second]
    seen[second] = seen[second] ?? next
    harness.advance(seconds: 2)
    if let known {
      try turn(next)
      try take(known, with: next)
    }
  }

  private mutating func take(_ card: Int, with other: Int) throws {
    try turn(card)
    found.formUnion([card, other])
  }
}
