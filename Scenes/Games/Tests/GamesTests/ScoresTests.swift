import Foundation
import SceneUI
import Testing

@testable import Games

@Suite struct ScoresTests {
  @Test("Closing the scores returns to the game that was open before", arguments: ["Puzzle", "Memory"])
  func shown(_ tab: String) throws {
    try Stage.play { stage in
      stage.app.context.preferences.record(84, of: .puzzle)
      let games = try #require(stage.app.window.rootViewController as? GamesController)
      try stage.tap(text: tab)
      try stage.tap(text: "Scores")
      stage.harness.advance(seconds: 1)
      #expect(games.presentedViewController is NavigationController)
      _ = try stage.harness.find(text: "84")
      _ = try stage.harness.find(text: "not yet")
      try stage.tap(text: "Done")
      stage.harness.advance(seconds: 1)
      #expect(games.presentedViewController == nil)
      #expect(games.selectedIndex == (tab == "Puzzle" ? 0 : 1))

      // The page is also dismissed from a deeper level.
      try stage.tap(text: "Scores")
      stage.harness.advance(seconds: 1)
      try stage.tap(id: "aboutGames")
      stage.harness.advance(seconds: 1)
      try stage.tap(text: "Best scores")
      stage.harness.advance(seconds: 1)
      try stage.tap(id: "aboutGames")
      stage.harness.advance(seconds: 1)
      try stage.tap(id: "back")
      stage.harness.advance(seconds: 1)
      #expect(games.presentedViewController == nil)
      #expect(games.selectedIndex == (tab == "Puzzle" ? 0 : 1))
    }
  }

  // MARK: Files

  private func file(_ text: String? = nil) throws -> String {
    let path = FileManager.default.temporaryDirectory.appending(path: "games-\(UUID()).txt").path
    if let text { try text.write(toFile: path, atomically: true, encoding: .utf8) }
    return path
  }

  @Test("Scores are saved to a file and restored when the app runs again")
  func kept() throws {
    let path = try file()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Stage.play(preferences: PreferenceFile(path: path)) { stage in
      let preferences = stage.app.context.preferences
      #expect(preferences.best(of: .puzzle) == nil)
      for score in [90, 91, 89] { preferences.record(score, of: .puzzle) }
      preferences.record(12, of: .memory)
      let kept = try String(contentsOfFile: path, encoding: .utf8)
      #expect(kept == "best.memory 12\nbest.puzzle 89\n")
    }
    try Stage.play(preferences: PreferenceFile(path: path)) { stage in
      let shown = try stage.value(of: "bestMoves")
      #expect(shown == 89)
      #expect(stage.best(of: .memory) == 12)
    }
  }

  @Test("Ignores invalid lines in the scores file")
  func foreign() throws {
    let path = try file("best.chess 3 4\nbest.puzzle many\n\nbest.memory 9 \n")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try PreferenceFile(path: path)
    #expect(file.value(named: "best.memory") as? Int == 9)
    #expect(file.value(named: "best.puzzle") == nil && file.value(named: "best.chess") == nil)
  }

  @Test("Reports a score that cannot be saved")
  func unwritable() throws {
    let file = try PreferenceFile(path: "/nowhere/at/all.txt")
    #expect(file.failure == nil)
    file.setValue(1, named: "best.memory")
    #expect(file.failure?.description.contains("/nowhere/at/all.txt") ?? false)
  }
}
