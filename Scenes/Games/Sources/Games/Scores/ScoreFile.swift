#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps scores in a file, a game a line: `puzzle 84`.
final class ScoreFile: ScoreStore {
  struct Failure: Error, CustomStringConvertible {
    let path: String
    let reason: String
    var description: String { "scores cannot be kept in '\(path)': \(reason)" }
  }

  private let path: String
  private var scores: [Game: Int] = [:]

  /// A file that is not there yet has no scores in it; lines that are not understood are passed over.
  init(path: String) throws {
    self.path = path
    guard let file = fopen(path, "r") else {
      if errno == ENOENT { return }
      throw failure()
    }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let line = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.count == 2, let game = Game(rawValue: String(words[0])), let score = Int(words[1]) {
        scores[game] = score
      }
    }
  }

  func best(of game: Game) -> Int? { scores[game] }

  /// Written beside the file first, and then put in its place: whoever reads it reads all of the old or all of the new.
  func setBest(_ score: Int, of game: Game) throws {
    var changed = scores
    changed[game] = score
    let lines = Game.allCases.compactMap { game in changed[game].map { "\(game.rawValue) \($0)\n" } }
    guard let file = fopen(path + ".new", "w") else { throw failure() }
    let isWritten = fputs(lines.joined(), file) >= 0
    guard fclose(file) == 0, isWritten, rename(path + ".new", path) == 0 else { throw failure() }
    scores = changed
  }

  private func failure() -> Failure { Failure(path: path, reason: String(cString: strerror(errno))) }
}
