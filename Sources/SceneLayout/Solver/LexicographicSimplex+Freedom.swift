extension LexicographicSimplex {
  /// The set of solutions that are as good as the current one. If the multiplier of a row in force is at its cap, the
  /// row's residue can become nonzero on the side of that cap. The residue of a row that is not in force can change, but
  /// must keep its sign. All other residues remain zero.
  struct Freedom {
    /// The linear program for the changes to the variables. Its rows limit the changes.
    fileprivate let changes: LinearProgram
    /// The variables that could move if they were limited only by equations.
    let candidates: [Int]
    let loosePlaces: [Int]
    /// The remaining number of permitted searches among all variables. The limit applies only to large programs.
    private var trialsOfAll = 64

    fileprivate init(changes: LinearProgram, candidates: [Int], loosePlaces: [Int]) {
      self.changes = changes
      self.candidates = candidates
      self.loosePlaces = loosePlaces
    }

    /// Whether the program is so large that single rows and neighborhoods are tried before all variables are searched.
    var isLargeProgram: Bool { changes.variableCount > Self.largeVariableCount }
    private static let largeVariableCount = 1000
    private static let reaches = [24, 384]

    struct Move {
      let variable: Int
      let distance: Double
    }

    /// Returns the moves that move a variable by at most the given distance while moving the other variables as little as
    /// possible. The array is empty if the variable cannot move.
    mutating func moving(_ variable: Int, by distance: Double) -> [Move] {
      if isLargeProgram {
        for reach in Self.reaches {
          let near = changes.neighbors(of: Int32(variable), atMost: reach)
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

    /// Returns the variables' moves along a direction or, if impossible, in the opposite direction. No variable moves by
    /// more than 100. The direction contains the changes in the variables for a change of one in a row's residue.
    func moving(along direction: [Move]) -> [Move] {
      guard let farthest = direction.lazy.map({ abs($0.distance) }).max(), farthest > 1e-10 else { return [] }
      for distance in [100 / farthest, -100 / farthest] {
        let length = share(of: distance, along: direction) * distance
        let moves = direction.map { Move(variable: $0.variable, distance: $0.distance * length) }
          .filter { abs($0.distance) > Self.minimumMove }
        if !moves.isEmpty { return moves.sorted { $0.variable < $1.variable } }
      }
      return []
    }

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
      // Initially, all rows except one hold. The movement is propagated from the farthest row to the nearest one.
      var simplex = LexicographicSimplex(program, isFarthestNext: true)
      guard case .optimal = simplex.solve(), abs(simplex.values[variable]) > minimumMove else { return [] }
      return simplex.values.indices.lazy.filter { abs(simplex.values[$0]) > minimumMove }.map {
        Move(variable: $0, distance: simplex.values[$0])
      }
    }

    private static let minimumMove = 1e-5
  }

  /// Returns the changes that are possible without additional cost, or nil if no changes are possible.
  mutating func freedom(countingRanks: Bool) -> Freedom? {
    var isFree = [Bool](repeating: false, count: basis.count)
    let pulled = countingRanks ? pulledPlaces() : []
    for (place, row) in basis.enumerated() {
      let row = Int(row)
      guard row < program.rowCount else {
        isFree[place] = true
        continue
      }
      guard isOpen(row) else { continue }
      isFree[place] =
        mayLeave(row, place, upper: true, pulled) || mayLeave(row, place, upper: false, pulled)
    }
    guard isFree.contains(true) else { return nil }
    let moved = moving { isFree[$0] }
    let candidates = moved.indices.filter { abs(moved[$0]) >= 1e-10 }
    guard !candidates.isEmpty else { return nil }
    return Freedom(
      changes: changes(pulled), candidates: candidates,
      loosePlaces: isFree.indices.filter { isFree[$0] })
  }

  /// Returns the changes in the variables if the value of exactly one row in force, at the given position, changes by 1.
  mutating func direction(at place: Int) -> [Freedom.Move] {
    factor.move(place)
    return factor.direction.indexes.map {
      Freedom.Move(variable: Int($0), distance: factor.direction[Int($0)])
    }
  }

  /// Returns whether a row can limit movement. A row whose variables are all determined by equations cannot limit
  /// movement unless the row is itself an equation.
  private func isOpen(_ row: Int) -> Bool { program.isEquation(row) || !isFixed(row) }

  private func changes(_ pulled: [Bool]) -> LinearProgram {
    var changes = LinearProgram(variableCount: program.variableCount)
    var placeOf = [Int](repeating: -1, count: program.total)
    for (place, row) in basis.enumerated() { placeOf[Int(row)] = place }
    for row in 0..<program.rowCount where isOpen(row) {
      let place = placeOf[row]
      let mayRise = mayLeave(row, place, upper: true, pulled)
      let mayFall = mayLeave(row, place, upper: false, pulled)
      guard !mayRise || !mayFall else { continue }
      program.forEachTerm(of: row) { changes.appendTerm($0, $1) }
      let added = changes.addRow(constant: place >= 0 ? 0 : -program.residue(row, values))
      if !mayRise { changes.require(added, upper: true, 0) { _, _ in false } }
      if !mayFall { changes.require(added, upper: false, 0) { _, _ in false } }
    }
    changes.finish(levels: 0)
    return changes
  }

  /// Returns whether a row's residue can become positive without additional cost or, if `upper` is false, negative.
  /// `pulled` is the result of `pulledPlaces`, or empty to ignore ranks.
  func mayLeave(_ row: Int, _ place: Int, upper: Bool, _ pulled: [Bool]) -> Bool {
    switch states[row] {
    case .high: return upper
    case .low: return !upper
    case .idle: return !program.costs(row, upper: upper)
    case .inForce: break
    }
    guard !program.isRequired(row, upper: upper) else { return false }
    let candidate = Candidate(row: row, place: place, share: 1, isUpper: upper)
    for level in multipliers.indices where abs(slack(candidate, at: level, -1)) > 1e-9 { return false }
    return pulled.isEmpty || !pulled[place] && program.capPlaces(row, upper: upper).isEmpty
  }

  /// Returns whether violated constraints affect the multiplier of the row at each position in the basis.
  mutating func pulledPlaces() -> [Bool] {
    var pulled = [Bool](repeating: false, count: basis.count)
    let program = program
    for row in 0..<program.rowCount where states[row] == .high || states[row] == .low {
      let caps = program.capPlaces(row, upper: states[row] == .high)
      guard let weight = caps.lazy.map({ program.caps[Int(program.sideCaps[$0])].weight }).max() else {
        continue
      }
      factor.combine { program.forEachTerm(of: row, $0) }
      for place in factor.combination.indexes.lazy.map(Int.init)
      where abs(factor.combination[place]) * max(weight, 0.1) > 1e-9 {
        pulled[place] = true
      }
    }
    return pulled
  }
}
