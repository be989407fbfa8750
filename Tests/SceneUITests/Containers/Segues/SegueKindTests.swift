import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Segues that need more than a destination")
struct SegueKindTests {
  static let text = storyboardText(
    """
    <scene>
      <viewController id="main" class="HostController">
        <segue kind="popover" identifier="byCode" destination="settings" anchor="gear" arrowDirections="up"/>
        <segue kind="present" identifier="next" destination="second"/>
        <view frame="0 0 320 480">
          <button id="gear" frame="200 40 80 40" title="Settings">
            <segue kind="popover" identifier="tapped" destination="settings"/>
          </button>
        </view>
      </viewController>
    </scene>
    <scene>
      <viewController id="settings" class="HostController" preferredContentSize="200 150"><view/></viewController>
    </scene>
    <scene>
      <viewController id="second" class="HostController">
        <segue kind="present" identifier="last" destination="third"/>
        <view/>
      </viewController>
    </scene>
    <scene><viewController id="third" class="HostController"><view/></viewController></scene>
    """)

  private func staged(_ body: (SceneStage, HostController) throws -> Void) throws {
    try Lifetimes.counting { lifetimes in
      try Journal.keeping { _ in
        let stage = try SceneStage(Self.text, registry: .hosts())
        try body(stage, try #require(try stage.show() as? HostController))
      }
      #expect(lifetimes.alive == 0)
    }
  }

  @Test("rule 19: the anchor of a popover segue is the declared anchor or the sender")
  func popover() throws {
    try staged { stage, main in
      let gear = main.view.subviews[0]
      try main.performSegue(withIdentifier: "byCode")
      stage.clock.advance(by: 1)
      let byCode = try #require(main.presentedViewController)
      #expect(byCode.modalPresentationStyle == .popover)
      #expect(byCode.popoverPresentation.anchorView === gear)
      #expect(byCode.popoverPresentation.permittedArrowDirections == .up)
      try main.dismiss(animated: false)
      stage.tap(gear)
      stage.clock.advance(by: 1)
      #expect(main.presentedViewController?.popoverPresentation.anchorView === gear)
    }
  }

  @Test("Performs a sequence of segues at once after checking all of them")
  func path() throws {
    try staged { stage, main in
      let error = try loadingError { try main.performSegues(withIdentifiers: ["next", "lats"]) }
      #expect("\(error)".contains("'last'") && "\(error)".contains("'HostController'"))
      #expect(main.presentedViewController == nil)
      let end = try main.performSegues(withIdentifiers: ["next", "last"])
      #expect(end.sceneID == "third" && end.view.window === stage.window)
      #expect(main.presentedViewController?.sceneID == "second")
    }
  }
}
