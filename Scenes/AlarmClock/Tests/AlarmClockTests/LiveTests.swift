import Foundation
import SceneTesting
import SceneUI
import SceneValues
import ScreenTesting
import Testing

@testable import AlarmClock

@Suite(.serialized) struct LiveTests {
  private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "alarmclock")
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/AlarmClock").standardizedFileURL

  @Test(
    "In a window, a scene update preserves the stopped clock hands and the alarm time",
    .enabled(
      if: Display.isPresent && LiveScenes.tool != nil,
      "needs SCENEC_TEST_SCREENS, SCENEC, and the packages xvfb, xdotool, x11-apps"))
  func window() throws {
    let scenes = try edited()
    let display = try Display(
      running: Self.program,
      ["--window", "--size", "320x480", "--locale", "en", scenes.compile("AlarmClock.scene")],
      variables: scenes.variables)
    try display.findWindow()
    try use(scenes, on: display)
    #expect(display.end().status == 0)
    #expect(display.errors.components(separatedBy: "0 remade, 0 refused").count == 3, "\(display.errors)")
  }

  @Test(
    "In Chromium, a scene update preserves the stopped clock hands and the alarm time",
    .enabled(
      if: Browser.isPresent && LiveScenes.tool != nil,
      "needs SCENEC_TEST_SCREENS, SCENEC, chromium, and playwright from PyPI"))
  func browser() throws {
    let scenes = try edited()
    let program = try WebProgram(
      running: Self.program, ["--web=0", "--locale", "en", scenes.compile("AlarmClock.scene")],
      variables: scenes.variables)
    let browser = try Browser(program.url, size: AlarmClockApp.frame.size)
    try use(scenes, on: browser)
    let (status, _, errors) = program.end()
    #expect(status == 0 && errors.components(separatedBy: "0 remade, 0 refused").count == 3, "\(errors)")
  }

  private func edited() throws -> LiveScenes {
    let files = ["AlarmClock.scene", "de.lproj", "ar.lproj"].map { Self.sources.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    return try LiveScenes(files, of: Self.program, tool: #require(LiveScenes.tool))
  }

  private func use(_ scenes: LiveScenes, on screen: any UsedScreen) throws {
    // A clock in a test has the same layout, so its positions are also those in the app.
    let app = try AlarmClockApp(scenes: BuiltScenes.path(), clock: ManualClock())
    let harness = Harness(app.window)
    func place(_ view: View, _ point: Point? = nil) -> Point {
      view.convert(point ?? view.bounds.center, to: harness.window)
    }
    try screen.click(place(harness.find(id: "animation")))
    let dial = try harness.find(id: "dial", as: ClockControl.self)
    try screen.drag(
      from: place(dial, dial.knob),
      to: place(dial, Dial(in: dial.bounds).point(at: 4 * .pi / 6, distance: 0.6)))
    let difference = try scenes.difference(of: "AlarmClock.scene", on: screen) {
      $0.replace("backgroundColor=\"systemGroupedBackground\"", with: "backgroundColor=\"#c0f\"")
      $0.replace("text=\"Alarm clock\"", with: "text=\"Another clock\"")
    } until: {
      $0.share(of: 0xCC00FF) > 0.2
    }
    #expect(difference == nil)
  }
}
