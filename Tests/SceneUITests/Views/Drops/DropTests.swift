import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Tests that drops from other apps go to the innermost view that accepts them.
@Suite("Drops") struct DropTests {
  /// Accepts the drops that a test allows, and records calls.
  private final class Taker: DropInteractionDelegate {
    var lines: [String] = []
    var takes: (DropSession) -> Bool = { _ in true }

    private func note(_ what: String, _ interaction: DropInteraction, _ session: DropSession) {
      let place = session.location(in: interaction.view)
      lines.append("\(what) \(Int(place.x)),\(Int(place.y))")
    }
    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
      takes(session)
    }
    func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession) {
      note("enter", interaction, session)
    }
    func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession) {
      note("move", interaction, session)
    }
    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) {
      note("exit", interaction, session)
    }
    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
      note("drop \(session.files) \(session.text ?? "-")", interaction, session)
    }
  }

  private func place(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
  private let files = [DropItem.file(path: "/a"), .file(path: "/b")]

  @Test("Notifies only the innermost view that accepts the dragged items")
  func innermost() throws {
    try onStage { stage in
      let (outer, inner) = (Taker(), Taker())
      inner.takes = { $0.text != nil }
      let box = stage.add(View(frame: Rect(x: 100, y: 100, width: 100, height: 100)))
      let part = stage.add(View(frame: Rect(x: 20, y: 20, width: 40, height: 40)), to: box)
      box.addInteraction(DropInteraction(delegate: outer))
      part.addInteraction(DropInteraction(delegate: inner))
      #expect(!stage.window.drag(files, to: place(10, 10)))
      #expect(stage.window.drag(files, to: place(105, 110)))
      #expect(
        stage.window.drag(files, to: place(130, 130)),
        "the subview does not accept files, but its superview does")
      #expect(stage.window.drop(files, at: place(131, 130)))
      #expect(outer.lines == ["enter 5,10", "move 30,30", "move 31,30", #"drop ["/a", "/b"] - 31,30"#])
      outer.lines = []
      #expect(stage.window.drop([.text("x"), .text("y")], at: place(131, 130)))
      #expect(outer.lines == [] && inner.lines == ["enter 11,10", "drop [] x\ny 11,10"])
    }
  }

  @Test("Reports an exit when a drag ends or leaves the view or the window")
  func leaving() throws {
    try onStage { stage in
      let taker = Taker()
      let box = stage.add(View(frame: Rect(x: 100, y: 100, width: 100, height: 100)))
      box.addInteraction(DropInteraction(delegate: taker))
      stage.window.drag(files, to: place(150, 150))
      stage.window.drag(files, to: place(50, 150))
      stage.window.drag(files, to: place(150, 150))
      stage.window.endDrag()
      stage.window.endDrag()
      stage.window.drag(files, to: place(150, 150))
      stage.window.drag(files, to: place(.nan, 150))
      #expect(!stage.window.drop([], at: place(150, 150)))
      #expect(
        taker.lines == [
          "enter 50,50", "exit -50,50", "enter 50,50", "exit 50,50", "enter 50,50", "exit 50,50",
        ])
    }
  }

  @Test("Drops nothing if the target is removed or no longer accepts the items")
  func changedTarget() throws {
    try onStage { stage in
      var taker: Taker? = Taker()
      let box = stage.add(View(frame: Rect(x: 100, y: 100, width: 100, height: 100)))
      let interaction = DropInteraction(delegate: try #require(taker))
      box.addInteraction(interaction)
      stage.window.drag(files, to: place(150, 150))
      taker?.takes = { _ in false }
      #expect(!stage.window.drop(files, at: place(150, 150)))
      #expect(taker?.lines == ["enter 50,50", "exit 50,50"])
      taker = nil
      #expect(!stage.window.drop(files, at: place(150, 150)))
      let other = stage.add(View(frame: Rect(x: 0, y: 0, width: 50, height: 50)))
      other.addInteraction(interaction)
      #expect(
        box.dropInteraction == nil && other.dropInteraction === interaction && interaction.view === other)
      box.removeInteraction(interaction)
      other.removeInteraction(interaction)
      #expect(other.dropInteraction == nil && interaction.view == nil)
    }
  }

  @Test("Inserts dropped text, but not files, even into a field without focus")
  func text() throws {
    try onStage { stage in
      let field = stage.add(TextField(frame: Rect(x: 20, y: 20, width: 200, height: 34)))
      field.text = "one two"
      field.selectedRange = 3..<3
      let caret = field.convert(field.caretRect.center, to: nil)
      field.selectedRange = 0..<0
      #expect(stage.window.drop([.text(", and\na half,")], at: caret))
      #expect(field.text == "one, and a half, two" && field.isFirstResponder)
      #expect(!stage.window.drop(files, at: caret))
      let view = stage.add(TextView(frame: Rect(x: 20, y: 100, width: 200, height: 80)))
      #expect(stage.window.drop([.text("a\nb")], at: place(60, 120)))
      #expect(view.text == "a\nb" && view.isFirstResponder)
      view.isEditable = false
      field.isEnabled = false
      #expect(
        !stage.window.drop([.text("x")], at: place(60, 120)) && !stage.window.drop([.text("x")], at: caret))
      // An interaction of the field itself takes precedence.
      let taker = Taker()
      field.isEnabled = true
      field.addInteraction(DropInteraction(delegate: taker))
      #expect(stage.window.drop([.text("x")], at: caret))
      #expect(taker.lines.count == 2 && field.text == "one, and a half, two")
    }
  }

  @Test("Ignores drops while a menu is open")
  func menus() throws {
    try onStage { stage in
      let taker = Taker()
      stage.root.addInteraction(DropInteraction(delegate: taker))
      let button = stage.add(Button(frame: Rect(x: 10, y: 10, width: 100, height: 40)))
      button.menu = Menu(children: [Action(title: "One") { _ in }])
      button.showsMenuAsPrimaryAction = true
      try stage.harness.tap(button)
      #expect(stage.window.isMenuShown && !stage.window.drop(files, at: place(200, 300)))
      stage.window.dismissMenu()
      stage.harness.advance(seconds: 1)
      #expect(stage.window.drop(files, at: place(200, 300)))
    }
  }
}
