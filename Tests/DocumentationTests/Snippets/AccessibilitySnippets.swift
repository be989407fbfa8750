import SceneTesting
import SceneUI
import Testing

private struct Square {
  let name: String
  let frame: Rect
}

private final class Board: View {
  func play(_ square: Square) {}
}

private func elements(_ board: Board, _ squares: [Square]) {
  // snippet: AccessibilityElement.swift
  board.accessibilityElements = squares.map { square in
    let element = AccessibilityElement(label: square.name, frame: square.frame)
    element.onActivate = { [weak board] in board?.play(square) }
    return element
  }
  // end
}

// snippet: Accessibility.md
final class RatingView: View {
  private var stars = 0 {
    didSet { accessibilityValue = "\(stars) of 5 stars" }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    accessibilityLabel = "Rating"
    accessibilityTraits = .adjustable
  }

  override func accessibilityIncrement() { stars = min(5, stars + 1) }
  override func accessibilityDecrement() { stars = max(0, stars - 1) }
}
// end

private func reading(_ harness: Harness) throws {
  // snippet: Accessibility.md
  #expect(
    harness.accessibilityOutline == """
      window "Alarms"
        navigationBar
          heading "Alarms"
          button "Add"
        list with 1
          listItem "7:30" 1 of 1
            switch "7:30" on
      """)
  try harness.perform(on: "7:30", .switch)
  #expect(try harness.element("7:30", .switch).check == .off)
  // end
}
