import SceneTesting
import SceneUI
import Testing

@testable import Games

@Suite struct DeviceTests {
  private func everywhere(_ stage: Stage, _ body: (_ name: String, _ device: TestDevice) throws -> Void)
    throws
  {
    try stage.harness.show(
      on: TestDevice.usual, in: ["en", "de", "ar"], body)
  }

  private func expectInSight(_ ids: [String], _ stage: Stage, _ name: String) throws {
    for id in ids {
      #expect(stage.harness.isInVisibleArea(try stage.harness.find(id: id)), "\(id) on \(name)")
    }
  }

  @Test("On every device, the puzzle is square and fully visible and matches the recorded picture")
  func puzzle() throws {
    try Stage.play { stage in
      var sheet = ContactSheet(scale: 0.25)
      try everywhere(stage) { name, device in
        try expectInSight(["moves", "bestMoves", "board", "puzzleMessage", "undo", "redo"], stage, name)
        let board = try stage.harness.find(id: "board").bounds
        #expect(board.width == board.height && board.width > 190, "\(name): \(board)")
        sheet.add(stage.harness.picture(), named: name, inRow: device.title)
      }
      try Golden.expect(["puzzle.svg": sheet.svg], in: "PuzzleOnDevices")
    }
  }

  @Test("All cards are visible, have equal sizes, and do not overlap on any device")
  func memory() throws {
    try Stage.play { stage in
      try stage.tap(text: "Memory")
      stage.harness.advance(seconds: 1)
      try everywhere(stage) { name, _ in
        try expectInSight(["turns", "bestTurns", "memoryMessage"], stage, name)
        let cards = stage.harness.findAll(CardView.self).map { $0.convert($0.bounds, to: nil) }
        #expect(cards.count == 16)
        for card in cards {
          #expect(abs(card.height - 1.25 * card.width) < 1.5 && card.width > 36, "\(name): \(card)")
          #expect(stage.app.window.bounds.union(card) == stage.app.window.bounds, "\(name): \(card)")
        }
        for (index, card) in cards.enumerated() {
          #expect(!cards[..<index].contains { $0.intersects(card) }, "\(name): \(card)")
        }
      }
    }
  }

  @Test("On every device, the about page is fully visible and matches the recorded picture")
  func about() throws {
    try Stage.play { stage in
      try stage.tap(text: "Scores")
      stage.harness.advance(seconds: 1)
      try stage.tap(id: "aboutGames")
      stage.harness.advance(seconds: 1)
      var sheet = ContactSheet(scale: 0.25)
      try everywhere(stage) { name, device in
        try expectInSight(["heading", "description", "back"], stage, name)
        sheet.add(stage.harness.picture(), named: name, inRow: device.title)
      }
      try Golden.expect(["about.svg": sheet.svg], in: "AboutOnDevices")
    }
  }
}
