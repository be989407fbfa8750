import SceneUI

final class GamesController: TabBarController {
  /// The generator that shuffles and deals. The app sets it before it shows anything.
  var random = SeededGenerator(seed: 0)

  override class var declaration: ClassDeclaration {
    ClassDeclaration(GamesController.self, "The tabs, one for each game.")
  }
}

extension ViewController {
  /// The tab bar controller that contains this controller.
  var games: GamesController {
    guard let games = tabBarController as? GamesController else {
      preconditionFailure("\(type(of: self)) is in no GamesController")
    }
    return games
  }
}
