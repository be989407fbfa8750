import Foundation
import SceneUI
import Testing

@testable import Games

@Suite struct ScoresTests {
  @Test("the scores are shown over either game, and lead back to it", arguments: ["Puzzle", "Memory"])
  func shown(_ tab: String) throws {
    let scores = PassingScores()
    scores.setBest(84, of: .puzzle)
    try Stage.play(scores: scores) { stage in
      let games = try #require(stage.app.window.rootViewController as? GamesController)
      try stage.tap(text: tab)
      try stage.tap(text: "Scores")
      stage.harness.advance(seconds: 1)
      #expect(games.presentedViewController is NavigationController)
      _ = try stage.harness.find(text: "84 moves")
      _ = try stage.harness.find(text: "not yet")
      try stage.tap(text: "Done")
      stage.harness.advance(seconds: 1)
      #expect(games.presentedViewController == nil)
      #expect(games.selectedIndex == (tab == "Puzzle" ? 0 : 1))

      // From further in, too.
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

  @Test("scores in a file are there again after the program has ended")
  func kept() throws {
    let path = try file()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let scores = try ScoreFile(path: path)
    #expect(scores.best(of: .puzzle) == nil)
    #expect(try scores.record(90, of: .puzzle))
    #expect(try !scores.record(91, of: .puzzle))
    #expect(try scores.record(12, of: .memory))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "puzzle 90\nmemory 12\n")
    let again = try ScoreFile(path: path)
    #expect(again.best(of: .puzzle) == 90 && again.best(of: .memory) == 12)
  }

  @Test("lines that are not understood are passed over")
  func foreign() throws {
    let path = try file("chess 3\npuzzle many\n\nmemory 9 \n")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let scores = try ScoreFile(path: path)
    #expect(scores.best(of: .puzzle) == nil && scores.best(of: .memory) == 9)
  }

  @Test("a score that cannot be kept is said, and the old one stays")
  func unwritable() throws {
    let scores = try ScoreFile(path: "/nowhere/at/all.txt")
    let error = #expect(throws: ScoreFile.Failure.self) { try scores.setBest(1, of: .memory) }
    #expect(error?.description.contains("/nowhere/at/all.txt") ?? false)
    #expect(scores.best(of: .memory) == nil)
  }
}
