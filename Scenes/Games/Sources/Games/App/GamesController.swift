import SceneUI

final class GamesController: TabBarController {
  /// The generator for shuffling and dealing. The app must set it before it shows anything.
  var random = SeededGenerator(seed: 0)

  override class var declaration: ClassDeclaration {
    ClassDeclaration(GamesController.self, "The tabs, one for each game.")
  }
}

extension ViewController {
  var games: GamesController {
    guard let games = tabBarController as? GamesController else {
      preconditionFailure("\(type(of: self)) is in no GamesController")
    }
    return games
  }
}
