import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

private final class RefusingDelegate: TextFieldDelegate {
  var refuses = true
  var ends = 0
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { !refuses }
  func textFieldDidEndEditing(_ textField: TextField) { ends += 1 }
}

@Suite struct TextFieldEditingTests {
  private func play(_ text: String = "", _ body: (Harness, TextField, Editor) throws -> Void) throws {
    try onStage { stage in
      let (field, editor) = stage.addField(text)
      // Delegates are weak, so the test retains the editor.
      try withExtendedLifetime(editor) { try body(stage.harness, field, editor) }
    }
  }

  @Test func tapBeginsEditingAndKeysInsertText() throws {
    try play { harness, field, editor in
      #expect(!field.isEditing)
      try harness.tap(field)
      #expect(field.isEditing && field.isFirstResponder)
      #expect(editor.take() == ["shouldBegin", "didBegin", "editingDidBegin"])
      try harness.type("Hi")
      #expect(field.text == "Hi" && field.selectedRange == 2..<2)
      #expect(
        editor.take() == [
          "shouldChange 0..<0 'H'", "editingChanged", "shouldChange 1..<1 'i'", "editingChanged",
        ])
      try harness.deleteBackward()
      #expect(field.text == "H")
      #expect(editor.take() == ["shouldChange 1..<2 ''", "editingChanged"])
      try harness.deleteBackward(count: 2)
      #expect(
        field.text == "" && editor.take().count == 2, "deleting at the beginning does not call the delegate")
      field.resignFirstResponder()
      #expect(!field.isEditing && editor.take() == ["shouldEnd", "didEnd", "editingDidEnd"])
    }
  }

  @Test("The delegate can prevent the beginning of editing, each change, and the end of editing")
  func delegateRefuses() throws {
    try play("ab") { harness, field, editor in
      editor.refused = ["shouldBegin"]
      try harness.tap(field)
      #expect(!field.isEditing && !field.isFirstResponder && editor.take() == ["shouldBegin"])
      editor.refused = ["shouldChange", "shouldEnd", "shouldReturn"]
      try harness.tap(field)
      try harness.type("x")
      try harness.deleteBackward()
      try harness.pressReturn()
      #expect(field.text == "ab")
      #expect(!field.resignFirstResponder() && field.isEditing)
      #expect(!editor.log.contains { $0.hasPrefix("editingChanged") || $0.hasPrefix("primary") })
    }
  }

  @Test(
    "Tapping a second text field ends editing in the first field unless the first field's delegate refuses")
  func tappingAnotherFieldMovesEditing() throws {
    try onStage { stage in
      let (first, editor) = stage.addField()
      let second = stage.add(TextField(frame: Rect(x: 20, y: 80, width: 200, height: 34)))
      try stage.harness.tap(first)
      try stage.harness.tap(second)
      #expect(!first.isEditing && second.isEditing)
      editor.refused = ["shouldEnd"]
      try stage.harness.tap(first)
      try stage.harness.tap(second)
      #expect(first.isEditing && !second.isEditing)
    }
  }

  @Test("Only one field is being edited after a delegate changes the first responder")
  func responderChangeByDelegate() throws {
    try onStage { stage in
      let (first, editor) = stage.addField()
      let fields = [80.0, 140].map { y in
        stage.add(TextField(frame: Rect(x: 20, y: y, width: 200, height: 34)))
      }
      try stage.harness.tap(first)
      editor.meanwhile = { [weak third = fields[1]] in if $0 == "didEnd" { third?.becomeFirstResponder() } }
      try stage.harness.tap(fields[0])
      #expect([first, fields[0], fields[1]].map(\.isEditing) == [false, true, false])
      #expect(fields[0].isFirstResponder)
    }
  }

  @Test("Return ends editing if an action handles editingDidEndOnExit")
  func returning() throws {
    try play("ab") { harness, field, editor in
      try harness.tap(field)
      _ = editor.take()
      try harness.pressReturn()
      #expect(field.isEditing && editor.take() == ["shouldReturn", "primaryActionTriggered"])
      field.addTarget(editor, for: .editingDidEndOnExit) { (editor, _: TextField) in
        editor.log.append("editingDidEndOnExit")
      }
      try harness.type("\n")
      #expect(!field.isEditing)
      #expect(
        editor.take() == [
          "shouldReturn", "editingDidEndOnExit", "primaryActionTriggered", "shouldEnd", "didEnd",
          "editingDidEnd",
        ])
    }
  }

  @Test("Return has no effect in an empty field if enablesReturnKeyAutomatically is set")
  func returnKeyRequiresText() throws {
    try play { harness, field, editor in
      field.enablesReturnKeyAutomatically = true
      try harness.tap(field)
      _ = editor.take()
      try harness.pressReturn()
      #expect(editor.take() == [])
      try harness.type("a\n")
      #expect(editor.take().contains("primaryActionTriggered"))
    }
  }

  @Test func changingTextInCodeSendsNoEvents() throws {
    try play { harness, field, editor in
      try harness.tap(field)
      _ = editor.take()
      field.text = "Hello"
      #expect(field.selectedRange == 5..<5 && editor.take() == [])
      field.selectedRange = 1..<3
      try harness.type("u")
      #expect(field.text == "Hulo" && field.selectedRange == 2..<2)
      field.selectedRange = 3..<90
      #expect(field.selectedRange == 3..<4)
      try harness.deleteBackward()
      #expect(field.text == "Hul")
      field.replace(0..<1, with: "f\nr")
      #expect(field.text == "f rul", "a line has no breaks")
    }
  }

  @Test("The delegate can reject typed text and insert other text")
  func delegateCanInsertTextItself() throws {
    try play { harness, field, editor in
      editor.refused = ["shouldChange"]
      editor.meanwhile = { [weak field] in if $0 == "shouldChange" { field?.text += "*" } }
      try harness.tap(field)
      try harness.type("abc")
      #expect(field.text == "***")
      editor.refused = []
      // The range in question no longer exists when the delegate method returns.
      editor.meanwhile = { [weak field] in if $0 == "shouldChange" { field?.text = "" } }
      try harness.type("x")
      #expect(field.text == "x")
    }
  }

  @Test func delegateCanEndEditingWhenItBegins() throws {
    try play { harness, field, editor in
      editor.meanwhile = { [weak field] in if $0 == "didBegin" { field?.resignFirstResponder() } }
      try harness.tap(field)
      #expect(!field.isEditing && !field.isFirstResponder)
      #expect(editor.take() == ["shouldBegin", "didBegin", "shouldEnd", "didEnd", "editingDidEnd"])
      #expect(harness.clock.nextDueTime == nil)
    }
  }

  @Test("Arrow keys move the caret and can extend the selection")
  func arrowKeysMoveAndSelect() throws {
    try play("Hello") { harness, field, _ in
      try harness.tap(field)
      field.selectedRange = 5..<5
      try harness.moveCursor(.backward, count: 2)
      try harness.type("-")
      #expect(field.text == "Hel-lo")
      try harness.moveCursor(.backward, extendingSelection: true, count: 2)
      #expect(field.selectedRange == 2..<4)
      try harness.moveCursor(.backward)
      #expect(field.selectedRange == 2..<2)
      try harness.moveCursor(.toEnd, extendingSelection: true)
      try harness.moveCursor(.forward)
      #expect(field.selectedRange == 6..<6)
      try harness.moveCursor(.forward)
      try harness.moveCursor(.up)
      #expect(field.selectedRange == 0..<0)
      try harness.moveCursor(.backward)
      try harness.moveCursor(.down, extendingSelection: true)
      #expect(field.selectedRange == 0..<6)
      field.selectAll()
      try harness.type("x")
      #expect(field.text == "x")
    }
  }

  @Test("Long text does not scroll when editing begins at a visible caret")
  func doesNotScrollToVisibleCaret() throws {
    try play(String(repeating: "word ", count: 20)) { harness, field, _ in
      try harness.tap(field)
      try harness.moveCursor(.toEnd)
      field.resignFirstResponder()
      field.selectedRange = 10..<10
      let x = field.caretRect.minX
      field.becomeFirstResponder()
      #expect(field.caretRect.minX == x, "the caret is in sight where it is")
    }
  }

  @Test func disabledFieldRejectsInput() throws {
    try play { harness, field, editor in
      try harness.tap(field)
      field.isEnabled = false
      #expect(!field.isEditing && !field.becomeFirstResponder())
      try harness.tap(field)
      #expect(!field.isEditing)
      field.isEnabled = true
      try harness.tap(field)
      editor.refused = ["shouldEnd"]
      field.isEnabled = false
      #expect(throws: HarnessError.self) { try harness.type("x") }
      #expect(field.text == "")
    }
  }

  @Test("A superview can end editing, and force it if the delegate refuses")
  func endEditing() throws {
    try onStage { stage in
      let (box, other) = (stage.add(View()), stage.add(View()))
      let field = stage.add(TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30)), to: box)
      let delegate = RefusingDelegate()
      field.delegate = delegate
      #expect(!box.endEditing(true))
      field.becomeFirstResponder()
      #expect(!other.endEditing(true) && field.isEditing)
      #expect(!box.endEditing(false) && field.isEditing && field.isFirstResponder)
      #expect(box.endEditing(true) && !field.isEditing && !field.isFirstResponder)
      #expect(delegate.ends == 1)
      delegate.refuses = false
      field.becomeFirstResponder()
      #expect(stage.window.endEditing(false) && !field.isEditing)
    }
  }

  @Test("Editing ends when a field leaves the window, even if the delegate refuses to end editing")
  func leaving() throws {
    try play { harness, field, editor in
      try harness.tap(field)
      editor.refused = ["shouldEnd"]
      _ = editor.take()
      field.removeFromSuperview()
      #expect(!field.isEditing && editor.take() == ["shouldEnd", "didEnd", "editingDidEnd"])
      #expect(harness.clock.nextDueTime == nil, "the caret does not blink")
    }
  }

  @Test("Records editing events in a trace")
  func eventsAreTraced() throws {
    try play { harness, field, _ in
      harness.startTracing()
      try harness.tap(field)
      try harness.type("a")
      #expect(
        harness.trace.filter { $0.contains("diting") }
          == ["TextField sends editingDidBegin", "TextField sends editingChanged"])
    }
  }

  @Test("Converts line breaks to spaces if code sets the text")
  func lineBreaks() throws {
    try play("one\ntwo") { _, field, editor in
      #expect(field.text == "one two")
      field.text = "a\r\nb\u{2028}c"
      #expect(field.text == "a b c" && field.selectedRange == 5..<5)
      #expect(editor.take() == [])
    }
  }
}
