import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct SideViewTests {
  @Test(
    "The view mode of a text field determines when its side views are visible",
    arguments: [
      (TextField.ViewMode.never, false, false), (.whileEditing, false, true), (.unlessEditing, true, false),
      (.always, true, true),
    ])
  func showsSideViewsAccordingToMode(_ mode: TextField.ViewMode, _ before: Bool, _ during: Bool)
    throws
  {
    try onStage { stage in
      let (field, _) = stage.addField("Hello")
      let (left, right) = (Label(), Button(frame: Rect(x: 0, y: 0, width: 30, height: 20)))
      left.frame = Rect(x: 0, y: 0, width: 20, height: 20)
      (field.leftView, field.rightView) = (left, right)
      (field.leftViewMode, field.rightViewMode) = (mode, mode)
      field.clearButtonMode = .always
      func check(_ shown: Bool) {
        stage.window.layoutIfNeeded()
        #expect(left.isHidden == !shown && right.isHidden == !shown)
        #expect(field.isClearButtonShown == !shown, "the right view replaces the clear button")
        #expect(field.textRect.minX == (shown ? 32 : 7))
        if shown { #expect(left.frame == Rect(x: 6, y: 7, width: 20, height: 20)) }
        if shown { #expect(right.frame == Rect(x: 164, y: 7, width: 30, height: 20)) }
      }
      check(before)
      try stage.harness.tap(field, at: Point(x: 60, y: 15))
      check(during)
      field.resignFirstResponder()
      check(before)
      field.leftView = nil
      #expect(left.superview == nil && field.textRect.minX == 7)
    }
  }

  @Test func sceneSetsSideViewsOfTextField() throws {
    try onStage { stage in
      let field: TextField = try stage.load(
        """
        <textField frame="20 20 200 34" text="Hello" leftViewMode="always" rightViewMode="always"
            textInsets="0 4 0 0">
          <label id="icon" frame="0 0 24 20" text="→"/>
          <button id="more" frame="0 0 40 30" title="More"/>
          <outlet property="leftView" destination="icon"/>
          <outlet property="rightView" destination="more"/>
        </textField>
        """)
      stage.window.layoutIfNeeded()
      #expect(field.leftView?.frame == Rect(x: 6, y: 7, width: 24, height: 20))
      #expect(field.textRect == Rect(x: 40, y: 0, width: 108, height: 34))
      let more: Button = try stage.harness.find(text: "More")
      let recorder = Recorder()
      recorder.listen(to: more)
      try stage.harness.tap(more)
      #expect(recorder.log.contains("upInside") && !field.isEditing, "the side view handles its own touches")
    }
  }

  @Test func appliesInsetsOfTextView() throws {
    try onStage { stage in
      let view: TextView = try stage.load(
        #"<textView frame="0 0 200 80" text="Hello" textInsets="20 30 0 0"/>"#)
      view.selectedRange = 0..<0
      #expect(view.caretRect.minX == 30 && view.caretRect.minY == 20)
      #expect(view.contentSize.height < 50)
    }
  }
}
