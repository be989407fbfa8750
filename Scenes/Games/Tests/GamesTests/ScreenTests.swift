import Foundation
import SceneCairo
import SceneTesting
import SceneUI
import ScreenTesting
import Testing

@testable import Games

/// Tests the app in a window and a browser. After the same input, the screen must match Cairo's drawing in a test.
@Suite(.serialized) struct ScreenTests {
  /// SwiftPM builds the app in the same folder as its tests.
  private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "games")
  private static let scenes = Stage.scenes.appending(path: "Games.scenec").path

  @Test(
    "After user input, the games in a window match the recorded pictures",
    .enabled(if: Display.isPresent, "needs SCENEC_TEST_SCREENS, and the packages xvfb, xdotool, x11-apps"))
  func window() throws {
    let display = try Display(running: Self.program, ["--window", "--locale", "en", Self.scenes])
    try display.findWindow()
    let fonts = try CairoFonts()
    try play(on: display, fonts, textMetrics: CairoTextMetrics(fonts), name: "games-window")
    let (status, lines) = display.end()
    #expect(status == 0 && lines == [] && display.errors == "", "\(lines) \(display.errors)")
  }

  @Test(
    "After user input, the games in Chromium match the recorded pictures",
    .enabled(if: Browser.isPresent, "needs SCENEC_TEST_SCREENS, chromium, and playwright from PyPI"))
  func browser() throws {
    let program = try WebProgram(running: Self.program, ["--web=0", "--locale", "en", Self.scenes])
    let browser = try Browser(program.url, size: GamesApp.frame.size)
    try play(on: browser, CairoFonts(), textMetrics: BuiltInTextMetrics(), name: "games-browser")
    #expect(try browser.problems() == [])
    let (status, lines, errors) = program.end()
    #expect(status == 0 && lines == [] && errors == "", "\(lines) \(errors)")
  }

  private func play(
    on screen: any UsedScreen, _ fonts: CairoFonts, textMetrics: any TextMetrics, name: String
  ) throws {
    try Stage.play(textMetrics: textMetrics) { stage in
      let both = ScreenPair(screen, stage.harness, fonts: fonts, name: name)
      #expect(try both.difference("shown") == nil)
      let board = try stage.harness.find(id: "board", as: BoardView.self)
      let place = try #require(stage.puzzle.board.placeOfTile(going: .right))
      let tile = board.frame(ofPlace: place).center
      try both.drag(board, from: tile, to: Point(x: tile.x + 60, y: tile.y))
      #expect(try stage.value(of: "moves") == 1)
      #expect(try both.difference("a tile is swiped") == nil)
      try both.tap(id: "undo")
      #expect(try both.difference("a button takes it back") == nil)
      try both.resize(to: Size(width: 568, height: 320))
      #expect(try both.difference("held sideways") == nil)
      try both.tap(text: "Memory")
      #expect(try both.difference("another tab") == nil)
      try both.resize(to: Size(width: 400, height: 600))
      #expect(try both.difference("another size") == nil)
      try both.tap(text: "Scores")
      #expect(try both.difference("the best scores") == nil)
      try both.tap(text: "About these games")
      #expect(try both.difference("about the games") == nil)
      try both.resize(to: Size(width: 400, height: 250))
      try both.scrollToEnd(stage.harness.find(id: "aboutPage"))
      #expect(try both.difference("scrolled to the end") == nil)
    }
  }
}
