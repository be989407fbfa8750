import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ActionTests {
  static let text = storyboardText(
    """
    <scene>
      <viewController id="main" class="HostController">
        <view frame="0 0 320 480">
          <button id="bare" frame="0 0 100 40"><action selector="act" destination="main"/></button>
          <button id="sender" frame="0 40 100 40"><action selector="act:" destination="firstResponder"/></button>
          <view frame="0 80 100 40" id="box" class="HostView">
            <button id="inner" frame="0 0 100 40">
              <action selector="reset:" destination="firstResponder"/>
              <action selector="jump:" destination="firstResponder"/>
            </button>
          </view>
          <view frame="0 120 100 40">
            <tapGestureRecognizer><action selector="tapped:" destination="firstResponder"/></tapGestureRecognizer>
          </view>
          <button id="down" frame="0 160 100 40">
            <action selector="act:" destination="main" event="touchDown"/>
          </button>
        </view>
      </viewController>
    </scene>
    """)

  @Test("rule 14: an action in a scene goes to its target or up the responder chain")
  func fromScene() throws {
    try Journal.keeping { journal in
      let stage = try SceneStage(Self.text, registry: .hosts())
      let controller = try stage.show()
      var heard: [[String]] = []
      for view in controller.view.subviews {
        journal.clear()
        stage.tap(view)
        heard.append(journal.entries)
      }
      #expect(heard == [["act"], ["act: sender"], ["reset: box"], ["tapped:"], ["act: down"]])
      #expect(stage.failures.isEmpty)
    }
  }

  @Test("rule 14: reports an unknown event with its location and the valid events")
  func unknownEvent() throws {
    // The compiler would reject the event for a library class, but the registry of an older host app may lack
    // it.
    let text = Self.text.replacing(
      "<view frame=\"0 80 100 40\" id=\"box\" class=\"HostView\">",
      with:
        "<view frame=\"0 80 100 40\" id=\"box\" class=\"OtherSender\"><action selector=\"act\" destination=\"main\" event=\"rung\"/>"
    )
    try Journal.keeping { _ in
      var registry = try Registry.hosts()
      try registry.register(OtherSender.self)
      let error = try loadingError { try SceneStage(text, registry: registry).show() }
      #expect(error.description.hasSuffix("'OtherSender' has no event 'rung'; events: 'rang'"))
      #expect(error.place?.objectPath == "box")
    }
  }
}

final class OtherSender: View, ActionSending {
  override static var declaration: ClassDeclaration {
    ClassDeclaration(OtherSender.self) { $0.events([("rang", 1)]) }
  }
  func connect(_ action: BoundAction, forEvent event: UInt32) {}
}
