import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct KeysTests {
  private func reason(_ harness: Harness, _ press: () throws -> Void) -> String? {
    (#expect(throws: HarnessError.self) { try press() })?.description
  }

  @Test("Typing reports an error if the window has no first responder")
  func keysRequireFirstResponder() throws {
    try onStage { stage in
      let harness = stage.harness
      let noReceiver =
        "No object receives the key: the window has no first responder: tap a text field first"
      #expect(reason(harness) { try harness.type("a") } == noReceiver)
      #expect(reason(harness) { try harness.pressReturn() } == noReceiver)
      #expect(reason(harness) { try harness.deleteBackward() } == noReceiver)
      #expect(reason(harness) { try harness.moveCursor(.up) } == noReceiver)
      #expect(!stage.window.insertText("a") && !stage.window.deleteBackward() && !stage.window.pressReturn())
      try harness.type("")
    }
  }

  @Test("Typing reports an error if the first responder does not accept key input")
  func firstResponderCanDeclineKeys() throws {
    try onStage(.answering()) { stage in
      let view = stage.add(AnsweringView())
      view.becomeFirstResponder()
      #expect(
        reason(stage.harness) { try stage.harness.type("a") }
          == "No object receives the key: the first responder, AnsweringView, does not accept key input")
      #expect(stage.window.keyInput == nil)
    }
  }

  @Test func closedWindowReceivesNoKeys() throws {
    try onStage { stage in
      let (field, _) = stage.addField()
      try stage.harness.tap(field)
      stage.window.close()
      #expect(
        reason(stage.harness) { try stage.harness.type("a") }
          == "No object receives the key: the window is not on the screen")
      #expect(!field.isEditing && stage.clock.nextDueTime == nil)
    }
  }

  @Test("A custom view that is the first responder receives typed keys")
  func customViewReceivesKeys() throws {
    try onStage { stage in
      let pad = stage.add(Pad())
      pad.becomeFirstResponder()
      try stage.harness.type("ab\n")
      try stage.harness.deleteBackward(count: 2)
      try stage.harness.moveCursor(.up)
      #expect(pad.log == ["a", "b", "\n", "delete", "delete", "up"])
    }
  }

  /// A host app counts keys and moves on after four, as a code entry field does.
  @Test("Each typed key is sent to the current first responder")
  func eachKeyGoesToCurrentFirstResponder() throws {
    try onStage { stage in
      let (first, editor) = stage.addField()
      let second = stage.add(TextField(frame: Rect(x: 20, y: 80, width: 200, height: 34)))
      editor.meanwhile = { [weak first, weak second] in
        if $0 == "editingChanged", first?.text.count == 4 { second?.becomeFirstResponder() }
      }
      try stage.harness.tap(first)
      try stage.harness.type("123456")
      #expect(first.text == "1234" && second.text == "56")
    }
  }
}

/// Accepts keys, but does not edit text.
private final class Pad: View, KeyInput {
  var log: [String] = []
  var hasText: Bool { !log.isEmpty }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) { log.append(text) }
  func deleteBackward() { log.append("delete") }
  func moveCursor(_ movement: CursorMovement, extendingSelection: Bool) { log.append("\(movement)") }
}
