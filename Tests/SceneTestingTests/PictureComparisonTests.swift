import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct PictureComparisonTests {
  @Test("Reports the positions of differences between two pictures")
  func reportsDifferencesWithPositions() throws {
    let stage = try SceneStage(
      """
      <storyboard version="1" initial="a">
        <scene><viewController id="a"><view id="root" frame="0 0 320 480">
          <view id="panel" frame="0 0 320 100"><switch id="lamp" frame="10 10 51 31"/></view>
          <label id="text" frame="0 200 100 20" text="Hello"/>
        </view></viewController></scene>
      </storyboard>
      """)
    try stage.show()
    let harness = Harness(stage.window)
    let before = harness.picture()
    #expect(harness.picture().differences(from: before) == [])

    try harness.tap(harness.find(id: "lamp"))
    #expect(harness.picture().differences(from: before) == ["window/root/panel/lamp: has different content"])

    let label = try harness.find(id: "text", as: Label.self)
    label.center = Point(x: 60, y: 210)
    label.alpha = 0.5
    try harness.tap(harness.find(id: "lamp"))
    #expect(
      harness.picture().differences(from: before) == [
        "window/root/text: has a different frame", "window/root/text: has a different appearance",
      ])
    label.removeFromSuperview()
    #expect(harness.picture().differences(from: before) == ["window/root: has 1 layers, not 2"])
  }
}
