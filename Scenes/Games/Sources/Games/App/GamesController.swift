import SceneUI

/// What games need of the program around them.
final class GameServices {
  let scores: any ScoreStore
  var random: SeededGenerator

  init(scores: any ScoreStore, seed: UInt64) {
    self.scores = scores
    random = SeededGenerator(seed: seed)
  }
}

/// The tabs, one for each game.
final class GamesController: TabBarController {
  /// Set by the program before anything is shown.
  var services = GameServices(scores: PassingScores(), seed: 0)

  override class var declaration: ClassDeclaration {
    ClassDeclaration(GamesController.self, "The tabs, one for each game.")
  }
}

extension ViewController {
  /// Those of the tabs that this controller is in.
  var gameServices: GameServices {
    guard let games = tabBarController as? GamesController else {
      preconditionFailure("\(type(of: self)) is in no GamesController")
    }
    return games.services
  }

  /// Keeps a score; what hinders that goes where other failures go.
  func record(_ score: Int, of game: Game) {
    do { try gameServices.scores.record(score, of: game) } catch { context.failureHandler(error) }
  }
}
