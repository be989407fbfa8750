extension LexicographicSimplex {
  /// What a solution may do that is as good as the one that was found.
  ///
  /// A row whose multiplier is at its cap on one side may have a residue on that side, if it is in force; where it is not,
  /// its residue may change but not its sign. All others keep their residue of zero.
  struct Freedom {
    /// The changes of the variables, of which the rows are what the solution may not leave.
    fileprivate var changes: LinearProgram
    /// The variables that may move, if only one looks at equations.
    fileprivate(set) var candidates: [Int]

    /// Moves a variable as far as it goes up to a distance, the others as little as that needs.
    ///
    /// - Returns: how far each variable moved.
    func moving(_ variable: Int, by distance: Double) -> [Double] {
      var program = changes
      program.appendTerm(Int32(variable), 1)
      let row = program.addRow(constant: distance)
      for isUpper in [true, false] {
        program.add(
          LinearProgram.Cap(level: 0, rank: 0, weight: 1, owner: 0, row: Int32(row), isUpper: isUpper))
      }
      program.finish(levels: 1)
      var simplex = LexicographicSimplex(program)
      guard case .optimal = simplex.solve() else {
        return [Double](repeating: 0, count: program.variableCount)
      }
      return simplex.values
    }
  }

  /// Looks at which rows may leave zero, or change, at no cost.
  ///
  /// - Parameter countingRanks: whether ranks decide between constraints of equal priority, as they do for the solution.
  /// - Returns: what is left to the variables.
  mutating func freedom(countingRanks: Bool) -> Freedom {
    var changes = LinearProgram(variableCount: program.variableCount)
    var placeOf = [Int](repeating: -1, count: program.total)
    for (place, row) in basis.enumerated() { placeOf[Int(row)] = place }
    var isLoose = [Bool](repeating: false, count: basis.count)
    for row in 0..<program.total {
      let place = placeOf[row]
      guard row < program.rowCount else {
        if place >= 0 { isLoose[place] = true }
        continue
      }
      // What equations settle, no other row holds; the equations themselves do.
      guard program.isEquation(row) || !isSettled(row) else { continue }
      let mayRise = mayLeave(row, place, upper: true, countingRanks)
      let mayFall = mayLeave(row, place, upper: false, countingRanks)
      if place >= 0 { isLoose[place] = mayRise || mayFall }
      guard !mayRise || !mayFall else { continue }
      program.forEachTerm(of: row) { changes.appendTerm($0, $1) }
      let added = changes.addRow(constant: place >= 0 ? 0 : -program.residue(row, values))
      if !mayRise { changes.require(added, upper: true, 0) { _, _ in false } }
      if !mayFall { changes.require(added, upper: false, 0) { _, _ in false } }
    }
    let moved = moving { isLoose[$0] }
    return Freedom(changes: changes, candidates: moved.indices.filter { abs(moved[$0]) >= 1e-10 })
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
