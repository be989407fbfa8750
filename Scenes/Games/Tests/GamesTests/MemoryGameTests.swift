import Testing

@testable import Games

@Suite struct MemoryGameTests {
  @Test("Deals two cards of each kind in an order determined only by the seed")
  func dealing() {
    var (one, same, other) = (SeededGenerator(seed: 1), SeededGenerator(seed: 1), SeededGenerator(seed: 2))
    let game = MemoryGame(dealtBy: &one)
    #expect(game.states.allSatisfy { $0 == .faceDown } && game.turnCount == 0 && !game.isWon)
    for symbol in CardSymbol.allCases { #expect(game.symbols.count { $0 == symbol } == 2) }
    #expect(game == MemoryGame(dealtBy: &same))
    #expect(game.symbols != MemoryGame(dealtBy: &other).symbols)
  }

  @Test("A player who tries every combination of two cards finds all pairs")
  func playing() throws {
    var generator = SeededGenerator(seed: 3)
    var game = MemoryGame(dealtBy: &generator)
    var turns = 0
    for one in 0..<MemoryGame.cardCount {
      for other in (one + 1)..<MemoryGame.cardCount where game.states[one] == .faceDown {
        guard game.states[other] == .faceDown else { continue }
        #expect(game.turn(one) == .first)
        #expect(game.turn(one) == .nothing)
        turns += 1
        if game.symbols[one] == game.symbols[other] {
          #expect(game.turn(other) == .match(with: one))
          #expect(game.open == [])
        } else {
          #expect(game.turn(other) == .mismatch)
          #expect(game.open == [one, other])
          let third = try #require(game.states.indices.first { game.states[$0] == .faceDown })
          #expect(game.turn(third) == .nothing)
          game.turnBack()
          #expect(game.states[one] == .faceDown && game.states[other] == .faceDown)
        }
        #expect(game.turnCount == turns)
      }
    }
    #expect(game.isWon)
    #expect(game.turn(0) == .nothing)
  }
}
