extension LexicographicSimplex {
  /// Sets the multipliers of all violated rows to their caps at once instead of in single steps. If the multiplier of a
  /// row in force then exceeds a cap, the violated rows with the same variables are reset and enter the basis in single
  /// steps. The rows marked in `giving` are treated as violated even if they are satisfied without any margin.
  mutating func pullAtOnce(with giving: [Bool]) {
    let missed = missedRows(with: giving)
    for (row, isUpper) in missed { setState(row, isUpper ? .high : .low) }
    var rounds = 0
    while true {
      findMultipliers()
      let leading = leadingMultipliers()
      var leaving: [Int] = []
      for place in basis.indices where !isHeld(place, leading) { leaving.append(place) }
      guard !leaving.isEmpty else { break }
      rounds += 1
      if rounds < Self.maxRounds {
        for place in leaving { releaseRows(of: place) }
      } else {
        for (row, _) in missed { setState(row, .idle) }
      }
    }
    countSteps(missed.count { states[$0.row] != .idle })
    examineAll()
  }

  /// The number of rounds after which all violated rows are reset. This limit ensures termination.
  private static let maxRounds = 4

  /// Returns the leading terms of the multipliers at each level. The arrays are empty if they cannot be computed.
  private func leadingMultipliers() -> [[LeadingTerm]] {
    var found: [[LeadingTerm]] = Array(repeating: [], count: program.levelCount)
    for level in found.indices where violatedCounts[level] > 0 {
      var pulls = [LeadingTerm](repeating: LeadingTerm(), count: program.variableCount)
      for row in 0..<program.rowCount where states[row] == .high || states[row] == .low {
        let isUpper = states[row] == .high
        guard let cap = firstCap(of: row, upper: isUpper, level: level) else { continue }
        let weight = isUpper ? -program.caps[Int(cap)].weight : program.caps[Int(cap)].weight
        program.forEachTerm(of: row) { pulls[Int($0)].add(LeadingTerm(place: cap, value: weight), times: $1) }
      }
      guard let shares = factor.combineLeading(&pulls) else {
        return Array(repeating: [], count: program.levelCount)
      }
      found[level] = shares
    }
    return found
  }

  private func firstCap(of row: Int, upper: Bool, level: Int) -> Int32? {
    for place in program.capPlaces(row, upper: upper) {
      let cap = program.sideCaps[place]
      if program.caps[Int(cap)].level == level { return cap }
    }
    return nil
  }

  private mutating func isHeld(_ place: Int, _ leading: [[LeadingTerm]]) -> Bool {
    isHeld(place, upper: true, leading) && isHeld(place, upper: false, leading)
  }

  private mutating func isHeld(_ place: Int, upper: Bool, _ leading: [[LeadingTerm]]) -> Bool {
    let row = Int(basis[place])
    guard !program.isRequired(row, upper: upper) else { return true }
    let candidate = Candidate(row: row, place: place, share: 1, isUpper: upper)
    for level in 0..<program.levelCount {
      guard violatedCounts[level] > 0 else {
        if program.weight(row, upper: upper, level: level) > 0 { return true }
        continue
      }
      let slack = slack(candidate, at: level, row)
      let limit = 1e-9 * (1 + abs(multipliers[level][place]))
      if abs(slack) > limit { return slack > 0 }
    }
    // If the sums of all levels are equal, individual constraints are compared.
    for level in 0..<program.levelCount where violatedCounts[level] > 0 {
      if let isBelowCap = isBelowCap(candidate, leading[level], level) ?? isBelowCap(candidate, level) {
        return isBelowCap
      }
    }
    return true
  }

  /// Returns whether a candidate's multiplier is below its cap at a level, according to the first constraint for which
  /// they differ. Returns nil if they are equal or the difference is unknown.
  private func isBelowCap(_ candidate: Candidate, _ leading: [LeadingTerm], _ level: Int) -> Bool? {
    guard !leading.isEmpty else { return nil }
    var left = LeadingTerm()
    if let cap = firstCap(of: candidate.row, upper: candidate.isUpper, level: level) {
      left = LeadingTerm(place: cap, value: program.caps[Int(cap)].weight)
    }
    left.add(leading[candidate.place], times: candidate.isUpper ? -1 : 1)
    return left.value == 0 ? nil : left.value > 0
  }

  /// Returns whether a candidate's multiplier is below its cap at a level, or nil if they are equal.
  private mutating func isBelowCap(_ candidate: Candidate, _ level: Int) -> Bool? {
    let range = program.levelStarts[level]..<program.levelStarts[level + 1]
    let first = caps(of: candidate, -1).first { range.contains($0.cap) && abs($0.slack) > 1e-9 }
    return first.map { $0.slack > 0 }
  }

  private mutating func releaseRows(of place: Int) {
    factor.move(place)
    for variable in factor.direction.indexes.lazy.map(Int.init) {
      for entry in Int(program.columnStarts[variable])..<Int(program.columnStarts[variable + 1]) {
        let row = Int(program.columnRows[entry])
        if states[row] == .high || states[row] == .low { setState(row, .idle) }
      }
    }
  }
}
