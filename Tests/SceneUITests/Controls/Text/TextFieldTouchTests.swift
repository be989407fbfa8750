import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct TextFieldTouchTests {
  private func play(_ text: String, _ body: (Harness, TextField, Editor) throws -> Void) throws {
    try onStage { stage in
      let (field, editor) = stage.addField(text)
      try withExtendedLifetime(editor) { try body(stage.harness, field, editor) }
    }
  }

  @Test(arguments: [TextAlignment.left, .center, .right])
  func caretMovesToTouch(_ alignment: TextAlignment) throws {
    try play("Hello world") { harness, field, _ in
      field.textAlignment = alignment
      for index in [0, 1, 5, 10, 11] {
        field.selectedRange = index..<index
        let point = field.caretRect.center
        field.selectedRange = 3..<3
        try harness.tap(field, at: point)
        #expect(field.selectedRange == index..<index)
      }
      try harness.tap(field, at: Point(x: 1, y: 10))
      #expect(field.selectedRange == 0..<0)
      try harness.tap(field, at: Point(x: 199, y: 10))
      #expect(field.selectedRange == 11..<11)
    }
  }

  @Test func dragMovesCaret() throws {
    try play("Hello world") { harness, field, _ in
      try harness.tap(field, at: Point(x: 190, y: 10))
      try harness.drag(field, from: Point(x: 100, y: 10), to: Point(x: 2, y: 10))
      #expect(field.selectedRange == 0..<0)
    }
  }

  @Test("Does not begin editing if the touch leaves the field")
  func touchLeavesField() throws {
    try play("Hello") { harness, field, _ in
      try harness.drag(field, from: Point(x: 10, y: 10), to: Point(x: 10, y: 200))
      #expect(!field.isEditing)
      harness.cancel(try harness.touchDown(in: field))
      #expect(!field.isEditing)
    }
  }

  @Test func doubleTapSelectsWord() throws {
    try play("Hi big world") { harness, field, _ in
      field.selectedRange = 4..<4
      let point = field.caretRect.center
      try harness.tap(field, at: point, count: 2)
      #expect(field.selectedRange == 3..<6)
      try harness.type("small")
      #expect(field.text == "Hi small world")
      field.isSecureTextEntry = true
      try harness.tap(field, at: point, count: 2)
      #expect(field.selectedRange == 0..<14, "secure fields do not reveal word boundaries")
    }
  }

  @Test(arguments: ["She won't go", "She won’t go"])
  func doubleTapTreatsApostropheAsPartOfWord(_ text: String) throws {
    try play(text) { harness, field, _ in
      field.selectedRange = 5..<5
      try harness.tap(field, at: field.caretRect.center, count: 2)
      #expect(field.selectedRange == 4..<9)
    }
  }

  @Test("The clear button clears a field unless the delegate refuses")
  func clearButton() throws {
    try play("Hello") { harness, field, editor in
      let place = field.clearButtonRect.center
      try harness.tap(field, at: place)
      #expect(field.text == "Hello", "there is no clear button")
      field.resignFirstResponder()
      field.clearButtonMode = .always
      _ = editor.take()
      editor.refused = ["shouldClear"]
      try harness.tap(field, at: place)
      #expect(field.text == "Hello" && editor.take() == ["shouldClear"])
      editor.refused = []
      try harness.drag(field, from: place, to: Point(x: 20, y: 10))
      #expect(field.text == "Hello" && editor.take() == [])
      try harness.tap(field, at: place)
      #expect(field.text == "")
      #expect(
        editor.take() == ["shouldClear", "editingChanged", "shouldBegin", "didBegin", "editingDidBegin"])
      #expect(!field.isClearButtonShown)
    }
  }

  @Test("Does not clear a field that its delegate has already emptied")
  func emptiedByDelegate() throws {
    try play("Hello") { harness, field, editor in
      field.clearButtonMode = .always
      editor.meanwhile = { [weak field] in if $0 == "shouldClear" { field?.text = "" } }
      try harness.tap(field, at: field.clearButtonRect.center)
      #expect(field.text == "" && field.isEditing)
      #expect(editor.take() == ["shouldClear", "shouldBegin", "didBegin", "editingDidBegin"])
    }
  }

  @Test(
    "The clear button mode determines when the clear button is visible",
    arguments: [
      (TextField.ViewMode.never, false, false), (.whileEditing, false, true),
      (.unlessEditing, true, false), (.always, true, true),
    ])
  func showsClearButtonAccordingToMode(_ mode: TextField.ViewMode, _ before: Bool, _ during: Bool) throws {
    try play("Hello") { harness, field, _ in
      field.clearButtonMode = mode
      #expect(field.isClearButtonShown == before)
      try harness.tap(field, at: Point(x: 20, y: 10))
      #expect(field.isClearButtonShown == during)
      field.isEnabled = false
      #expect(!field.isClearButtonShown)
    }
  }
}
