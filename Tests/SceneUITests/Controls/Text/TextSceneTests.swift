import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct TextSceneTests {
  @Test("A scene can set the attributes, the delegate, and an action of a text field")
  func textField() throws {
    try onStage(.library(and: Editor.self)) { stage in
      let (field, editor) = try stage.load(
        """
        <textField frame="20 20 200 34" placeholder="Name" borderStyle="roundedRect" textAlignment="right"
            clearButtonMode="whileEditing" secureTextEntry="true" adjustsFontSizeToFitWidth="true"
            minimumFontSize="9" keyboardType="emailAddress" returnKeyType="done"
            autocapitalizationType="none" autocorrectionType="no" enablesReturnKeyAutomatically="true">
          <outlet property="delegate" destination="editor"/>
          <action selector="note:" destination="editor" event="editingDidEndOnExit"/>
        </textField>
        """, as: TextField.self)
      #expect(field.placeholder == "Name" && field.borderStyle == .roundedRect && field.isSecureTextEntry)
      #expect(field.textAlignment == .right && field.clearButtonMode == .whileEditing)
      #expect(field.adjustsFontSizeToFitWidth && field.minimumFontSize == 9)
      var traits = KeyboardTraits()
      traits.keyboardType = .emailAddress
      traits.returnKeyType = .done
      traits.autocapitalizationType = .none
      traits.autocorrectionType = .no
      traits.enablesReturnKeyAutomatically = true
      #expect(field.keyboardTraits == traits)
      try stage.harness.tap(stage.harness.find(text: "Name"))
      try stage.harness.type("ab\n")
      #expect(field.text == "ab" && !field.isEditing)
      #expect(editor.log.first == "shouldBegin" && editor.log.contains("action of TextField"))
    }
  }

  @Test("A text field sends an action without an event at the end of editing")
  func primaryEvent() throws {
    try onStage(.library(and: Editor.self)) { stage in
      let (field, editor) = try stage.load(
        """
        <textField frame="20 20 200 34"><action selector="note:" destination="editor"/></textField>
        """, as: TextField.self)
      try stage.harness.tap(field)
      try stage.harness.type("ab")
      #expect(editor.log == [])
      field.resignFirstResponder()
      #expect(editor.log == ["action of TextField"])
    }
  }

  @Test("A scene can set the attributes and the delegate of a text view")
  func textView() throws {
    try onStage(.library(and: Editor.self)) { stage in
      let (view, editor) = try stage.load(
        """
        <textView frame="20 20 200 80" text="Dear" editable="true" selectable="false" textAlignment="center"
            autocorrectionType="yes">
          <outlet property="delegate" destination="editor"/>
        </textView>
        """, as: TextView.self)
      #expect(view.text == "Dear" && !view.isSelectable && view.textAlignment == .center)
      #expect(view.autocorrectionType == .yes)
      try stage.harness.tap(stage.harness.find(text: "Dear"))
      try stage.harness.moveCursor(.toEnd)
      try stage.harness.type(" you\n!")
      #expect(view.text == "Dear you\n!" && editor.log.contains("didChange"))
    }
  }

  @Test("A scene can set the attributes, the scopes, and the delegate of a search bar")
  func searchBar() throws {
    try onStage(.library(and: Editor.self)) { stage in
      let (bar, editor) = try stage.load(
        """
        <searchBar frame="0 0 320 140" text="cats" placeholder="Search" prompt="What?"
            showsCancelButton="true" selectedScopeButtonIndex="1" returnKeyType="search">
          <segment title="All"/><segment title="Here"/>
          <outlet property="delegate" destination="editor"/>
        </searchBar>
        """, as: SearchBar.self)
      #expect(bar.text == "cats" && bar.placeholder == "Search" && bar.prompt == "What?")
      #expect(bar.scopeButtonTitles == ["All", "Here"] && bar.selectedScopeButtonIndex == 1)
      #expect(bar.searchTextField.returnKeyType == .search)
      try stage.harness.tap(stage.harness.find(text: "Cancel"))
      let scopes: SegmentedControl = try stage.harness.find(text: "All")
      #expect(scopes.selectedSegmentIndex == 1)
      try stage.harness.tap(scopes, segment: 0)
      #expect(editor.log == ["cancel", "scope 0"])
    }
  }
}
