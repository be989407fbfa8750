/// A file that is to be called otherwise.
struct FileMove: Equatable {
  var old: String
  var new: String

  /// Moves one after the other, so that none meets a file that has not yet left: of `A` to `B` and `B` to `C`, the second
  /// comes first. Where two files change places, one is called otherwise in between.
  ///
  /// - Parameters:
  ///   - moves: of files that are different ones, in any order.
  ///   - isThere: whether there is a file of a path.
  /// - Returns: the moves that can be made. What is there already and stays is not written over.
  static func inOrder(_ moves: [FileMove], isThere: (String) -> Bool) -> [FileMove] {
    var waiting = possible(moves, isThere)
    var order: [FileMove] = []
    while let first = waiting.first {
      let leaving = Set(waiting.map(\.old))
      if let free = waiting.firstIndex(where: { !leaving.contains($0.new) }) {
        order.append(waiting.remove(at: free))
      } else {
        let names = (1...).lazy.map { "\(first.old).moved\($0)" }
        guard let between = names.first(where: { !isThere($0) }) else { break }
        order.append(FileMove(old: first.old, new: between))
        waiting[0].old = between
      }
    }
    return order
  }

  /// Those that lead to where nothing is, or to what leaves; where one of these cannot leave, the next one stays, too.
  private static func possible(_ moves: [FileMove], _ isThere: (String) -> Bool) -> [FileMove] {
    var taken: Set<String> = []
    var moves = moves.filter { taken.insert($0.new).inserted }
    while true {
      let leaving = Set(moves.map(\.old))
      let left = moves.filter { !isThere($0.new) || leaving.contains($0.new) }
      if left.count == moves.count { return left }
      moves = left
    }
  }
}
