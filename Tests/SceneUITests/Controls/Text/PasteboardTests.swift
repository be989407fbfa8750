import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct PasteboardTests {
  private func play(_ text: String, _ body: (Stage, TextField, Editor) throws -> Void) throws {
    try onStage { stage in
      let (field, editor) = stage.addField(text)
      try withExtendedLifetime(editor) {
        try stage.harness.tap(field)
        _ = editor.take()
        try body(stage, field, editor)
      }
    }
  }

  @Test(
    "Keyboard shortcuts copy, cut, and paste the selection",
    arguments: [KeyModifiers.control, .command])
  func keys(_ modifier: KeyModifiers) throws {
    try play("Hello world") { stage, field, editor in
      field.selectedRange = 0..<5
      try stage.harness.press(.character("c"), modifier)
      #expect(
        stage.context.pasteboard.string == "Hello" && field.text == "Hello world" && editor.take() == [])
      try stage.harness.press(.character("x"), modifier)
      #expect(field.text == " world" && editor.take() == ["shouldChange 0..<5 ''", "editingChanged"])
      try stage.harness.press(.end)
      try stage.harness.press(.character("v"), modifier)
      try stage.harness.press(.character("V"), [modifier, .shift])
      #expect(field.text == " worldHelloHello" && field.selectedRange == 16..<16)
      try stage.harness.press(.character("a"), modifier)
      #expect(field.selectedRange == 0..<16)
      try stage.harness.press(.character("y"))
      #expect(field.text == "y")
      #expect(throws: HarnessError.self) { try stage.harness.press(.character("q"), modifier) }
      #expect(throws: HarnessError.self, "there is no selection") {
        try stage.harness.press(.character("c"), modifier)
      }
      #expect(field.text == "y")
    }
  }

  @Test func delegateCanRejectPaste() throws {
    try play("abc") { stage, field, editor in
      stage.context.pasteboard.string = "one\ntwo"
      editor.refused = ["shouldChange"]
      try stage.harness.press(.character("v"), .control)
      #expect(field.text == "abc" && editor.take() == ["shouldChange 3..<3 'one two'"])
    }
  }

  @Test("Does not copy or cut secure text")
  func secureText() throws {
    try play("secret") { stage, field, _ in
      field.isSecureTextEntry = true
      field.selectAll()
      for key in ["c", "x"] as [Character] {
        #expect(throws: HarnessError.self) { try stage.harness.press(.character(key), .control) }
      }
      field.copy()
      field.cut()
      #expect(stage.context.pasteboard.string == nil && field.text == "secret")
      stage.context.pasteboard.string = "new"
      try stage.harness.press(.character("v"), .control)
      #expect(field.text == "new", "secure fields allow pasting")
      try stage.harness.press(.left, [.control, .shift])
      #expect(field.selectedRange == 0..<3, "secure fields do not reveal word boundaries")
    }
  }

  @Test func appCanReplaceThePasteboard() throws {
    final class Shared: Pasteboard { var string: String? = "from outside" }
    try play("") { stage, field, _ in
      let shared = Shared()
      stage.watch(shared)
      stage.context.pasteboard = shared
      try stage.harness.press(.character("v"), .command)
      #expect(field.text == "from outside")
    }
  }

  @Test("Keyboard shortcuts can copy read-only text")
  func readOnlyText() throws {
    try onStage { stage in
      let (view, _) = stage.addTextView("Hello world")
      view.isEditable = false
      try stage.harness.tap(view)
      try stage.harness.press(.character("a"), .control)
      try stage.harness.press(.character("c"), .control)
      #expect(stage.context.pasteboard.string == "Hello world")
      for key in ["x", "v"] as [Character] {
        #expect(throws: HarnessError.self) { try stage.harness.press(.character(key), .control) }
      }
      #expect(view.text == "Hello world")
    }
  }

  @Test("The nearest responder in the chain that supports an edit action performs the action")
  func responderChain() throws {
    try onStage(.library(and: Copier.self)) { stage in
      let copier = stage.add(Copier(frame: Rect(x: 0, y: 0, width: 320, height: 100)))
      let field = stage.add(TextField(frame: Rect(x: 20, y: 20, width: 200, height: 34)), to: copier)
      field.text = "abc"
      try stage.harness.tap(field)
      try stage.harness.press(.character("c"), .control)
      #expect(copier.copied == 1, "the field has no selection to copy")
      field.selectAll()
      try stage.harness.press(.character("c"), .control)
      #expect(copier.copied == 1 && stage.context.pasteboard.string == "abc")
    }
  }

  @Test("A button in a scene can send edit commands to the first responder")
  func sceneSendsCommandsToFirstResponder() throws {
    try onStage { stage in
      let bar: View = try stage.load(
        """
        <view frame="0 100 200 40">
          <button frame="0 0 100 40" title="Paste it">
            <action selector="paste:" destination="firstResponder"/>
          </button>
        </view>
        """)
      let (field, _) = stage.addField("x")
      stage.context.pasteboard.string = "yz"
      try stage.harness.tap(field)
      try stage.harness.tap(bar, at: Point(x: 50, y: 20))
      #expect(field.text == "xyz" && field.isEditing)
    }
  }

  @Test("Modifier keys and Home move the caret by words or to the ends of the text")
  func modifierKeysMoveByWordsAndToEnds() throws {
    try onStage { stage in
      let (view, _) = stage.addTextView("one two,\nthree four")
      try stage.harness.tap(view)
      view.selectedRange = 0..<0
      func press(_ key: Key, _ modifiers: KeyModifiers = []) throws -> Range<Int> {
        try stage.harness.press(key, modifiers)
        return view.selectedRange
      }
      #expect(try press(.right, .alternate) == 3..<3)
      #expect(try press(.right, [.alternate, .shift]) == 3..<7)
      #expect(try press(.right) == 7..<7)
      #expect(try press(.right, .control) == 14..<14)
      #expect(try press(.home) == 9..<9)
      #expect(try press(.left, .control) == 4..<4)
      #expect(try press(.end) == 8..<8)
      #expect(try press(.right) == 9..<9, "over the line break")
      #expect(try press(.left) == 8..<8)
      #expect(try press(.left, .command) == 0..<0)
      #expect(try press(.end, .control) == 19..<19)
      #expect(try press(.up, [.command, .shift]) == 0..<19)
    }
  }
}

private final class Copier: View {
  var copied = 0
  override class var declaration: ClassDeclaration {
    ClassDeclaration(Copier.self) { $0.action("copy:") { (view, _: AnyObject) in view.copied += 1 } }
  }
}
