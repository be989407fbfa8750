import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Tests that marked text is visible during composition, and that the delegate is consulted on commit.
@Suite("Composition in fields and text views") struct CompositionTests {
  private func inField(_ text: String = "", _ body: (Harness, TextField, Editor) throws -> Void) throws {
    try onStage { stage in
      let (field, editor) = stage.addField(text)
      try stage.harness.tap(field)
      _ = editor.take()
      try withExtendedLifetime(editor) { try body(stage.harness, field, editor) }
    }
  }

  private func inTextView(_ text: String = "", _ body: (Harness, TextView, Editor) throws -> Void) throws {
    try onStage { stage in
      let (view, editor) = stage.addTextView(text)
      try stage.harness.tap(view)
      _ = editor.take()
      try withExtendedLifetime(editor) { try body(stage.harness, view, editor) }
    }
  }

  @Test("Sends change events for marked text and asks the delegate when the text is committed")
  func inAField() throws {
    try inField("ab") { harness, field, editor in
      field.selectedRange = 1..<1
      try harness.compose("n")
      try harness.compose("ni")
      #expect(field.text == "anib" && field.markedTextRange == 1..<3 && field.selectedRange == 3..<3)
      #expect(editor.take() == ["editingChanged", "editingChanged"])
      try harness.compose("ni", selectedRange: 0..<1)
      #expect(field.selectedRange == 1..<2 && editor.take() == [], "the text is the same")
      try harness.commit("你")
      #expect(field.text == "a你b" && field.markedTextRange == nil && field.selectedRange == 2..<2)
      #expect(editor.take() == ["shouldChange 1..<3 '你'", "editingChanged"])
      try harness.type("!")
      #expect(field.text == "a你!b")
    }
  }

  @Test("A canceled composition restores the text and the selection")
  func canceled() throws {
    try inField("one two") { harness, field, editor in
      field.selectedRange = 4..<7
      try harness.compose("k")
      #expect(field.text == "one k" && field.markedTextRange == 4..<5)
      try harness.compose("")
      #expect(field.text == "one two" && field.markedTextRange == nil && field.selectedRange == 4..<7)
      #expect(editor.take() == ["editingChanged", "editingChanged"])
      try harness.compose("")
      #expect(editor.take() == [])
    }
  }

  @Test("If the delegate rejects a composition, the original text is restored")
  func refused() throws {
    try inField("one two") { harness, field, editor in
      editor.refused = ["shouldChange"]
      field.selectedRange = 4..<7
      try harness.compose("kanji")
      try harness.commit("漢字")
      #expect(field.text == "one two" && field.selectedRange == 4..<7)
      #expect(editor.take() == ["editingChanged", "shouldChange 4..<9 '漢字'", "editingChanged"])
      editor.meanwhile = { [weak field] in if $0 == "shouldChange" { field?.text = "mine" } }
      try harness.compose("x")
      try harness.commit()
      #expect(field.text == "mine" && field.markedTextRange == nil)
    }
  }

  @Test("A length limit applies when marked text is committed but not during composition")
  func limits() throws {
    final class Limit: TextFieldDelegate {
      func textField(
        _ field: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
      ) -> Bool { field.text.count - range.count + string.count <= 3 }
    }
    try inField("ab") { harness, field, _ in
      let limit = Limit()
      field.delegate = limit
      try harness.compose("nihon")
      #expect(field.text == "abnihon")
      try harness.commit("日")
      #expect(field.text == "ab日")
      try harness.compose("go")
      try harness.commit("語")
      #expect(field.text == "ab日")
    }
  }

