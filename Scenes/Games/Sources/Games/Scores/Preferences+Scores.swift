import SceneUI

enum Game: String, Sendable {
  case puzzle, memory
}

extension PreferenceKey<Int> {
  /// The fewest moves of a won game. The default is 0.
  fileprivate static func best(of game: Game) -> Self { Self("best.\(game.rawValue)", default: 0) }
}

// Best scores are preferences, which persist as long as the preference store of the app.
extension Preferences {
  /// Returns the fewest moves of a won game, or nil if the game was never won.
  func best(of game: Game) -> Int? {
    let best = self[.best(of: game)]
    return best > 0 ? best : nil
  }

  func record(_ score: Int, of game: Game) {
    if score < best(of: game) ?? .max { self[.best(of: game)] = score }
  }
}
