struct FileMove: Equatable {
  var old: String
  var new: String

  /// Orders moves so that no move overwrites a file that has not been moved yet. For example, the move from `B` to `C`
  /// precedes the move from `A` to `B`. If two files are swapped, one of them receives a temporary name.
  static func inOrder(_ moves: [FileMove], isPresent: (String) -> Bool) -> [FileMove] {
    var waiting = possible(moves, isPresent)
    var order: [FileMove] = []
    while let first = waiting.first {
      let leaving = Set(waiting.map(\.old))
      if let free = waiting.firstIndex(where: { !leaving.contains($0.new) }) {
        order.append(waiting.remove(at: free))
      } else {
        let names = (1...).lazy.map { "\(first.old).moved\($0)" }
        guard let between = names.first(where: { !isPresent($0) }) else { break }
        order.append(FileMove(old: first.old, new: between))
        waiting[0].old = between
      }
    }
    return order
  }

  /// Returns the moves whose destinations are free or become free as a result of other moves.
  private static func possible(_ moves: [FileMove], _ isPresent: (String) -> Bool) -> [FileMove] {
    var taken: Set<String> = []
    var moves = moves.filter { taken.insert($0.new).inserted }
    while true {
      let leaving = Set(moves.map(\.old))
      let left = moves.filter { !isPresent($0.new) || leaving.contains($0.new) }
      if left.count == moves.count { return left }
      moves = left
    }
  }
}
