import SceneUI
import TestSupport
import Testing

/// Tests control by keyboard only: the Tab key, the arrow keys and the space bar.
@Suite("Focus") struct FocusTests {
  /// A button, a field, a slider, and a segmented control beside a stepper, from top to bottom.
  private final class Form {
    let button = Button(frame: Rect(x: 20, y: 20, width: 100, height: 40))
    let field = TextField(frame: Rect(x: 20, y: 80, width: 200, height: 34))
    let slider = Slider(frame: Rect(x: 20, y: 140, width: 200, height: 34))
    let segments = SegmentedControl(frame: Rect(x: 20, y: 200, width: 140, height: 32))
    let stepper = Stepper(frame: Rect(x: 180, y: 200, width: 94, height: 32))
    var taps = 0
    var changes = 0

    init(on stage: Stage) {
      button.setTitle("Go", for: .normal)
      segments.insertSegment(withTitle: "One", at: 0)
      segments.insertSegment(withTitle: "Two", at: 1)
      segments.selectedSegmentIndex = 0
      for view in [button, field, slider, segments, stepper] { stage.add(view) }
      button.addTarget(self, for: .touchUpInside) { form, _ in form.taps += 1 }
      for control in [slider, segments, stepper] {
        control.addTarget(self, for: .valueChanged) { form, _ in form.changes += 1 }
      }
    }
  }

  private func form(_ play: (Stage, Form) throws -> Void) throws {
    try onStage { stage in try play(stage, Form(on: stage)) }
  }

  @Test(
    "Tab and Shift-Tab cycle through the views, and a focused field is the first responder")
  func tab() throws {
    try form { stage, form in
      #expect(stage.window.focusedView == nil)
      for view in [form.button, form.field, form.slider, form.segments, form.stepper, form.button] {
        #expect(stage.window.press(.tab))
        #expect(stage.window.focusedView === view)
        #expect(form.field.isFirstResponder == (view === form.field))
      }
      for view in [form.stepper, form.segments] {
        #expect(stage.window.press(.tab, .shift))
        #expect(stage.window.focusedView === view)
      }
      // Touches do not move the focus, and disabled controls are skipped.
      try stage.harness.tap(form.field)
      #expect(stage.window.focusedView == nil)
      form.slider.isEnabled = false
      stage.window.press(.tab)
      #expect(stage.window.focusedView === form.segments)
      form.segments.isHidden = true
      #expect(stage.window.focusedView == nil)
    }
  }

  @Test(
    "Space and Return tap the focused view, and arrow keys adjust the view or move the focus"
  )
  func keys() throws {
    try form { stage, form in
      let window = stage.window
      #expect(!window.press(.character(" ")), "no view is focused")
      window.press(.tab)
      #expect(window.press(.character(" ")) && window.press(.return))
      #expect(form.taps == 2 && window.focusedView === form.button)
      // In a field, the arrow keys move the caret.
      #expect(window.press(.down) && window.focusedView === form.field)
      window.insertText("ab")
      window.press(.left)
      window.insertText("c")
      #expect(form.field.text == "acb")
      window.press(.tab)
      #expect(window.press(.right) && abs(form.slider.value - 0.05) < 1e-9)
      #expect(window.press(.left) && window.press(.left) && form.slider.value == 0)
      #expect(window.press(.down) && window.focusedView === form.segments)
      #expect(window.press(.right) && form.segments.selectedSegmentIndex == 1)
      #expect(window.press(.right) && form.segments.selectedSegmentIndex == 1, "it is the last one")
      window.press(.tab)
      #expect(window.press(.up) && form.stepper.value == 1)
      #expect(window.press(.right) && form.stepper.value == 2)
      #expect(form.changes == 5)
      #expect(!window.press(.escape) && window.focusedView == nil)
    }
  }

  @Test("Draws a ring around the focused view and changes nothing else")
  func ring() throws {
    try form { stage, form in
      let before = stage.window.picture()
      stage.window.press(.tab)
      let picture = stage.window.picture()
      #expect(picture.layers.count == before.layers.count + 1)
      let ring = try #require(picture.layers.last?.drawnBounds)
      #expect(ring.union(form.button.frame) == ring)
      #expect(ring.width < form.button.frame.width + 40)
      stage.window.press(.escape)
      #expect(stage.window.picture() == before)
    }
  }

  @Test("Focus stays inside a presented controller, and Tab inserts a tab in a multiline text view")
  func presented() throws {
    try form { stage, form in
      let sheet = ViewController()
      stage.watch(sheet)
      let text = TextView(frame: Rect(x: 20, y: 20, width: 200, height: 100))
      sheet.view.addSubview(text)
      try stage.controller.present(sheet, animated: false)
      stage.harness.advance(seconds: 1)
      stage.window.press(.tab)
      #expect(stage.window.focusedView === text && text.isFirstResponder)
      stage.window.press(.tab)
      #expect(text.text == "\t")
      try sheet.dismiss(animated: false)
      stage.harness.advance(seconds: 1)
    }
  }

  @Test("Scrolls a focused view into the visible area")
  func scrolling() throws {
    try onStage { stage in
      let list = stage.add(ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 200)))
      list.contentSize = Size(width: 320, height: 1000)
      for y in [20.0, 800] {
        let button = Button(frame: Rect(x: 20, y: y, width: 100, height: 40))
        button.setTitle("\(y)", for: .normal)
        list.addSubview(button)
      }
      stage.window.press(.tab)
      #expect(list.contentOffset.y == 0)
      stage.window.press(.tab)
      #expect(list.contentOffset.y == 640)
    }
  }

  @Test("Arrow keys move through all rows of a table, and page keys scroll by pages")
  func rows() throws {
    final class Source: TableViewDataSource, TableViewDelegate {
      var chosen: [Int] = []
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 40 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
      func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath.row)
      }
    }
    try onStage { stage in
      let source = Source()
      let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200), style: .plain)
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      table.delegate = source
      stage.add(table)
      stage.harness.advance(seconds: 0)
      stage.window.press(.tab)
      for _ in 0..<30 { #expect(stage.window.press(.down)) }
      stage.window.press(.character(" "))
      stage.harness.advance(seconds: 1)
      #expect(source.chosen == [30])
      for _ in 0..<30 { #expect(stage.window.press(.up)) }
      stage.window.press(.return)
      stage.harness.advance(seconds: 1)
      #expect(source.chosen == [30, 0] && table.contentOffset.y == 0)
      #expect(stage.window.press(.pageDown) && table.contentOffset.y == 180)
      #expect(stage.window.press(.pageUp) && !stage.window.press(.pageUp))
    }
  }

  @Test("A field that cannot end editing keeps the focus, and Escape ends editing in a text view")
  func refusedEndOfEditing() throws {
    final class Keeper: TextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: TextField) -> Bool { false }
    }
    try form { stage, form in
      let text = stage.add(TextView(frame: Rect(x: 20, y: 300, width: 200, height: 60)))
      stage.window.press(.tab, .shift)
      #expect(stage.window.focusedView === text && text.isFirstResponder)
      #expect(stage.window.press(.escape) && !text.isFirstResponder)
      stage.window.press(.tab)
      #expect(stage.window.focusedView === form.button)
      let keeper = Keeper()
      form.field.delegate = keeper
      stage.window.press(.tab)
      #expect(!stage.window.press(.tab))
      #expect(stage.window.focusedView === form.field && form.field.isFirstResponder)
      form.field.delegate = nil
    }
  }
}
