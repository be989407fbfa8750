/// What scores are kept of.
enum Game: String, CaseIterable, Sendable {
  case puzzle, memory
}

/// Keeps the best score of each game: the fewest moves.
protocol ScoreStore: AnyObject {
  func best(of game: Game) -> Int?
  /// - Throws: where it cannot be kept.
  func setBest(_ score: Int, of game: Game) throws
}

extension ScoreStore {
  /// - Returns: whether this is the best so far.
  @discardableResult
  func record(_ score: Int, of game: Game) throws -> Bool {
    if let best = best(of: game), best <= score { return false }
    try setBest(score, of: game)
    return true
  }
}

/// Keeps scores for as long as the program runs.
final class PassingScores: ScoreStore {
  private var scores: [Game: Int] = [:]

  func best(of game: Game) -> Int? { scores[game] }

  func setBest(_ score: Int, of game: Game) { scores[game] = score }
}
