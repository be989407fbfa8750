import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Rule 29: no object leaks while carets blink. Rule 27: carets blink on the context's clock.
@Suite struct TextLifetimeTests {
  @Test func blinkingCaretDoesNotRetainField() throws {
    try onStage { stage in
      let (field, _) = stage.addField("Hello")
      try stage.harness.tap(field)
      #expect(stage.clock.nextDueTime != nil)
    }
  }

  @Test func blinkingCaretDoesNotRetainTextView() throws {
    try onStage { stage in
      let (view, _) = stage.addTextView("Hello")
      try stage.harness.tap(view)
      _ = try stage.harness.touchDown(in: view)
      #expect(stage.clock.nextDueTime != nil)
    }
  }

  @Test func blinkingCaretDoesNotRetainSearchBar() throws {
    try onStage { stage in
      let bar = stage.add(SearchBar(frame: Rect(x: 0, y: 0, width: 320, height: 52)))
      bar.scopeButtonTitles = ["One", "Two"]
      try stage.harness.tap(bar)
      #expect(stage.clock.nextDueTime != nil)
    }
  }

  @Test func caretTimerEndsWhenFieldIsReleased() throws {
    let clock = ManualClock()
    weak var known: TextField?
    func play() throws {
      let window = Window(
        frame: Rect(x: 0, y: 0, width: 100, height: 100), context: SceneContext(clock: clock))
      let field = TextField(frame: window.bounds)
      known = field
      window.addSubview(field)
      try window.makeKeyAndVisible()
      field.becomeFirstResponder()
      #expect(clock.nextDueTime == CaretTime.interval)
    }
    try play()
    #expect(known == nil && clock.nextDueTime == nil)
  }

  @Test("The caret blinks during editing")
  func blinkingCaret() throws {
    try onStage { stage in
      let (field, _) = stage.addField("Hi")
      func commands() -> Int {
        stage.harness.picture().layers[0].sublayers[0].sublayers[0].content.commands.count
      }
      let without = commands()
      try stage.harness.tap(field)
      #expect(commands() == without + 1)
      stage.harness.advance(seconds: CaretTime.interval)
      #expect(commands() == without)
      stage.harness.advance(seconds: CaretTime.interval)
      #expect(commands() == without + 1)
      stage.harness.advance(seconds: CaretTime.interval * 0.9)
      try stage.harness.moveCursor(.toEnd)
      try stage.harness.moveCursor(.toBeginning)
      stage.harness.advance(seconds: CaretTime.interval * 0.9)
      #expect(commands() == without + 1)
      field.resignFirstResponder()
      #expect(commands() == without && stage.clock.nextDueTime == nil)
    }
  }
}

private enum CaretTime {
  /// The time that a caret is visible, in seconds.
  static let interval = 0.5
}
