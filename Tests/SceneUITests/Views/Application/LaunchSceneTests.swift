import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Launch scenes")
struct LaunchSceneTests {
  private static let screen = Rect(x: 0, y: 0, width: 320, height: 480)

  private func storyboard(_ label: String, in context: SceneContext) throws -> Storyboard {
    try Storyboard(
      file: SceneFile(
        bytes: compiled(
          storyboardText(
            """
            <scene><viewController id="main"><view frame="0 0 320 480"><label text="\(label)" frame="0 0 100 20"/></view>
            </viewController></scene>
            """)), registry: .library), context: context)
  }

  @Test func launchSceneHidesWhenWindowAppears() throws {
    let context = SceneContext(clock: ManualClock())
    let application = Application(context: context)
    try application.showLaunchScene(storyboard("Starting", in: context), frame: Self.screen)
    let launch = try #require(application.windows.last)
    #expect(launch.isOnScreen && launch.frame == Self.screen)
    #expect((launch.rootViewController?.view.subviews.first as? Label)?.text == "Starting")
    #expect(application.keyWindow == nil && application.window(at: Point(x: 5, y: 5)) == nil)
    let window = try application.show(storyboard("Clock", in: context), frame: Self.screen)
    #expect(application.windows.count == 1 && application.windows.first === window)
    #expect(application.keyWindow === window && !launch.isOnScreen)
  }

  @Test func launchSceneCanBeReplacedAndHidden() throws {
    let context = SceneContext(clock: ManualClock())
    let application = Application(context: context)
    application.hideLaunchScene()
    try application.showLaunchScene(storyboard("One", in: context), frame: Self.screen)
    try application.showLaunchScene(storyboard("Two", in: context), frame: Self.screen)
    #expect(application.windows.count == 1)
    application.hideLaunchScene()
    #expect(application.windows.isEmpty)
  }
}