  @Test("Key presses, touches, pasting, and the end of editing commit the composition")
  func committed() throws {
    try inField { harness, field, editor in
      try harness.compose("ka")
      try harness.moveCursor(.backward)
      #expect(field.text == "ka" && field.markedTextRange == nil && field.selectedRange == 1..<1)
      try harness.compose("XY")
      try harness.deleteBackward()
      #expect(field.text == "kXa" && field.markedTextRange == nil)
      try harness.compose("ZZ")
      try harness.tap(field)
      #expect(field.text == "kXZZa" && field.markedTextRange == nil)
      field.selectAll()
      try harness.compose("ni")
      field.selectAll()
      #expect(field.markedTextRange == nil && field.selectedRange == 0..<2)
      field.selectedRange = 2..<2
      try harness.compose("q")
      try harness.pressReturn()
      #expect(field.text == "niq" && field.markedTextRange == nil)
      try harness.compose("w")
      _ = editor.take()
      field.resignFirstResponder()
      #expect(field.text == "niqw" && field.markedTextRange == nil)
      #expect(
        editor.take() == [
          "shouldEnd", "shouldChange 3..<4 'w'", "editingChanged", "didEnd", "editingDidEnd",
        ])
    }
  }

  @Test("Calls the delegate only once if the delegate's callback ends editing")
  func endedMeanwhile() throws {
    try inField { harness, field, editor in
      try harness.compose("ka")
      _ = editor.take()
      editor.meanwhile = { [weak field] in if $0 == "shouldChange" { field?.resignFirstResponder() } }
      try harness.commit()
      #expect(field.text == "ka" && !field.isEditing)
      #expect(editor.log.filter { $0.hasPrefix("shouldChange") }.count == 1)
    }
  }

  @Test("Setting the text in code discards the composition")
  func setByCode() throws {
    try inField { harness, field, _ in
      try harness.compose("ka")
      field.text = "other"
      #expect(field.markedTextRange == nil && !harness.window.unmarkText())
      try harness.compose("k")
      #expect(field.text == "otherk")
    }
  }

  @Test("A field that is secure or becomes secure during a composition rejects the composition")
  func secureFields() throws {
    try inField { harness, field, _ in
      try harness.compose("ka")
      field.isSecureTextEntry = true
      #expect(field.text == "ka" && field.markedTextRange == nil)
      #expect(!harness.window.setMarkedText("x", selectedRange: 0..<0))
      #expect(throws: HarnessError.self) { try harness.compose("x") }
      field.setMarkedText("x", selectedRange: 0..<0)
      #expect(field.text == "ka")
    }
  }

  @Test("Ignores marked text if there is no first responder")
  func noReceiver() throws {
    try onStage { stage in
      #expect(!stage.window.setMarkedText("x", selectedRange: 0..<1) && !stage.window.unmarkText())
      #expect(stage.window.markedTextRange == nil)
      let (field, editor) = stage.addField("x")
      withExtendedLifetime(editor) {
        field.unmarkText()
        #expect(field.text == "x" && editor.log == [])
      }
    }
  }

  @Test("Underlines marked text and shows the caret without selection handles")
  func drawn() throws {
    try inField("ab") { harness, field, _ in
      func fills() -> Int {
        harness.picture().layers.flatMap(\.allCommands).count {
          if case .fill = $0.content { true } else { false }
        }
      }
      let plain = fills()
      try harness.compose("ka")
      #expect(fills() == plain + 1)
      let caret = field.caretRect
      try harness.compose("ka", selectedRange: 0..<0)
      #expect(field.caretRect.minX < caret.minX && fills() == plain + 1)
      // A rectangle behind the letters replaces the caret.
      try harness.compose("ka", selectedRange: 0..<2)
      #expect(fills() == plain + 1)
      try harness.compose("")
      #expect(fills() == plain)
    }
  }

  @Test("A text view shows marked text on several lines and scrolls to the marked text")
  func inATextView() throws {
    try inTextView("One\n") { harness, view, editor in
      view.selectedRange = 4..<4
      _ = editor.take()
      try harness.compose("ka")
      #expect(editor.take() == ["didSelect 6..<6", "didChange"])
      let plain = lines(harness)
      try harness.compose("kakikukekosa shisusesotachitsuteto naninuneno hahihuheho mamimumemo yayuyo")
      #expect(lines(harness) > plain + 1, "each line of text is underlined")
      #expect(view.scrollOffset > 0)
      try harness.commit("かき")
      #expect(view.text == "One\nかき" && view.markedTextRange == nil && view.scrollOffset == 0)
      #expect(editor.log.contains { $0.hasPrefix("shouldChange 4..<") && $0.hasSuffix(" 'かき'") })
      try harness.compose("x")
      try harness.pressReturn()
      #expect(view.text == "One\nかきx\n")
      editor.refused = ["shouldChange"]
      try harness.compose("y")
      view.resignFirstResponder()
      #expect(view.text == "One\nかきx\n" && view.markedTextRange == nil)
    }
  }

  private func lines(_ harness: Harness) -> Int {
    harness.picture().layers.flatMap(\.allCommands).count { command in
      if case .fill(let path, _, _) = command.content, path.bounds.height < 1.5 { true } else { false }
    }
  }

  @Test(
    "Marked text has the attributes of typed text, and canceling restores the old text")
  func attributed() throws {
    try inTextView { harness, view, _ in
      let bold = TextAttributes(font: .bold(30))
      let red = TextAttributes(color: .red)
      let text = AttributedText("one ", bold) + AttributedText("two", red) + AttributedText(" three", bold)
      view.attributedText = text
      view.selectedRange = 2..<6
      try harness.compose("k")
      try harness.compose("ki")
      #expect(
        view.attributedText == AttributedText("onki", bold) + AttributedText("o", red)
          + AttributedText(" three", bold))
      try harness.compose("")
      #expect(view.attributedText == text && view.selectedRange == 2..<6)
      view.selectedRange = 7..<7
      try harness.compose("k")
      try harness.commit("き")
      #expect(
        view.attributedText == AttributedText("one ", bold) + AttributedText("twoき", red)
          + AttributedText(" three", bold))
      try harness.compose("k")
      view.attributedText = text
      #expect(view.attributedText == text && view.markedTextRange == nil)
      // A rejected change leaves the text unchanged.
      let editor = Editor()
      editor.refused = ["shouldChange"]
      view.delegate = editor
      view.selectedRange = 2..<6
      try harness.compose("k")
      try harness.commit("き")
      #expect(view.attributedText == text)
    }
  }

  @Test("Counts combining accents and halves of flags as parts of one visible character")
  func joined() throws {
    try inField("e🇪") { harness, field, _ in
      field.selectedRange = 1..<1
      try harness.compose("\u{301}")
      #expect(field.text == "é🇪" && field.markedTextRange == 0..<1)
      try harness.compose("\u{301}🇩", selectedRange: 7..<9)
      let marked = try #require(field.markedTextRange)
      #expect(marked.upperBound <= field.text.count && field.selectedRange.upperBound <= field.text.count)
      try harness.compose("")
      #expect(field.text == "e🇪" && field.selectedRange == 1..<1)
      try harness.compose("a\r\nb")
      #expect(field.text == "ea b🇪", "a field has one line")
    }
    try inField("e") { harness, field, _ in
      field.selectedRange = 1..<1
      try harness.compose("\u{301}")
      try harness.commit("\u{301}")
      #expect(field.text == "é" && field.markedTextRange == nil && field.selectedRange == 1..<1)
      try harness.compose("\u{302}")
      try harness.commit("x")
      #expect(field.text == "éx" && field.selectedRange == 2..<2)
    }
  }

  @Test("A search bar updates its search text during a composition")
  func searching() throws {
    try onStage { stage in
      let bar = stage.add(SearchBar(frame: Rect(x: 0, y: 0, width: 320, height: 56)))
      let editor = Editor()
      bar.delegate = editor
      bar.becomeFirstResponder()
      _ = editor.take()
      try withExtendedLifetime(editor) {
        try stage.harness.compose("ni")
        try stage.harness.commit("に")
        #expect(editor.log == ["text 'ni'", "text 'に'"] && bar.text == "に")
      }
    }
  }
}

extension PictureLayer {
  fileprivate var allCommands: [DisplayList.Command] { content.commands + sublayers.flatMap(\.allCommands) }
}
