import Foundation
import SceneCairo
import SceneTesting
import SceneUI
import ScreenTesting
import Testing

@testable import Games

@Suite(.serialized) struct LiveTests {
  private static let tool = ProcessInfo.processInfo.environment["SCENEC"]
  private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "games")
  private static let scenes = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL

  /// A process of the app without a screen, whose scenes are in a folder.
  private final class LiveGames {
    let folder = FileManager.default.temporaryDirectory.appending(path: "games-live-\(UUID())")
    private let process = Process()
    private let errors = Pipe()
    private(set) var said = ""

    init(tool: String) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try save(scene())
      process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "games")
      process.arguments = ["--headless", "--locale", "en", Stage.scenes.appending(path: "Games.scenec").path]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["SCENEC_LIVE": folder.path, "SCENEC": tool]
      ) { $1 }
      process.standardError = errors
      // If a script runs the tests in the background, they ignore the signal, which child processes inherit.
      signal(SIGINT, SIG_DFL)
      try process.run()
    }

    func scene() throws -> String {
      let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Games.scene")
      return try String(contentsOf: source, encoding: .utf8)
    }

    func save(_ text: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: "Games.scene"), options: .atomic)
    }

    /// Waits until the output of the app contains a string.
    func hear(_ words: String) throws {
      while !said.contains(words) {
        let data = errors.fileHandleForReading.availableData
        try #require(!data.isEmpty, "the program has ended, and said '\(said)'")
        said += String(decoding: data, as: UTF8.self)
      }
    }

    func end() -> Int32 {
      process.interrupt()
      process.waitUntilExit()
      try? FileManager.default.removeItem(at: folder)
      return process.terminationStatus
    }
  }

  @Test(
    "Applies valid scene changes and reports invalid scene changes",
    .enabled(if: Self.tool != nil, "The variable SCENEC does not say where scenec is"),
    .timeLimit(.minutes(2)))
  func appliesValidAndReportsInvalidSceneChanges() throws {
    let games = try LiveGames(tool: #require(Self.tool))
    try games.hear("Watching scenes")
    let scene = try games.scene()
    let changed = scene.replacingOccurrences(of: "title=\"Restart\"", with: "title=\"Once more\"")
    #expect(changed != scene)
    try games.save(changed)
    try games.hear("0 refused")
    #expect(games.said.contains("0 remade"), "\(games.said)")
    try games.save(scene.replacingOccurrences(of: "title=\"Restart\"", with: "titel=\"Restart\""))
    try games.hear("not applied")
    try games.hear("Games.scene:")
    try games.hear("titel")
    #expect(games.end() == 0)
  }

  @Test(
    "In a window, a scene update keeps a moved tile in its new position",
    .enabled(
      if: Display.isPresent && LiveScenes.tool != nil,
      "needs SCENEC_TEST_SCREENS, SCENEC, and the packages xvfb, xdotool, x11-apps"))
  func window() throws {
    let scenes = try edited()
    let display = try Display(
      running: Self.program, ["--window", "--locale", "en", scenes.compile("Games.scene")],
      variables: scenes.variables)
    try display.findWindow()
    let fonts = try CairoFonts()
    try play(scenes, on: display, fonts, textMetrics: CairoTextMetrics(fonts), name: "games-live-window")
    #expect(display.end().status == 0)
    #expect(display.errors.components(separatedBy: "0 remade, 0 refused").count == 3, "\(display.errors)")
  }

  @Test(
    "In Chromium, a scene update keeps a moved tile in its new position",
    .enabled(
      if: Browser.isPresent && LiveScenes.tool != nil,
      "needs SCENEC_TEST_SCREENS, SCENEC, chromium, and playwright from PyPI"))
  func browser() throws {
    let scenes = try edited()
    let program = try WebProgram(
      running: Self.program, ["--web=0", "--locale", "en", scenes.compile("Games.scene")],
      variables: scenes.variables)
    let browser = try Browser(program.url, size: GamesApp.frame.size)
    try play(scenes, on: browser, CairoFonts(), textMetrics: BuiltInTextMetrics(), name: "games-live-browser")
    let (status, _, errors) = program.end()
    #expect(status == 0 && errors.components(separatedBy: "0 remade, 0 refused").count == 3, "\(errors)")
  }

  private func edited() throws -> LiveScenes {
    let files = ["Games.scene", "Scores.scene", "de.lproj", "ar.lproj"].map {
      Self.scenes.appending(path: $0)
    }
    return try LiveScenes(files, of: Self.program, tool: #require(LiveScenes.tool))
  }

  private func play(
    _ scenes: LiveScenes, on screen: any UsedScreen, _ fonts: CairoFonts, textMetrics: any TextMetrics,
    name: String
  ) throws {
    try Stage.play(textMetrics: textMetrics) { stage in
      let both = ScreenPair(screen, stage.harness, fonts: fonts, name: name)
      let board = try stage.harness.find(id: "board", as: BoardView.self)
      let place = try #require(stage.puzzle.board.placeOfTile(going: .right))
      let tile = board.frame(ofPlace: place).center
      try both.drag(board, from: tile, to: Point(x: tile.x + 60, y: tile.y))
      #expect(try both.difference("a tile is swiped") == nil)
      let difference = try scenes.difference(of: "Games.scene", on: screen) {
        $0.replace("backgroundColor=\"systemGroupedBackground\"", with: "backgroundColor=\"#c0f\"")
        $0.replace("title=\"Sliding puzzle\"", with: "title=\"Another puzzle\"")
      } until: {
        $0.share(of: 0xCC00FF) > 0.2
      }
      #expect(difference == nil)
      try both.tap(id: "undo")
      #expect(try both.difference("a button takes it back") == nil)
    }
  }
}
