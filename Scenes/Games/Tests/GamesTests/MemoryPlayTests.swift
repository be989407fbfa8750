import SceneTesting
import SceneUI
import Testing

@testable import Games

@Suite struct MemoryPlayTests {
  private func play(
    seed: UInt64 = 1,
    _ body: (Stage, inout MemoryPlayer) throws -> Void
  ) throws {
    try Stage.play(seed: seed) { stage in
      try stage.tap(text: "Memory")
      stage.harness.advance(seconds: 1)
      var player = MemoryPlayer(stage.harness)
      #expect(player.cards.count == 16 && player.cards.allSatisfy { !$0.isFaceUp })
      try body(stage, &player)
    }
  }

  /// Turns all cards, two at a time, to see their symbols. Some pairs may match by chance.
  private func look(_ stage: Stage, _ player: MemoryPlayer) throws -> [CardSymbol: [Int]] {
    var places: [CardSymbol: [Int]] = [:]
    for index in player.cards.indices {
      let symbol = try #require(try player.turn(index))
      places[symbol, default: []].append(index)
      if index % 2 == 1 { stage.harness.advance(seconds: 2) }
    }
    return places
  }

  @Test("A flipping card narrows, shows its other side, and widens again")
  func flip() throws {
    try play { stage, player in
      let card = player.cards[3]
      try stage.harness.tap(card)
      var widths: [Double] = []
      var sides: [Bool] = []
      for _ in 0..<19 {
        widths.append(card.transform.a)
        sides.append(card.isFaceUp)
        stage.harness.advance(seconds: 1.0 / 60)
      }
      #expect(card.isFaceUp && card.transform.isIdentity && card.symbol != nil)
      let turn = try #require(sides.firstIndex(of: true))
      #expect(sides == sides.sorted { !$0 && $1 })
      #expect(widths[..<turn].elementsEqual(widths[..<turn].sorted(by: >)))
      #expect(widths[turn...].elementsEqual(widths[turn...].sorted()))
      #expect(widths.min() ?? 1 < 0.3)
    }
  }

  @Test("Mismatched cards turn face down after a delay, during which no card can be turned")
  func mismatch() throws {
    try play { stage, player in
      let places = try look(stage, player)
      try stage.tap(text: "Restart")
      stage.harness.advance(seconds: 1)
      #expect(places.values.allSatisfy { $0.count == 2 })
      let second = try mismatch(of: 0, stage, player)
      let third = second == 15 ? 14 : 15
      #expect(try player.turn(third) == nil)
      #expect(try stage.value(of: "turns") == 1)
      stage.harness.advance(seconds: 0.3)
      #expect(player.cards[0].isFaceUp && player.cards[second].isFaceUp)
      stage.harness.advance(seconds: 2)
      #expect(player.cards.allSatisfy { !$0.isFaceUp })
      #expect(try player.turn(third) != nil)
    }
  }

  /// Turns a card and another one that does not match. If the cards match, starts a new game.
  private func mismatch(of card: Int, _ stage: Stage, _ player: MemoryPlayer) throws -> Int {
    for other in 1..<16 {
      let symbol = try player.turn(card)
      if try player.turn(other) != symbol { return other }
      try stage.tap(text: "Restart")
      stage.harness.advance(seconds: 1)
    }
    throw HarnessError.notFound(wanted: "two cards that differ", present: [])
  }

  @Test("Matching cards stay face up, and a face-up card cannot be turned again")
  func match() throws {
    try play { stage, player in
      let places = try look(stage, player)
      let found = Set(player.cards.indices.filter { player.cards[$0].isFaceUp })
      let pair = try #require(places.values.first { found.isDisjoint(with: $0) })
      let turns = try stage.value(of: "turns")
      try player.turn(pair[0])
      try player.turn(pair[0])
      #expect(try stage.value(of: "turns") == turns)
      try player.turn(pair[1])
      stage.harness.advance(seconds: 3)
      #expect(pair.allSatisfy { player.cards[$0].isFaceUp && player.cards[$0].isMatched })
      #expect(try stage.value(of: "turns") == (turns ?? 0) + 1)
      try player.turn(pair[0])
      #expect(try stage.value(of: "turns") == (turns ?? 0) + 1)
    }
  }

  @Test("The app counts the turns of a finished game and saves the best score", arguments: 1..<6)
  func scores(_ seed: UInt64) throws {
    try play(seed: seed) { stage, player in
      #expect(try stage.value(of: "bestTurns") == nil)
      try player.play()
      let first = try #require(try stage.value(of: "turns"))
      #expect((8...16).contains(first) && stage.best(of: .memory) == first)
      #expect(player.cards.allSatisfy { $0.isMatched })
      #expect(try stage.text(of: "memoryMessage") == "All found in \(first) turns!")

      try stage.tap(text: "Restart")
      stage.harness.advance(seconds: 1)
      #expect(player.cards.allSatisfy { !$0.isFaceUp })
      #expect(try stage.value(of: "turns") == 0)
      #expect(try stage.text(of: "memoryMessage") == "Find the pairs.")
      var again = MemoryPlayer(stage.harness)
      try again.play()
      let second = try #require(try stage.value(of: "turns"))
      #expect(stage.best(of: .memory) == min(first, second))
      #expect(try stage.value(of: "bestTurns") == min(first, second))
    }
  }

  @Test("Ending a game in the middle of a turn releases all objects of the game")
  func left() throws {
    try play { stage, player in
      _ = try mismatch(of: 0, stage, player)
      try stage.harness.tap(player.cards[7])
      try stage.tap(text: "Restart")
      try stage.harness.tap(player.cards[7])
    }
  }
}
