import SceneUI

/// The tabs, one for each game.
final class GamesController: TabBarController {
  /// What shuffles and deals. Set by the program before anything is shown.
  var random = SeededGenerator(seed: 0)

  override class var declaration: ClassDeclaration {
    ClassDeclaration(GamesController.self, "The tabs, one for each game.")
  }
}

extension ViewController {
  /// The tabs that this controller is in.
  var games: GamesController {
    guard let games = tabBarController as? GamesController else {
      preconditionFailure("\(type(of: self)) is in no GamesController")
    }
    return games
  }
}
