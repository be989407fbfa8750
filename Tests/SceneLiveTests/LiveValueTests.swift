import SceneLive
import SceneTesting
import SceneUI
import SceneValues
import Testing

@Suite struct LiveValueTests {
  @Test func updatesOnlyValuesThatChangedInTheScene() throws {
    let stage = try LiveStage(
      oneScene(#"<label id="a" frame="0 0 100 20" text="One" textColor="red"/>"#))
    let label: Label = try stage.view("a")
    label.alpha = 0.5
    label.textColor = .systemGreen
    let report = try stage.change(
      to: oneScene(#"<label id="a" frame="0 0 120 20" text="Two" textColor="red"/>"#))
    #expect(label.text == "Two")
    #expect(label.frame.size.width == 120)
    #expect(label.alpha == 0.5)
    #expect(label.textColor == .systemGreen)
    #expect(try stage.view("a", as: Label.self) === label)
    #expect(report.changes.map(\.outcome) == [.applied])
    #expect(report.changes.first?.object == "a")
  }

  @Test func removingAttributeRestoresDefaultValue() throws {
    let first = oneScene(#"<switch id="a" frame="0 0 51 31" on="true" alpha="0.5"/>"#)
    let stage = try LiveStage(first)
    let control: Switch = try stage.view("a")
    try stage.change(to: oneScene(#"<switch id="a" frame="0 0 51 31"/>"#))
    #expect(!control.isOn)
    #expect(control.alpha == 1)
    try stage.change(to: first)
    #expect(control.isOn)
    #expect(control.alpha == 0.5)
  }

  @Test("Preserves entered text, the scroll position, and the selected segment")
  func preservesTextScrollPositionAndSelection() throws {
    let content = { (placeholder: String) in
      """
      <textField id="field" frame="10 10 200 30" placeholder="\(placeholder)"/>
      <scrollView id="scroll" frame="0 60 320 100" contentSize="320 1000"/>
      <segmentedControl id="choice" frame="10 200 200 30"><segment title="A"/><segment title="B"/></segmentedControl>
      """
    }
    let stage = try LiveStage(oneScene(content("Name")))
    let field: TextField = try stage.view("field")
    field.becomeFirstResponder()
    stage.window.insertText("Ada")
    let scroll: ScrollView = try stage.view("scroll")
    scroll.contentOffset = Point(x: 0, y: 120)
    let choice: SegmentedControl = try stage.view("choice")
    choice.selectedSegmentIndex = 1
    try stage.change(to: oneScene(content("Your name")))
    #expect(field.text == "Ada")
    #expect(field.placeholder == "Your name")
    #expect(stage.window.firstResponder === field)
    #expect(scroll.contentOffset.y == 120)
    #expect(choice.selectedSegmentIndex == 1)
  }

  @Test("A changed frame in the scene adapts to the size of the window")
  func framesAdaptToWindowSize() throws {
    let content = { (width: Int) in
      "<view id=\"a\" frame=\"10 10 \(width) 20\" autoresizing=\"flexibleWidth\"/>"
    }
    let size = Size(width: 640, height: 480)
    let stage = try LiveStage(oneScene(content(100)), size: size)
    try stage.change(to: oneScene(content(200)))
    let fresh = try LiveStage(oneScene(content(200)), size: size)
    #expect(try stage.view("a").frame == fresh.view("a").frame)
    #expect(try stage.view("a").frame.size.width == 520)
  }

  @Test func recreatesViewIfItsClassChanges() throws {
    let stage = try LiveStage(oneScene(#"<label id="a" frame="0 0 100 20" text="One"/><view id="b"/>"#))
    let report = try stage.change(
      to: oneScene(#"<button id="a" frame="0 0 100 20" title="One"/><view id="b"/>"#))
    let button: Button = try stage.view("a")
    #expect(button.title(for: .normal) == "One")
    #expect(button.superview?.subviews.first === button)
    #expect(report.changes(.refused).isEmpty)
    #expect(try stage.view("root").subviews.count == 2)
  }
}
