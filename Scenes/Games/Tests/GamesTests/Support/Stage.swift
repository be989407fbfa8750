import Foundation
import SceneTesting
import SceneUI
import Testing

@testable import Games

/// The games in a window with a manual clock and a simulated player.
final class Stage {
  let clock = ManualClock()
  let app: GamesApp
  let harness: Harness
  private let census: Census

  private init(
    preferences: (any PreferenceStore)?, seed: UInt64, textMetrics: any TextMetrics, census: Census
  ) throws {
    self.census = census
    app = try GamesApp(
      scenes: Self.scenes.appending(path: "Games.scenec").path, clock: clock, preferences: preferences,
      seed: seed, textMetrics: textMetrics,
      observer: { census.add($0.subject) })
    app.context.failureHandler = { Issue.record($0) }
    harness = Harness(app.window)
  }

  /// Calls a closure with a stage, and checks that all objects are deallocated afterward.
  static func play(
    preferences: (any PreferenceStore)? = nil, seed: UInt64 = 1,
    textMetrics: any TextMetrics = BuiltInTextMetrics(), _ body: (Stage) throws -> Void
  ) throws {
    let census = Census()
    do {
      let stage = try Stage(
        preferences: preferences, seed: seed, textMetrics: textMetrics, census: census)
      try body(stage)
      stage.app.application.close(stage.app.window)
    }
    #expect(census.count > 20)
    #expect(census.alive == [])
  }

  /// The folder with the output of `make games`.
  static let scenes = Golden.package.appending(path: "../../out").standardizedFileURL

  func best(of game: Game) -> Int? { app.context.preferences.best(of: game) }

  var puzzle: SlidingPuzzle { get throws { try #require(census.first(SlidingPuzzle.self)) } }

  /// Swipes the tile that can move in a direction, or the top-left one if there is none.
  func swipe(_ direction: SlidingBoard.Direction) throws {
    try swipe(direction, at: puzzle.board.placeOfTile(going: direction) ?? 0)
  }

  func swipe(_ direction: SlidingBoard.Direction, at place: Int) throws {
    let swipe: SwipeGestureRecognizer.Direction =
      switch direction {
      case .left: .left
      case .right: .right
      case .up: .up
      case .down: .down
      }
    let board = try harness.find(id: "board", as: BoardView.self)
    try harness.swipe(board, swipe, from: board.frame(ofPlace: place).center)
  }

  func tap(id: String) throws { try harness.tap(harness.find(id: id)) }
  func tap(text: String) throws { try harness.tap(harness.find(text: text, as: Button.self)) }

  func value(of panel: String) throws -> Int? { try harness.find(id: panel, as: ScorePanel.self).value }
  func text(of label: String) throws -> String { try harness.find(id: label, as: Label.self).text }
}
