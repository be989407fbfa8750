import SceneUI

/// What scores are kept of.
enum Game: String, Sendable {
  case puzzle, memory
}

extension PreferenceKey<Int> {
  /// The fewest moves that a game was won with; 0 where it never was.
  fileprivate static func best(of game: Game) -> Self { Self("best.\(game.rawValue)", default: 0) }
}

// Best scores are kept among the preferences: for as long as the store keeps them that the program plugs in.
extension Preferences {
  /// The fewest moves that a game was won with; nil where it never was.
  func best(of game: Game) -> Int? {
    let best = self[.best(of: game)]
    return best > 0 ? best : nil
  }

  /// Keeps a score, if it is the best so far.
  func record(_ score: Int, of game: Game) {
    if score < best(of: game) ?? .max { self[.best(of: game)] = score }
  }
}
