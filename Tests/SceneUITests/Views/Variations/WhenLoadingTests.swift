import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Tests that loading applies `<when>` for the traits of the destination.
@Suite struct WhenLoadingTests {
  @Test("Initializers and awakeFromNib receive the values for the current traits")
  func initializersAndAwakeFromNibReceiveVariedValues() throws {
    let text = storyboardText(
      """
      <scene><viewController id="main"><view>
        <view id="dial" class="VariedDial" alpha="1" dial="sun">
          <when traits="style=dark" alpha="0.5" dial="moon"/>
        </view>
      </view></viewController></scene>
      """)
    let stage = try SceneStage(text, registry: .library(and: VariedDial.self))
    stage.context.style = .dark
    try stage.show()
    let dial = try Harness(stage.window).find(id: "dial", as: VariedDial.self)
    #expect(dial.alphaInInit == 0.5)
    #expect(dial.seenAwake == "moon 0.5")
    stage.context.style = .light
    #expect(dial.alpha == 1 && dial.dial == "sun")
  }

  @Test("A table view receives the style for the current traits from its coder")
  func coders() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view>
          <tableView id="table" style="plain"><when traits="idiom=pad" style="grouped"/></tableView>
        </view></viewController></scene>
        """))
    stage.context.idiom = .pad
    try stage.show()
    #expect(try Harness(stage.window).find(id: "table", as: TableView.self).style == .grouped)
  }

  /// A controller is created before its destination is known. Its values are correct when it appears.
  @Test func controllerValuesFollowTraitsOfWindow() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main" title="up"><when traits="orientation=landscape" title="over"/>
          <view/></viewController></scene>
        """))
    stage.window.resize(to: Size(width: 480, height: 320))
    stage.window.rotate(to: .landscapeLeft)
    let controller = try stage.storyboard.instantiateInitialViewController()
    #expect(controller.title == "up")
    stage.window.rootViewController = controller
    try stage.window.makeKeyAndVisible()
    #expect(controller.title == "over")
  }

  /// A view without a controller is updated when it enters a window.
  @Test func viewValuesFollowTraitsOfWindow() throws {
    let stage = try SceneStage.showing("", idiom: .pad, size: Size(width: 768, height: 1024))
    let nib = try Nib(
      file: opened(
        """
        <nib version="1"><label text="narrow"><when traits="horizontal=regular" text="wide"/></label></nib>
        """), context: stage.context)
    stage.window.resize(to: Size(width: 320, height: 1024))
    let label = try #require(try nib.instantiate().first as? Label)
    // Without a window, the idiom is assumed to be a pad.
    #expect(label.text == "wide")
    stage.window.rootViewController?.view.addSubview(label)
    #expect(label.text == "narrow")
  }

  @Test("Rejects an invalid value that applies only to specific traits")
  func invalidValue() throws {
    let text = storyboardText(
      """
      <scene><viewController id="main"><view class="VariedDial"><when traits="style=dark" size="1"/></view>
      </viewController></scene>
      """)
    let stage = try SceneStage(text, registry: .library(and: VariedDial.self))
    let error = try loadingError {
      try stage.storyboard.instantiateInitialViewController().loadViewIfNeeded()
    }
    #expect("\(error)".contains("size"))
    #expect(error.place?.line == 2)
  }
}
