import Foundation
import SceneCairo
import SceneTesting
import SceneUI
import ScreenTesting
import Testing

@testable import PhotoDiary

/// Tests the app in a window and a browser. After the same input, the screen must match Cairo's drawing in a test.
@Suite(.serialized) struct ScreenTests {
  private let program: Program

  init() throws { program = try Program() }

  private var database: String { program.folder.appending(path: "diary.sqlite").path }

  @Test(
    "After user input, the diary in a window matches the recorded pictures",
    .enabled(if: Display.isPresent, "needs SCENEC_TEST_SCREENS, and the packages xvfb, xdotool, x11-apps"))
  func window() throws {
    let display = try Display(
      running: Program.executable,
      ["--window", "--locale", "en", "--time-zone", "UTC", "--database", database, program.scenes])
    try display.findWindow()
    let fonts = try CairoFonts()
    try use(display, fonts, textMetrics: CairoTextMetrics(fonts), name: "diary-window")
    let (status, lines) = display.end()
    #expect(status == 0 && lines == [] && display.errors == "", "\(lines) \(display.errors)")
    try expectKept()
  }

  @Test(
    "After user input, the diary in Chromium matches the recorded pictures",
    .enabled(if: Browser.isPresent, "needs SCENEC_TEST_SCREENS, chromium, and playwright from PyPI"))
  func browser() throws {
    let web = try WebProgram(
      running: Program.executable,
      ["--web=0", "--locale", "en", "--time-zone", "UTC", "--database", database, program.scenes])
    let browser = try Browser(web.url, size: DiaryApp.size(on: .phone))
    try use(browser, CairoFonts(), textMetrics: BuiltInTextMetrics(), name: "diary-browser")
    #expect(try browser.problems() == [])
    let (status, lines, errors) = web.end()
    #expect(status == 0 && lines == [] && errors == "", "\(lines) \(errors)")
    try expectKept()
  }

  private func use(
    _ screen: any UsedScreen, _ fonts: CairoFonts, textMetrics: any TextMetrics, name: String
  ) throws {
    try Stage.play(textMetrics: textMetrics) { stage in
      stage.app.context.preferredLocales = ["en"]
      let both = ScreenPair(screen, stage.harness, fonts: fonts, name: name)
      #expect(try both.difference("shown") == nil)
      try both.tap(id: "search")
      try both.type("Forest ü")
      #expect(try both.difference("nothing is found") == nil)
      try both.erase(8)
      try both.type("swim")
      #expect(try both.difference("one entry is found") == nil)
      try both.tap(stage.harness.row("Last swim"))
      #expect(try both.difference("it is read") == nil)
      try both.tap(text: "Compose")
      #expect(try both.difference("it is written on") == nil)
      let title = try stage.harness.find(id: "newTitle")
      try both.tap(title, at: Point(x: title.bounds.width - 6, y: 20))
      try both.type(" für heuer")
      #expect(try both.difference("with an umlaut") == nil)
      try both.tap(text: "Save")
      #expect(try both.difference("it is kept") == nil)
      try both.resize(to: Size(width: 568, height: 320))
      #expect(try both.difference("held sideways") == nil)
      try both.tap(text: "Diary")
      #expect(try both.difference("back at the list") == nil)
      try both.tap(id: "search")
      try both.erase(4)
      #expect(try both.difference("all entries") == nil)
      try both.scrollToEnd(stage.harness.find(id: "table", as: TableView.self))
      #expect(try both.difference("scrolled to the end") == nil)
    }
  }

  private func expectKept() throws {
    let store = try DiaryStore(path: database)
    #expect(try store.entries().contains { $0.title == "Last swim für heuer" })
  }
}
