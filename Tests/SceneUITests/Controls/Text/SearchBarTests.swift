import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct SearchBarTests {
  private func play(_ body: (Harness, SearchBar, Editor) throws -> Void) throws {
    try onStage { stage in
      let bar = stage.add(SearchBar(frame: Rect(x: 0, y: 0, width: 320, height: 52)))
      bar.placeholder = "Search"
      let editor = Editor()
      bar.delegate = editor
      stage.watch(editor)
      try withExtendedLifetime(editor) { try body(stage.harness, bar, editor) }
    }
  }

  @Test("Notifies the delegate when the user changes, clears, or submits the search text")
  func searching() throws {
    try play { harness, bar, editor in
      try harness.tap(bar)
      try harness.type("ab")
      #expect(editor.take() == ["didBegin", "text 'a'", "text 'ab'"])
      try harness.pressReturn()
      #expect(editor.take() == ["search 'ab'"] && bar.isEditing)
      try harness.tap(bar.searchTextField, at: bar.searchTextField.clearButtonRect.center)
      #expect(bar.text == "" && editor.take() == ["text ''"])
      bar.text = "by code"
      #expect(editor.take() == [])
      bar.resignFirstResponder()
      #expect(editor.take() == ["didEnd"] && !bar.isEditing)
      #expect(bar.becomeFirstResponder() && bar.isEditing)
    }
  }

  @Test("Shows the cancel button on request and notifies the delegate of taps")
  func canceling() throws {
    try play { harness, bar, editor in
      #expect(throws: HarnessError.self) { try harness.tap(harness.find(text: "Cancel")) }
      let width = bar.searchTextField.frame.width
      bar.showsCancelButton = true
      try harness.tap(harness.find(text: "Cancel"))
      #expect(editor.take() == ["cancel"] && bar.searchTextField.frame.width < width)
      bar.showsCancelButton = false
      harness.advance(seconds: 0)
      #expect(bar.searchTextField.frame.width == width)
    }
  }

  @Test("A tap on a scope selects the scope")
  func scopes() throws {
    try play { harness, bar, editor in
      let height = bar.sizeThatFits(.zero).height
      bar.scopeButtonTitles = ["All", "Here", "There"]
      bar.prompt = "What are you looking for?"
      #expect(bar.sizeThatFits(.zero).height > height + 50 && bar.selectedScopeButtonIndex == 0)
      bar.sizeToFit()
      try harness.tap(harness.find(text: "Here", as: SegmentedControl.self), segment: 2)
      #expect(bar.selectedScopeButtonIndex == 2 && editor.take() == ["scope 2"])
      bar.selectedScopeButtonIndex = 1
      #expect(editor.take() == [])
      bar.scopeButtonTitles = []
      harness.advance(seconds: 0)
      #expect(throws: HarnessError.self) { try harness.tap(harness.find(text: "Here")) }
    }
  }
}
