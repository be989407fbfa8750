extension LexicographicSimplex {
  /// What a solution may do that is as good as the one that was found.
  ///
  /// A row whose multiplier is at its cap on one side may have a residue on that side, if it is in force; where it is not,
  /// its residue may change but not its sign. All others keep their residue of zero.
  struct Freedom {
    /// The changes of the variables, of which the rows are what the solution may not leave.
    fileprivate let changes: LinearProgram
    /// The variables that may move, if only one looks at equations.
    let candidates: [Int]
    /// The places of the rows in force that may leave zero.
    let loosePlaces: [Int]
    /// How often all variables may yet be asked whether they move with one, where there are very many.
    private var trialsOfAll = 64

    fileprivate init(changes: LinearProgram, candidates: [Int], loosePlaces: [Int]) {
      self.changes = changes
      self.candidates = candidates
      self.loosePlaces = loosePlaces
    }

    /// Whether to find out which variables move with one takes too long to do it for each: it takes the more time, the more
    /// variables there are. With so many, it is looked first at what moves where one row leaves zero, then at what is near.
    var isOfMany: Bool { changes.variableCount > Self.manyVariables }
    private static let manyVariables = 1000
    private static let reaches = [24, 384]

    /// A variable that moves.
    struct Move {
      let variable: Int
      let distance: Double
    }

    /// Moves a variable as far as it goes up to a distance, the others as little as that needs.
    ///
    /// - Returns: the variables that move, ascending, and how far; none where it cannot move.
    mutating func moving(_ variable: Int, by distance: Double) -> [Move] {
      if isOfMany {
        for reach in Self.reaches {
          let near = changes.neighbours(of: Int32(variable), atMost: reach)
          guard let place = near.firstIndex(of: Int32(variable)) else { continue }
          let moves = Self.moving(place, by: distance, in: changes.part(of: near))
          guard moves.isEmpty else {
            return moves.map { Move(variable: Int(near[$0.variable]), distance: $0.distance) }
          }
        }
        guard trialsOfAll > 0 else { return [] }
        trialsOfAll -= 1
      }
      return Self.moving(variable, by: distance, in: changes)
    }

    /// Moves variables along a direction as far as they go, in it or else against it.
    ///
    /// - Parameter direction: how far each variable moves for a unit of the row that leaves zero.
    /// - Returns: the variables that move, ascending, and how far, the farthest by 100; none where they cannot move.
    func moving(along direction: [Move]) -> [Move] {
      guard let farthest = direction.lazy.map({ abs($0.distance) }).max(), farthest > 1e-10 else { return [] }
      for distance in [100 / farthest, -100 / farthest] {
        let length = share(of: distance, along: direction) * distance
        let moves = direction.map { Move(variable: $0.variable, distance: $0.distance * length) }
          .filter { abs($0.distance) > Self.leastMove }
        if !moves.isEmpty { return moves.sorted { $0.variable < $1.variable } }
      }
      return []
    }

    /// Of a distance along a direction, how much the rows allow that the solution may not leave.
    private func share(of distance: Double, along direction: [Move]) -> Double {
      var sums: [Int32: Double] = [:]
      for move in direction {
        let column = Int(changes.columnStarts[move.variable])..<Int(changes.columnStarts[move.variable + 1])
        for row in changes.columnRows[column] { sums[row] = 0 }
      }
      let distances = Dictionary(
        direction.map { (Int32($0.variable), $0.distance * distance) }, uniquingKeysWith: +)
      var share = 1.0
      for row in sums.keys.lazy.map(Int.init) {
        var change = 0.0
        changes.forEachTerm(of: row) { change += $1 * (distances[$0] ?? 0) }
        guard abs(change) > 1e-9, changes.isRequired(row, upper: change > 0) else { continue }
        share = min(share, max(0, changes.constants[row] / change))
      }
      return share
    }

    private static func moving(_ variable: Int, by distance: Double, in changes: LinearProgram) -> [Move] {
      var program = changes
      program.appendTerm(Int32(variable), 1)
      let row = program.addRow(constant: distance)
      for isUpper in [true, false] {
        program.add(
          LinearProgram.Cap(level: 0, rank: 0, weight: 1, owner: 0, row: Int32(row), isUpper: isUpper))
      }
      program.finish(levels: 1)
      // All but one row hold at first: what that moves is pushed along from the farthest to the nearest.
      var simplex = LexicographicSimplex(program, isFarthestNext: true)
      guard case .optimal = simplex.solve(), abs(simplex.values[variable]) > leastMove else { return [] }
      return simplex.values.indices.lazy.filter { abs(simplex.values[$0]) > leastMove }.map {
        Move(variable: $0, distance: simplex.values[$0])
      }
    }

    private static let leastMove = 1e-5
  }

  /// Looks at which rows may leave zero, or change, at no cost.
  ///
  /// - Parameter countingRanks: whether ranks decide between constraints of equal priority, as they do for the solution.
  /// - Returns: what is left to the variables; nil where that is nothing, as in most layouts.
  mutating func freedom(countingRanks: Bool) -> Freedom? {
    var isLoose = [Bool](repeating: false, count: basis.count)
    for (place, row) in basis.enumerated() {
      let row = Int(row)
      guard row < program.rowCount else {
        isLoose[place] = true
        continue
      }
      guard isOpen(row) else { continue }
      isLoose[place] =
        mayLeave(row, place, upper: true, countingRanks) || mayLeave(row, place, upper: false, countingRanks)
    }
    guard isLoose.contains(true) else { return nil }
    let moved = moving { isLoose[$0] }
    let candidates = moved.indices.filter { abs(moved[$0]) >= 1e-10 }
    guard !candidates.isEmpty else { return nil }
    return Freedom(
      changes: changes(countingRanks: countingRanks), candidates: candidates,
      loosePlaces: isLoose.indices.filter { isLoose[$0] })
  }

  /// How variables move where the row in force at a place leaves zero by one, and all others in force stay there.
  mutating func direction(at place: Int) -> [Freedom.Move] {
    factor.move(place)
    return factor.direction.indexes.map {
      Freedom.Move(variable: Int($0), distance: factor.direction[Int($0)])
    }
  }

  /// What equations settle, no other row holds; the equations themselves do.
  private func isOpen(_ row: Int) -> Bool { program.isEquation(row) || !isSettled(row) }

  /// What the solution may not leave.
  private mutating func changes(countingRanks: Bool) -> LinearProgram {
    var changes = LinearProgram(variableCount: program.variableCount)
    var placeOf = [Int](repeating: -1, count: program.total)
    for (place, row) in basis.enumerated() { placeOf[Int(row)] = place }
    for row in 0..<program.rowCount where isOpen(row) {
      let place = placeOf[row]
      let mayRise = mayLeave(row, place, upper: true, countingRanks)
      let mayFall = mayLeave(row, place, upper: false, countingRanks)
      guard !mayRise || !mayFall else { continue }
      program.forEachTerm(of: row) { changes.appendTerm($0, $1) }
      let added = changes.addRow(constant: place >= 0 ? 0 : -program.residue(row, values))
      if !mayRise { changes.require(added, upper: true, 0) { _, _ in false } }
      if !mayFall { changes.require(added, upper: false, 0) { _, _ in false } }
    }
    changes.finish(levels: 0)
    return changes
  }

  /// Whether a row's residue may be above zero (or below) without that anything gets worse.
  mutating func mayLeave(_ row: Int, _ place: Int, upper: Bool, _ countingRanks: Bool) -> Bool {
    switch states[row] {
    case .high: return upper
    case .low: return !upper
    case .idle: return !program.costs(row, upper: upper)
    case .inForce: break
    }
    guard !program.isRequired(row, upper: upper) else { return false }
    let candidate = Candidate(row: row, place: place, share: 1, isUpper: upper)
    for level in multipliers.indices where abs(slack(candidate, at: level, -1)) > 1e-9 { return false }
    guard countingRanks else { return true }
    return caps(of: candidate, -1).allSatisfy { $0.cap >= program.caps.count || abs($0.slack) <= 1e-9 }
  }
}
