import Foundation
import ScenePlatform
import SceneUI
import TestSupport
import Testing

@testable import SceneProgram

@Suite("Launching an app") final class LaunchTests {
  /// In the folder of the test executable, where an app searches for its resources.
  private let launchFile = "launch-\(UUID()).scenec"
  private let sceneFile = "scene-\(UUID()).scenec"
  private let iconFile = "icon-\(UUID()).png"

  init() throws {
    try write(Self.scene(width: 200, color: "systemRed"), as: launchFile)
    try write(Self.scene(width: 320, color: "systemBlue"), as: sceneFile)
    try Data(PNGSample.bytes(16, 8)).write(to: path(of: iconFile))
  }

  deinit {
    for name in [launchFile, sceneFile, iconFile] { try? FileManager.default.removeItem(at: path(of: name)) }
  }

  private func path(of name: String) -> URL { URL(filePath: ProgramPath.folder).appending(path: name) }

  private func write(_ scene: String, as name: String) throws {
    try Data(compiled(scene)).write(to: path(of: name))
  }

  private static func scene(width: Int, color: String) -> String {
    storyboardText(
      """
      <scene><viewController id="main"><view frame="0 0 \(width) 480" backgroundColor="\(color)"/></viewController></scene>
      """)
  }

  /// A screen that records its window and ends.
  private struct Look: ProgramScreen {
    let traits: ScreenTraits
    let seen: Seen
    var option: ProgramOption { .flag("--look", "looks") }
    func isDefault() -> Bool { true }

    func run(_ launcher: ProgramLauncher) throws {
      seen.icon = try launcher.icon().map { Size(width: Double($0.width), height: Double($0.height)) }
      let session = try launcher.launch(on: traits, clock: ManualClock()) { session in
        seen.during = session.windows.map(\.bounds.size)
        // The launch scene is visible, but does not receive touches.
        if let window = session.windows.last {
          #expect(session.picture(of: window).layers.count == 1 && !session.wantsText)
          if let size = seen.shrunk { session.resize(window, to: size) }
        }
      }
      seen.after = session.windows.map(\.bounds.size)
      #expect(session.application.windows.count == 1 && session.application.state == .active)
      session.end()
    }
  }

  private final class Seen {
    var icon: Size?
    var during: [Size]?
    var after: [Size] = []
    var shrunk: Size?
  }

  private func run(
    _ words: [String] = [], traits: ScreenTraits = ScreenTraits(), shrunk: Size? = nil,
    _ change: (inout Program<ViewController>) -> Void = { _ in }
  ) -> (status: Int32, seen: Seen) {
    let seen = Seen()
    seen.shrunk = shrunk
    var program = Program(
      SceneReference<ViewController>("main", in: sceneFile), registry: .library,
      screens: [Look(traits: traits, seen: seen)])
    change(&program)
    return (program.run(words), seen)
  }

  @Test("The time zone is the system's, unless the option --time-zone sets it")
  func timeZone() {
    var zones: [String] = []
    func run(_ words: [String]) -> Int32 {
      self.run(words) { $0.willLoad = { context, _ in zones.append(context.timeZone.identifier) } }.status
    }
    #expect(run([]) == 0 && run(["--time-zone", "GMT+0200"]) == 0)
    #expect(zones == [SceneUI.TimeZone.current.identifier, "GMT+0200"])
    #expect(run(["--time-zone", "Europe/Berln"]) == 64 && zones.count == 2)
  }

  @Test("Shows only the launch scene while the app loads, and then the app's window")
  func launchScene() {
    let (status, seen) = run { $0.launchScene = self.launchFile }
    #expect(status == 0)
    #expect(seen.during == [Size(width: 200, height: 480)] && seen.after == [Size(width: 200, height: 480)])
    let sized = run(["--size", "300x400"]) { $0.launchScene = self.launchFile }.seen
    #expect(sized.during == [Size(width: 300, height: 400)] && sized.after == sized.during)
    // The screen becomes smaller.
    let shrunk = run(shrunk: Size(width: 100, height: 100)) { $0.launchScene = self.launchFile }.seen
    #expect(shrunk.after == [Size(width: 100, height: 100)])
  }

  @Test("Shows no window during launch if the app has no launch scene")
  func none() {
    let (status, seen) = run()
    #expect(status == 0 && seen.during == nil && seen.after == [Size(width: 320, height: 480)])
    #expect(seen.icon == nil)
  }

  @Test("A missing launch scene or icon ends the app with status 1")
  func missing() {
    #expect(run { $0.launchScene = "nothing.scenec" }.status == 1)
    #expect(run { $0.icon = "nothing.png" }.status == 1)
    #expect(run { $0.icon = self.sceneFile }.status == 1)
    let (status, seen) = run { $0.icon = self.iconFile }
    #expect(status == 0 && seen.icon == Size(width: 16, height: 8))
  }
}
