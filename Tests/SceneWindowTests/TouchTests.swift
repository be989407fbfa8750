import SceneTesting
import SceneUI
import SceneValues
import ScreenTesting
import Testing
import TestSupport

/// Checks that touches in a window on a touchscreen have the same effect as in a test of the same scene.
@Suite(
  "Touches in windows",
  .enabled(if: Display.isPresent, "needs SCENEC_TEST_SCREENS, and the packages xvfb, xdotool, x11-apps"),
  .enabled(if: Display.canBeTouched, "Xorg with the drivers 'dummy' and 'inputtest' cannot be started"),
  .serialized)
struct TouchTests {
  private static let scene = storyboardText(
    """
    <scene>
      <viewController id="main" title="A probe">
        <view frame="0 0 320 480" backgroundColor="systemBackground">
          <switch id="switch" frame="20 20 51 31"/>
          <slider id="left" frame="20 60 120 34"/>
          <slider id="right" frame="180 60 120 34"/>
          <scrollView id="list" frame="0 120 320 360" contentSize="320 360" backgroundColor="systemGray5"
                      maximumZoomScale="4">
            <view id="paper" frame="0 0 320 360" backgroundColor="systemYellow">
              <label frame="100 160 120 40" text="A paper" textAlignment="center"/>
            </view>
          </scrollView>
        </view>
      </viewController>
    </scene>
    """)

  @Test("A tap has the effect of a single click")
  func tap() throws {
    let display = try Display(compiled(Self.scene), canBeTouched: true)
    let (stage, pixels) = try Probe.duplicate(of: Self.scene)
    try display.findWindow()
    try display.touch(((45, 35), (45, 35)))
    stage.tap(try Harness(stage.window).find(id: "switch"))
    let wanted = try pixels()
    #expect(try display.wait { $0.looksLike(wanted) })
    let lines = display.end().lines
    #expect(lines.filter { $0.hasPrefix("turned") }.count == 1 && lines.contains("switch: true"), "\(lines)")
  }

  @Test("Two fingers can move two sliders at the same time")
  func sliders() throws {
    let display = try Display(compiled(Self.scene), canBeTouched: true)
    try display.findWindow()
    #expect(try display.wait(forLine: "active"))
    let before = try display.screenshot()
    try display.touch(((35, 77), (80, 77)), ((195, 77), (285, 77)))
    #expect(try display.wait { $0 != before })
    let lines = display.end().lines.filter { $0.hasPrefix("slider") }.compactMap {
      Double($0.dropFirst("slider: ".count))
    }
    let values = try #require(lines.count == 2 ? lines : nil)
    #expect(abs(values[0] - 0.5) < 0.1 && values[1] > 0.9, "\(values)")
  }

  @Test("A pinch zooms a scroll view around the point between the fingers")
  func pinch() throws {
    let display = try Display(compiled(Self.scene), canBeTouched: true)
    let (stage, _) = try Probe.duplicate(of: Self.scene)
    let zooming = Zooming()
    let list: ScrollView = try Harness(stage.window).find(id: "list")
    list.delegate = zooming
    try display.findWindow()
    #expect(try display.wait(forLine: "active"))
    let before = try display.screenshot()
    try display.touch(((140, 300), (100, 300)), ((180, 300), (220, 300)))
    try Harness(stage.window).pinch(list, from: 40, to: 120)
    #expect(list.zoomScale == 3)
    #expect(try display.wait { $0 != before })
    let lines = display.end().lines
    #expect(lines.contains("zoom: 3.0"), "\(lines)")
    // SDL reports touch positions as fractions of a window that is one pixel smaller than the actual one.
    let offset = lines.first { $0.hasPrefix("offset: ") }.flatMap { Double($0.dropFirst("offset: ".count)) }
    #expect(abs(try #require(offset) - list.contentOffset.y) < 3, "\(lines)")
  }

  private final class Zooming: ScrollViewDelegate {
    func viewForZooming(in scrollView: ScrollView) -> View? {
      scrollView.subviews.first { $0.sceneID == "paper" }
    }
  }
}
