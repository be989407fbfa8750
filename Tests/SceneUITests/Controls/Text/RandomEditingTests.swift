import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Checks for random input that the selection is inside the text, and that the text matches a simple model.
@Suite struct RandomEditingTests {
  static let pieces = [
    "a", "B", " ", "  ", "word", "é", "\u{301}", "\u{200D}", "👩‍👩‍👧", "🇩", "🇪", "👍🏽", "שלום", "مرحبا", "\u{202E}",
    "漢字",
    "\r\n", "\n", "\t", "ffi", "\u{0}", "e\u{301}\u{323}", "", "\u{FE0F}", "한",
  ]

  /// The common editing interface of both classes.
  private struct Editable {
    let view: View
    let input: any KeyInput
    let text: () -> String
    let setText: (String) -> Void
    let range: () -> Range<Int>
    let select: (Range<Int>) -> Void
  }

  private func editables(on stage: Stage) -> [Editable] {
    let (field, _) = stage.addField()
    field.clearButtonMode = .always
    field.adjustsFontSizeToFitWidth = true
    let view = stage.add(TextView(frame: Rect(x: 20, y: 80, width: 120, height: 60)))
    return [
      Editable(
        view: field, input: field, text: { field.text }, setText: { field.text = $0 },
        range: { field.selectedRange }, select: { field.selectedRange = $0 }),
      Editable(
        view: view, input: view, text: { view.text }, setText: { view.text = $0 },
        range: { view.selectedRange }, select: { view.selectedRange = $0 }),
    ]
  }

  @Test(
    "After each of 1,000 random input sequences, the text and the selection are valid", arguments: 0..<10)
  func sequences(_ seed: UInt64) throws {
    try onStage { stage in
      var random = SeededGenerator(seed: seed)
      for editable in editables(on: stage) {
        try stage.harness.tap(editable.view)
        for step in 0..<1000 {
          if step % 20 == 0 { editable.setText("") }
          let wasLong = editable.text().count
          switch Int.random(in: 0..<17, using: &random) {
          case 0...3: stage.window.insertText(Self.pieces.randomElement(using: &random)!)
          case 4: stage.window.deleteBackward()
          case 5, 6:
            stage.window.moveCursor(
              CursorMovement.allCases.randomElement(using: &random)!,
              extendingSelection: Bool.random(using: &random))
          case 7:
            let start = Int.random(in: 0...wasLong + 3, using: &random)
            editable.select(start..<start + Int.random(in: 0...5, using: &random))
          case 8:
            let bounds = editable.view.bounds
            let point = Point(
              x: Double.random(in: bounds.minX..<bounds.maxX, using: &random),
              y: Double.random(in: bounds.minY..<bounds.maxY, using: &random))
            try touch(editable.view, at: point, on: stage, &random)
          case 9, 10:
            let key = keys.randomElement(using: &random)!
            stage.window.press(key, KeyModifiers(rawValue: UInt8.random(in: 0..<16, using: &random)))
          case 11:
            let action = EditAction.allCases.randomElement(using: &random)!
            let (before, pasted) = (editable.text(), stage.context.pasteboard.string)
            let range = stage.window.markedTextRange ?? editable.range()
            let canDo = editable.view.canPerform(action, sender: stage)
            #expect(editable.view.perform(action, sender: stage) == canDo)
            if canDo, action == .cut || action == .paste {
              let piece = action == .cut ? "" : pasted ?? ""
              let line = editable.view is TextField ? String(piece.map { $0.isNewline ? " " : $0 }) : piece
              #expect(
                editable.text()
                  == String(before.prefix(range.lowerBound)) + line + before.dropFirst(range.upperBound))
            }
          case 14, 15:
            let piece = Self.pieces.randomElement(using: &random)!
            let start = Int.random(in: -1...3, using: &random)
            stage.window.setMarkedText(
              piece, selectedRange: start..<start + Int.random(in: 0...3, using: &random))
            #expect(piece.isEmpty == (stage.window.markedTextRange == nil), "seed \(seed), step \(step)")
          case 16: stage.window.unmarkText()
          case 12: try dragHandle(of: editable.view, on: stage, &random)
          default: stage.window.pressReturn()
          }
          let (range, count) = (editable.range(), editable.text().count)
          #expect(range.lowerBound >= 0 && range.upperBound <= count, "seed \(seed), step \(step)")
          if step % 20 == 19 { _ = stage.harness.svg() }
        }
      }
    }
  }

  private var keys: [Key] {
    [.left, .right, .up, .down, .home, .end, .delete, .return] + "axcvz".map { .character($0) }
  }

  /// Taps or long-presses. If a menu covers the point, the menu receives the touch.
  private func touch(
    _ view: View, at point: Point, on stage: Stage, _ random: inout SeededGenerator
  ) throws {
    stage.harness.advance(seconds: 0.5)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let touch = stage.window.beginTouch(at: view.convert(point, to: stage.window))
      stage.harness.advance(seconds: Bool.random(using: &random) ? 0.05 : 0.6)
      stage.harness.up(touch)
      stage.harness.advance(seconds: 0.1)
    }
    if !view.isFirstResponder { view.becomeFirstResponder() }
  }

  private func dragHandle(of view: View, on stage: Stage, _ random: inout SeededGenerator) throws {
    let bounds = view.bounds
    func point() -> Point {
      Point(
        x: Double.random(in: bounds.minX..<bounds.maxX, using: &random),
        y: Double.random(in: bounds.minY..<bounds.maxY, using: &random))
    }
    stage.window.hideEditMenu()
    try stage.harness.drag(view, from: point(), to: point(), steps: 4)
  }

  @Test("Insertions and deletions produce the same result as in a plain string", arguments: 0..<10)
  func model(_ seed: UInt64) throws {
    try onStage { stage in
      var random = SeededGenerator(seed: seed)
      let (field, _) = stage.addField()
      for _ in 0..<100 {
        let text = field.text
        let (low, high) = (
          Int.random(in: 0...text.count, using: &random), Int.random(in: 0...text.count, using: &random)
        )
        let range = min(low, high)..<max(low, high)
        let piece = Self.pieces.filter { !$0.contains(where: \.isNewline) }.randomElement(using: &random)!
        let expected = String(text.prefix(range.lowerBound)) + piece + text.dropFirst(range.upperBound)
        field.replace(range, with: piece)
        #expect(field.text == expected)
        let caret = field.selectedRange.lowerBound
        #expect(field.selectedRange.isEmpty && caret <= expected.count)
      }
    }
  }

  @Test("Emoji and combined characters are edited as single characters")
  func treatsGraphemesAsCharacters() throws {
    try onStage { stage in
      let (field, _) = stage.addField()
      try stage.harness.tap(field)
      stage.window.insertText("e")
      stage.window.insertText("\u{301}")
      #expect(field.text == "é" && field.selectedRange == 1..<1)
      stage.window.insertText("👩‍👩‍👧")
      try stage.harness.deleteBackward()
      #expect(field.text == "é")
      stage.window.insertText("🇩")
      stage.window.insertText("🇪")
      #expect(field.text == "é🇩🇪" && field.selectedRange == 2..<2)
      try stage.harness.deleteBackward(count: 2)
      #expect(field.text == "")
    }
  }
}
