import SceneTesting
import SceneUI
import Testing

@testable import Games

/// Tests the games as users of a screen reader play them.
@Suite struct ReadingTests {
  @Test("Assistive technology reads the tiles in order and can push a tile into the gap")
  func puzzle() throws {
    try Stage.play { stage in
      let tiles = (1...15).map { "  button \"\($0)\"" }.joined(separator: "\n")
      #expect(
        stage.harness.accessibilityOutline == """
          window "Sliding puzzle"
            navigationBar
              button "Scores"
              heading "Sliding puzzle"
              button "Shuffle"
            group "Moves" = "0"
            group "Best"
          \(tiles)
            staticText "Shuffle to begin."
            button "Undo" disabled
            button "Redo" disabled
            tabBar with 2
              tab "Puzzle" 1 of 2 selected
              tab "Memory" 2 of 2
          """)
      try stage.harness.perform(on: "15", .button)
      try stage.harness.perform(on: "11", .button)
      try stage.harness.perform(on: "1", .button)
      #expect(try stage.puzzle.board.gapPlace == 10)
      #expect(try stage.harness.element("Moves").value == "2")
      let order = stage.harness.window.accessibilityTree.children.filter { $0.role == .button }.map(\.label)
      #expect(
        order.prefix(15) == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13", "14", "11", "15"])
      try stage.harness.perform(on: "Undo")
      #expect(try stage.harness.element("Moves").value == "1")
    }
  }

  @Test("Assistive technology reads a card's symbol only after the card is turned")
  func memory() throws {
    try Stage.play { stage in
      try stage.harness.perform(on: "Memory", .tab)
      stage.harness.advance(seconds: 1)
      func cards() -> [AccessibilityNode] {
        stage.harness.window.accessibilityTree.children.filter { $0.role == .button && $0.traits == .button }
      }
      #expect(cards().map(\.label) == Array(repeating: "Card", count: 16))
      try stage.harness.perform(on: "Card")
      stage.harness.advance(seconds: 1)
      let turned = cards().filter { $0.label != "Card" }
      #expect(turned.count == 1 && CardSymbol(rawValue: turned[0].label) != nil)
      #expect(turned[0].id == cards()[0].id)
    }
  }
}
