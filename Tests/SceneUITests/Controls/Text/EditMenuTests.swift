import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct EditMenuTests {
  private func play(_ text: String, _ body: (Stage, TextField) throws -> Void) throws {
    try onStage { stage in
      let field = stage.add(TextField(frame: Rect(x: 20, y: 120, width: 280, height: 34)))
      field.borderStyle = .roundedRect
      field.text = text
      try body(stage, field)
    }
  }

  private func offers(_ stage: Stage) -> [String] {
    guard stage.window.isEditMenuShown, let menu = stage.window.subviews.last else { return [] }
    stage.window.forEveryView { if $0.superview === menu { stage.watch($0) } }
    return menu.subviews.compactMap { ($0 as? Button)?.currentTitle }
  }

  private func point(_ index: Int, in field: TextField) -> Point {
    let old = field.selectedRange
    defer { field.selectedRange = old }
    field.selectedRange = index..<index
    return field.caretRect.center
  }

  @Test func copiesAndPastesWord() throws {
    try play("Hello world") { stage, field in
      try stage.harness.tap(field, at: point(8, in: field), count: 2)
      #expect(field.selectedRange == 6..<11 && offers(stage) == ["Cut", "Copy", "Select All"])
      try stage.harness.tap(stage.harness.find(text: "Copy"))
      #expect(!stage.window.isEditMenuShown && field.selectedRange == 6..<11 && field.isEditing)
      try stage.harness.tap(field, at: point(0, in: field))
      #expect(!stage.window.isEditMenuShown)
      try stage.harness.tap(field, at: point(0, in: field))
      #expect(offers(stage) == ["Paste", "Select", "Select All"], "a tap on the caret")
      try stage.harness.tap(stage.harness.find(text: "Paste"))
      #expect(field.text == "worldHello world" && !stage.window.isEditMenuShown)
    }
  }

  @Test func tripleTapSelectsParagraph() throws {
    try onStage { stage in
      let (view, _) = stage.addTextView("One two\nthree four\nfive")
      view.selectedRange = 12..<12
      try stage.harness.tap(view, at: view.caretRect.center, count: 3)
      #expect(view.selectedRange == 8..<18)
      try stage.harness.tap(stage.harness.find(text: "Cut"))
      #expect(view.text == "One two\n\nfive" && stage.context.pasteboard.string == "three four")
      let (field, _) = stage.addField("One two")
      field.frame = Rect(x: 20, y: 300, width: 200, height: 34)
      try stage.harness.tap(field, at: Point(x: 15, y: 15), count: 3)
      #expect(field.selectedRange == 0..<7)
    }
  }

  @Test func longPressPlacesCaretAndShowsMenu() throws {
    try play("Hello world") { stage, field in
      let third = point(3, in: field)
      try stage.harness.longPress(field, at: point(5, in: field))
      #expect(field.selectedRange == 5..<5 && offers(stage) == ["Select", "Select All"])
      try stage.harness.tap(stage.harness.find(text: "Select All"))
      #expect(field.selectedRange == 0..<11 && offers(stage) == ["Cut", "Copy"])
      try stage.harness.tap(field, at: third)
      #expect(
        !stage.window.isEditMenuShown && field.selectedRange == 0..<11, "tapping the selection hides the menu"
      )
      try stage.harness.tap(field, at: third)
      #expect(offers(stage) == ["Cut", "Copy"] && field.selectedRange == 0..<11)
      try stage.harness.tap(stage.harness.find(text: "Cut"))
      try stage.harness.longPress(field)
      #expect(offers(stage) == ["Paste"])
    }
  }

  @Test(
    "Typing, moving the caret, tapping elsewhere, ending editing, or removing the field hides the edit menu")
  func hidesAfterOtherActions() throws {
    try play("Hello world") { stage, field in
      func show() throws {
        try stage.harness.tap(field, at: point(8, in: field), count: 2)
        #expect(stage.window.isEditMenuShown)
      }
      try show()
      try stage.harness.type("x")
      #expect(!stage.window.isEditMenuShown)
      try show()
      try stage.harness.moveCursor(.left)
      #expect(!stage.window.isEditMenuShown)
      try show()
      try stage.harness.tap(at: Point(x: 100, y: 400))
      #expect(!stage.window.isEditMenuShown && field.isEditing)
      try show()
      field.resignFirstResponder()
      #expect(!stage.window.isEditMenuShown)
      try show()
      field.removeFromSuperview()
      #expect(!stage.window.isEditMenuShown)
      stage.add(field)
      try show()
      stage.window.close()
      #expect(!stage.window.isEditMenuShown)
    }
  }

  @Test("Hides the edit menu with its window even if no field is being edited")
  func hidesWithWindow() throws {
    try onStage { stage in
      let (view, _) = stage.addTextView("Hello world")
      stage.window.showEditMenu(for: view, around: view.frame)
      #expect(offers(stage) == ["Select", "Select All"])
      stage.window.close()
      #expect(!stage.window.isEditMenuShown)
    }
  }

  @Test func doesNotOfferToCopyOrCutSecureText() throws {
    try play("secret") { stage, field in
      field.isSecureTextEntry = true
      stage.context.pasteboard.string = "x"
      try stage.harness.tap(field, at: Point(x: 20, y: 15), count: 2)
      #expect(field.selectedRange == 0..<6 && offers(stage) == ["Paste"])
    }
  }

  @Test("A subclass can limit the actions in the edit menu")
  func canPerformAction() throws {
    try onStage { stage in
      let field = stage.add(Numbers(frame: Rect(x: 20, y: 120, width: 200, height: 34)))
      field.text = "12"
      stage.context.pasteboard.string = "abc"
      try stage.harness.tap(field, at: Point(x: 5, y: 15), count: 2)
      #expect(offers(stage) == ["Copy"])
    }
  }

  @Test("Offers to copy read-only text")
  func readOnlyText() throws {
    try onStage { stage in
      let (view, _) = stage.addTextView("Hello world")
      view.isEditable = false
      stage.context.pasteboard.string = "x"
      try stage.harness.longPress(view, at: Point(x: 20, y: 18))
      #expect(view.selectedRange == 0..<5 && offers(stage) == ["Copy", "Select All"])
      view.isSelectable = false
      #expect(!view.canPerform(.selectAll, sender: stage))
    }
  }

  @Test("Positions the edit menu inside the window")
  func insideWindow() throws {
    for y in [0.0, 120, 446] {
      try play("Hello") { stage, field in
        field.frame = Rect(x: 0, y: y, width: 320, height: 34)
        try stage.harness.tap(field, at: Point(x: 9, y: 15), count: 2)
        let menu = try #require(stage.window.subviews.last)
        #expect(stage.window.bounds.union(menu.frame) == stage.window.bounds)
        #expect(!menu.frame.intersects(field.frame.insetBy(dx: 0, dy: 8)))
      }
    }
  }

  // MARK: Handles

  @Test func draggingHandleChangesSelection() throws {
    try play("One two three four") { stage, field in
      try stage.harness.tap(field, at: point(5, in: field), count: 2)
      #expect(field.selectedRange == 4..<7)
      try stage.harness.drag(field, from: point(7, in: field), to: point(13, in: field))
      #expect(field.selectedRange == 4..<13 && stage.window.isEditMenuShown)
      try stage.harness.drag(field, from: point(4, in: field), to: point(0, in: field))
      #expect(field.selectedRange == 0..<13)
      // A handle dragged beyond the other end swaps roles with it.
      try stage.harness.drag(field, from: point(0, in: field), to: point(18, in: field))
      #expect(field.selectedRange == 13..<18)
      try stage.harness.drag(field, from: point(18, in: field), to: point(13, in: field))
      #expect(field.selectedRange.count == 1, "the selection cannot be empty")
      try stage.harness.tap(stage.harness.find(text: "Cut"))
      #expect(field.text.count == 17)
    }
  }

  @Test func draggingHandleSelectsAcrossLines() throws {
    try onStage { stage in
      let (view, _) = stage.addTextView("One two\nthree four\nfive")
      func point(_ index: Int) -> Point {
        let old = view.selectedRange
        defer { view.selectedRange = old }
        view.selectedRange = index..<index
        return view.caretRect.center
      }
      try stage.harness.tap(view, at: point(1), count: 2)
      try stage.harness.drag(view, from: point(3), to: point(13))
      #expect(view.selectedRange == 0..<13 && view.scrollOffset == 0)
      stage.harness.cancel(try stage.harness.touchDown(in: view, at: point(13)))
      #expect(view.selectedRange == 0..<13)
    }
  }

  @Test func textViewAcceptsTextAfterBecomingEditable() throws {
    try onStage { stage in
      let (view, editor) = stage.addTextView("Hello")
      view.isEditable = false
      try stage.harness.tap(view)
      view.isEditable = true
      try stage.harness.tap(view)
      try stage.harness.moveCursor(.toEnd)
      try stage.harness.type("!")
      #expect(view.text == "Hello!" && editor.log.contains("didBegin"))
    }
  }
}

/// A subclass that rejects letters, as host apps write it.
private final class Numbers: TextField {
  override func canPerformAction(_ selector: String, withSender sender: Any?) -> Bool {
    selector == "copy:" && super.canPerformAction(selector, withSender: sender)
  }
}
