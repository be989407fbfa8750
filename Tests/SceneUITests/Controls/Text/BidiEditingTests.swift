import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct BidiEditingTests {
  private func play(_ text: String, _ body: (Harness, TextField) throws -> Void) throws {
    try onStage { stage in
      let (field, _) = stage.addField(text)
      field.font = .family("Courier", 10)
      field.borderStyle = .none
      try stage.harness.tap(field)
      try body(stage.harness, field)
    }
  }

  @Test func caretBeginsAtRightOfHebrewText() throws {
    try play("אבג") { harness, field in
      field.selectedRange = 0..<0
      #expect(field.caretRect.minX == 18)
      try harness.moveCursor(.forward)
      #expect(field.caretRect.minX == 12)
      try harness.moveCursor(.toEnd)
      #expect(field.caretRect.minX == 0)
      try harness.press(.right)
      #expect(field.selectedRange == 2..<2)
      try harness.press(.left, .control)
      #expect(field.selectedRange == 3..<3, "the left is the end of the word")
    }
  }

  /// Displayed as `abc גבא def`.
  @Test func arrowKeysMoveCaretInVisualOrder() throws {
    try play("abc אבג def") { harness, field in
      try harness.press(.home)
      var places: [Double] = [field.caretRect.minX]
      for _ in 0..<11 {
        try harness.press(.right)
        places.append(field.caretRect.minX)
      }
      let expected: [Double] = [0, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66]
      #expect(places == expected)
      #expect(field.selectedRange == 11..<11)
      for x in expected.dropLast().reversed() {
        try harness.press(.left)
        #expect(field.caretRect.minX == x)
      }
    }
  }

  @Test("Inserts a typed letter at the caret")
  func typedLetters() throws {
    try play("abc אבג") { harness, field in
      try harness.press(.end)
      #expect(field.caretRect.minX == 24, "after the last letter, which is the leftmost letter of its word")
      try harness.type("ד")
      #expect(field.text == "abc אבגד" && field.caretRect.minX == 24)
      field.text = "אב abc"
      try harness.press(.end)
      #expect(field.caretRect.minX == 18)
      try harness.type("d")
      #expect(field.caretRect.minX == 24)
    }
  }

  @Test func touchPlacesCaret() throws {
    try play("abc אבג def") { harness, field in
      for slot in 0...11 {
        try harness.tap(field, at: Point(x: 6 * Double(slot) + 0.5, y: 10))
        #expect(field.caretRect.minX == 6 * Double(slot))
      }
    }
  }

  /// The selection from the space before the Hebrew text to its second letter is displayed in two pieces.
  @Test("A selection across Latin and Hebrew text is drawn in two pieces")
  func selectionCanConsistOfSeveralRectangles() throws {
    try onStage { stage in
      let (field, _) = stage.addField("abc אבג def")
      field.font = .family("Courier", 10)
      field.borderStyle = .none
      try stage.harness.tap(field)
      let without = contents(of: field, on: stage).count
      field.selectedRange = 3..<5
      // Two pieces and two handles of two parts each, but no caret.
      #expect(contents(of: field, on: stage).count == without + 2 + 4 - 1)
    }
  }

  @Test func alignsHebrewParagraphToTheRight() throws {
    try onStage { stage in
      let (view, _) = stage.addTextView("אבג דהו abc אבג דהו")
      view.font = .family("Courier", 10)
      view.frame = Rect(x: 0, y: 0, width: 84, height: 80)
      try stage.harness.tap(view)
      for index in 0...view.text.count {
        view.selectedRange = index..<index
        let rect = view.caretRect
        #expect(rect.minX >= 5 && rect.maxX <= 84, "at \(index)")
      }
      view.selectedRange = 0..<0
      #expect(view.caretRect.minX > 60)
      // Moves left through the text, across line ends, to its end.
      for _ in 0..<40 { try stage.harness.press(.left) }
      #expect(view.selectedRange == 19..<19)
      for _ in 0..<40 { try stage.harness.press(.right) }
      #expect(view.selectedRange == 0..<0)
    }
  }

  /// In Hebrew text, the caret moves against the order of the letters, and from the first letter to the next
  /// line.
  @Test("The right arrow key continues on the next line after Hebrew text")
  func arrowKeyContinuesOnNextLineAfterHebrewText() throws {
    try onStage { stage in
      let (view, _) = stage.addTextView("aאבגדbcd")
      view.font = .family("Courier", 10)
      view.frame = Rect(x: 0, y: 0, width: 42, height: 80)
      try stage.harness.tap(view)
      view.selectedRange = 0..<0
      var places: [Int] = []
      for _ in 0..<7 {
        try stage.harness.press(.right)
        places.append(view.selectedRange.lowerBound)
      }
      #expect(places == [1, 4, 3, 2, 1, 5, 6])
    }
  }

  /// The space at the end of a line is highlighted once, together with the free area after it.
  @Test func selectionHighlightExtendsToEndOfLine() throws {
    try onStage { stage in
      let (view, _) = stage.addTextView("aaa bbb")
      view.font = .family("Courier", 10)
      view.frame = Rect(x: 0, y: 0, width: 42, height: 80)
      try stage.harness.tap(view)
      view.selectAll()
      let height = stage.context.textMetrics.lineMetrics(for: view.font).advance
      let areas = contents(of: view, on: stage).compactMap { content -> Path? in
        if case .fill(let path, _, _) = content { return path }
        return nil
      }
      let expected = [(0.0, 0.0, 24.0), (24, 0, 6), (0, height, 18)]
      #expect(
        Array(areas.prefix(3))
          == expected.map { Path(Rect(x: $0.0, y: $0.1, width: $0.2, height: height)) })
    }
  }
}
