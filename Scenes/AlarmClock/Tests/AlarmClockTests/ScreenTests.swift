import Foundation
import SceneCairo
import SceneTesting
import SceneUI
import ScreenTesting
import Testing

@testable import AlarmClock

/// Tests the app in a window and a browser. After the same input, the screen must match Cairo's drawing in a test.
@Suite(.serialized) struct ScreenTests {
  /// SwiftPM builds the app in the same folder as its tests.
  private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "alarmclock")

  @Test(
    "After user input, the app in a window matches the recorded pictures",
    .enabled(if: Display.isPresent, "needs SCENEC_TEST_SCREENS, and the packages xvfb, xdotool, x11-apps"))
  func window() throws {
    let display = try Display(
      running: Self.program, ["--window", "--size", "320x480", "--locale", "en"], variables: ["TZ": "UTC"])
    try display.findWindow()
    let fonts = try CairoFonts()
    try use(display, fonts, textMetrics: CairoTextMetrics(fonts), name: "alarm-window")
    let (status, lines) = display.end()
    #expect(status == 0 && lines == [] && display.errors == "", "\(lines) \(display.errors)")
  }

  @Test(
    "After user input, the app in Chromium matches the recorded pictures",
    .enabled(if: Browser.isPresent, "needs SCENEC_TEST_SCREENS, chromium, and playwright from PyPI"))
  func browser() throws {
    let program = try WebProgram(
      running: Self.program, ["--web=0", "--locale", "en", "--time-zone", "UTC"],
      variables: ["TZ": "UTC"])
    let browser = try Browser(program.url, size: AlarmClockApp.frame.size)
    try use(browser, CairoFonts(), textMetrics: BuiltInTextMetrics(), name: "alarm-browser")
    #expect(try browser.problems() == [])
    let (status, lines, errors) = program.end()
    #expect(status == 0 && lines == [] && errors == "", "\(lines) \(errors)")
  }

  private func use(
    _ screen: any UsedScreen, _ fonts: CairoFonts, textMetrics: any TextMetrics, name: String
  ) throws {
    let began = Date.now.timeIntervalSince1970.rounded(.down)
    let clock = ManualClock(now: began)
    let app = try AlarmClockApp(scenes: BuiltScenes.path(), clock: clock, textMetrics: textMetrics)
    app.context.failureHandler = { Issue.record($0) }
    let harness = Harness(app.window)
    let both = ScreenPair(screen, harness, fonts: fonts, name: name)
    let faces = harness.findAll(ClockView.self)
    try both.tap(id: "animation")
    // Stops the hands at any second between the launch of the app and now.
    let now = Date.now.timeIntervalSince1970.rounded(.down)
    func stand(_ second: Int) { for face in faces { face.shownTime = now - Double(second) } }
    let difference = try both.difference("the hands stand") { second in
      stand(second)
      return now - Double(second) > began - 2
    }
    #expect(difference == nil)
    stand(both.found)
    let dial = try harness.find(id: "dial", as: ClockControl.self)
    try both.drag(dial, from: dial.knob, to: Dial(in: dial.bounds).point(at: 4 * .pi / 6, distance: 0.6))
    #expect(try harness.find(id: "time", as: Label.self).text == "04:00")
    #expect(try both.difference("four o'clock") == nil)
    try both.resize(to: Size(width: 560, height: 320))
    #expect(try both.difference("held sideways") == nil)
    try both.tap(id: "preferencesButton")
    #expect(try both.difference("preferences") == nil)
    let face = try harness.find(id: "face", as: SegmentedControl.self)
    try both.tap(face, at: face.frameForSegment(at: 1).center)
    let slider = try harness.find(id: "snooze", as: Slider.self)
    let thumb = slider.thumbFrame.center
    try both.drag(slider, from: thumb, to: Point(x: thumb.x + 100, y: thumb.y))
    #expect(try both.difference("the night's face and a longer snooze") == nil)
    try both.tap(id: "done")
    #expect(try both.difference("back to the clock") == nil)
  }
}
