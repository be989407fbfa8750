import Foundation
import SceneCairo
import SceneTesting
import SceneUI
import ScreenTesting
import Testing

@testable import PhotoDiary

@Suite(.serialized) struct LiveTests {
  private static let scenes = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL

  @Test(
    "In a window, a scene update preserves the search text and the search results",
    .enabled(
      if: Display.isPresent && LiveScenes.tool != nil,
      "needs SCENEC_TEST_SCREENS, SCENEC, and the packages xvfb, xdotool, x11-apps"))
  func window() throws {
    let scenes = try edited()
    let display = try Display(
      running: Program.executable, ["--window", "--locale", "en", scenes.compile("Diary.scene")],
      variables: scenes.variables)
    try display.findWindow()
    let fonts = try CairoFonts()
    try use(scenes, on: display, fonts, textMetrics: CairoTextMetrics(fonts), name: "diary-live-window")
    #expect(display.end().status == 0)
    #expect(display.errors.components(separatedBy: "0 remade, 0 refused").count == 3, "\(display.errors)")
  }

  @Test(
    "In Chromium, a scene update preserves the search text and the search results",
    .enabled(
      if: Browser.isPresent && LiveScenes.tool != nil,
      "needs SCENEC_TEST_SCREENS, SCENEC, chromium, and playwright from PyPI"))
  func browser() throws {
    let scenes = try edited()
    let program = try WebProgram(
      running: Program.executable, ["--web=0", "--locale", "en", scenes.compile("Diary.scene")],
      variables: scenes.variables)
    let browser = try Browser(program.url, size: DiaryApp.size(on: .phone))
    try use(scenes, on: browser, CairoFonts(), textMetrics: BuiltInTextMetrics(), name: "diary-live-browser")
    let (status, _, errors) = program.end()
    #expect(status == 0 && errors.components(separatedBy: "0 remade, 0 refused").count == 3, "\(errors)")
  }

  private func edited() throws -> LiveScenes {
    let files = ["Diary.scene", "Drawings", "de.lproj", "ar.lproj"].map { Self.scenes.appending(path: $0) }
    return try LiveScenes(files, of: Program.executable, tool: #require(LiveScenes.tool))
  }

  private func use(
    _ scenes: LiveScenes, on screen: any UsedScreen, _ fonts: CairoFonts, textMetrics: any TextMetrics,
    name: String
  ) throws {
    try Stage.play(textMetrics: textMetrics) { stage in
      stage.app.context.preferredLocales = ["en"]
      let both = ScreenPair(screen, stage.harness, fonts: fonts, name: name)
      try both.tap(id: "search")
      try both.type("swim")
      #expect(try both.difference("one entry is found") == nil)
      // The change must also apply to the existing cell.
      let difference = try scenes.difference(of: "Diary.scene", on: screen) {
        $0.replace("<tableView id=\"table\"", with: "<tableView id=\"table\" backgroundColor=\"#c0f\"")
        $0.replace(
          "<label id=\"cellTitle\" font=\"bold 17\"", with: "<label id=\"cellTitle\" font=\"bold 12\"")
      } until: {
        $0.share(of: 0xCC00FF) > 0.2
      }
      #expect(difference == nil)
      try both.tap(stage.harness.row("Last swim"))
      #expect(try both.difference("it is read") == nil)
    }
  }
}
