import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct TextViewTests {
  private func play(_ text: String = "", _ body: (Harness, TextView, Editor) throws -> Void) throws {
    try onStage { stage in
      let (view, editor) = stage.addTextView(text)
      try withExtendedLifetime(editor) { try body(stage.harness, view, editor) }
    }
  }

  @Test("Notifies the delegate of each typed character")
  func writing() throws {
    try play { harness, view, editor in
      try harness.tap(view)
      #expect(view.isEditing && editor.take() == ["shouldBegin", "didBegin"])
      try harness.type("a\nb")
      #expect(view.text == "a\nb")
      #expect(
        editor.take() == [
          "shouldChange 0..<0 'a'", "didSelect 1..<1", "didChange", "shouldChange 1..<1 '\n'",
          "didSelect 2..<2", "didChange", "shouldChange 2..<2 'b'", "didSelect 3..<3", "didChange",
        ])
      try harness.deleteBackward(count: 2)
      #expect(view.text == "a", "over the line break")
      view.selectAll()
      try harness.deleteBackward(count: 2)
      #expect(!view.hasText)
      _ = editor.take()
      view.resignFirstResponder()
      #expect(!view.isEditing && editor.take() == ["shouldEnd", "didEnd"])
    }
  }

  @Test("The delegate can prevent the beginning of editing, each change, and the end of editing")
  func delegateRefuses() throws {
    try play("ab") { harness, view, editor in
      editor.refused = ["shouldBegin"]
      try harness.tap(view)
      #expect(!view.isEditing)
      editor.refused = ["shouldChange", "shouldEnd"]
      try harness.tap(view)
      try harness.type("x\n")
      #expect(view.text == "ab" && !view.resignFirstResponder() && view.isEditing)
      view.removeFromSuperview()
      #expect(!view.isEditing && editor.log.last == "didEnd")
      #expect(harness.clock.nextDueTime == nil)
    }
  }

  @Test func tapMovesCaretToTouch() throws {
    try play("One two three four five six seven eight nine ten\n\nend") { harness, view, _ in
      view.frame = Rect(x: 20, y: 20, width: 200, height: 300)
      for index in 0...view.text.count {
        view.selectedRange = index..<index
        let point = view.caretRect.center
        view.selectedRange = 3..<3
        try harness.tap(view, at: point)
        #expect(view.selectedRange == index..<index, "at \(index)")
      }
      try harness.tap(view, at: Point(x: 100, y: 290))
      #expect(view.selectedRange.lowerBound > 50, "a tap below the text selects a position in the last line")
    }
  }

  @Test("Vertical arrow keys keep the column, even across shorter lines")
  func verticalArrowsKeepColumn() throws {
    try play("aaaaaaaa\naa\naaaaaaaa") { harness, view, _ in
      try harness.tap(view)
      view.selectedRange = 6..<6
      try harness.moveCursor(.down)
      #expect(view.selectedRange == 11..<11, "the second line is shorter")
      try harness.moveCursor(.down)
      #expect(view.selectedRange == 18..<18, "the third line is longer")
      try harness.moveCursor(.down)
      #expect(view.selectedRange == 20..<20)
      try harness.moveCursor(.up, extendingSelection: true, count: 2)
      #expect(view.selectedRange.upperBound == 20 && view.selectedRange.lowerBound < 9)
      try harness.moveCursor(.up)
      try harness.moveCursor(.up)
      #expect(view.selectedRange == 0..<0)
      try harness.moveCursor(.forward)
      try harness.moveCursor(.toEnd)
      try harness.moveCursor(.backward)
      #expect(view.selectedRange == 19..<19)
    }
  }

  @Test("A vertical arrow key uses the new column after the caret moves sideways")
  func columnAfterSidewaysMove() throws {
    try play("aaaaaaaa\naaaaaaaa") { harness, view, _ in
      try harness.tap(view)
      view.selectedRange = 6..<6
      try harness.moveCursor(.down)
      try harness.moveCursor(.left, count: 2)
      #expect(view.selectedRange == 13..<13)
      try harness.moveCursor(.up)
      #expect(view.selectedRange == 4..<4)
    }
  }

  @Test("Return has no effect in an empty text view if enablesReturnKeyAutomatically is set")
  func returnKeyRequiresText() throws {
    try play { harness, view, _ in
      view.enablesReturnKeyAutomatically = true
      try harness.tap(view)
      try harness.pressReturn()
      #expect(view.text == "")
      try harness.type("a\n")
      #expect(view.text == "a\n")
    }
  }

  @Test("Scrolls to the caret if the text is taller than the view")
  func scrolling() throws {
    try play { harness, view, _ in
      try harness.tap(view)
      try harness.type((1...20).map { "\($0)" }.joined(separator: "\n"))
      #expect(view.scrollOffset > 0 && view.contentSize.height > 400)
      #expect(view.bounds.contains(view.caretRect.center))
      #expect(
        view.frame == Rect(x: 20, y: 20, width: 200, height: 80), "the frame of the view does not change")
      #expect(shownTexts(of: harness.picture().layers[0]).contains("20"))
      #expect(!shownTexts(of: harness.picture().layers[0]).contains("10"))
      try harness.moveCursor(.toBeginning)
      #expect(view.scrollOffset == 0)
      view.scroll(to: 9999)
      #expect(view.scrollOffset == view.contentSize.height - 80)
      let long = view.text
      view.text = "short"
      #expect(view.scrollOffset == 0)
      view.text = long
      #expect(view.scrollOffset > 0, "the caret is at the end")
      view.resignFirstResponder()
      view.text = long
      #expect(view.scrollOffset == 0)
    }
  }

  @Test("Dragging scrolls a text view without starting editing")
  func drag() throws {
    try play((1...20).map { "\($0)" }.joined(separator: "\n")) { harness, view, _ in
      try harness.drag(view, from: Point(x: 50, y: 70), to: Point(x: 50, y: 20))
      #expect(abs(view.scrollOffset - 50) < 15 && !view.isEditing)
      try harness.drag(view, from: Point(x: 50, y: view.bounds.maxY - 5), to: Point(x: 50, y: 5000))
      #expect(view.scrollOffset == 0)
      harness.cancel(try harness.touchDown(in: view))
      #expect(!view.isEditing)
    }
  }

  @Test("Widening a text view limits the scroll offset to the shorter content")
  func widerTextViewScrollsLess() throws {
    try play(String(repeating: "word ", count: 60)) { harness, view, _ in
      view.scroll(to: 1000)
      let before = view.scrollOffset
      view.frame = Rect(x: 0, y: 0, width: 320, height: 80)
      harness.advance(seconds: 0)
      #expect(view.scrollOffset < before && view.scrollOffset <= view.contentSize.height - 80)
    }
  }

  @Test("A read-only text view ignores keys")
  func readOnlyTextView() throws {
    try play("Hello world") { harness, view, editor in
      view.isEditable = false
      try harness.tap(view, at: Point(x: 20, y: 18), count: 2)
      #expect(view.isFirstResponder && !view.isEditing && view.selectedRange == 0..<5)
      let error = #expect(throws: HarnessError.self) { try harness.type("x") }
      #expect(
        error?.description
          == "No object receives the key: the first responder, TextView \"Hello world\", does not accept key input"
      )
      view.isSelectable = false
      view.resignFirstResponder()
      try harness.tap(view)
      #expect(!view.isFirstResponder && view.text == "Hello world")
      #expect(!editor.log.contains("shouldBegin"))
    }
  }

  @Test("Editing ends when a text view becomes read-only")
  func becomesReadOnly() throws {
    try play("Hello") { harness, view, _ in
      try harness.tap(view)
      view.isEditable = false
      #expect(!view.isEditing && !view.isFirstResponder)
    }
  }

  @Test("A tap on a text view does not trigger the tap recognizer of its superview")
  func tapsAroundIt() throws {
    try play("Hello") { harness, view, _ in
      let around = TapGestureRecognizer()
      let recorder = Recorder()
      recorder.listen(to: around)
      view.superview?.addGestureRecognizer(around)
      try harness.tap(view)
      #expect(view.isEditing && recorder.log == [])
      try harness.tap(at: Point(x: 20, y: 400))
      #expect(recorder.log == ["ended"])
    }
  }
}
