extension LexicographicSimplex {
  /// Lets all rows that are missed pull at once with all they may, instead of one after another, as far as those in force
  /// hold against them.
  ///
  /// A state that is reached so is as good as any: rows pull, and no row in force pulls more than it may. Where one would
  /// have to, what pulls at it is let go, and comes to pull by steps.
  ///
  /// - Parameter giving: for each row whether it gives way. It pulls too where it just holds, as others that are as large do
  ///   that are missed: without it, one that is in force would have to hold more than it may.
  mutating func pullAtOnce(with giving: [Bool]) {
    let missed = missedRows(with: giving)
    for (row, isUpper) in missed { setState(row, isUpper ? .high : .low) }
    var rounds = 0
    while true {
      findMultipliers()
      let leading = leadingMultipliers()
      var overtaxed: [Int] = []
      for place in basis.indices where !isHeld(place, leading) { overtaxed.append(place) }
      guard !overtaxed.isEmpty else { break }
      rounds += 1
      if rounds < Self.mostRounds {
        for place in overtaxed { letGo(of: place) }
      } else {
        for (row, _) in missed { setState(row, .idle) }
      }
    }
    countSteps(missed.count { states[$0.row] != .idle })
    lookAtAll()
  }

  /// How often some of what pulls is let go; then all of it is, and since nothing else pulls before the first step, that ends.
  private static let mostRounds = 4

  /// For each level what decides about multipliers that are at their caps: by the constraints that pull, one by one. A level
  /// is empty where nothing pulls, and all are where that cannot be found at once.
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

  /// Whether what the row at a place holds against all that pulls is no more than it may, on either side.
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
      // Where the sums are equal, the constraints decide one by one.
      if let isAbove = isAbove(candidate, leading[level], level) ?? isAbove(candidate, level) {
        return isAbove
      }
    }
    return true
  }

  /// Whether what a candidate has left to its cap is more than nothing at a level, by the constraint that decides; nil where
  /// it is nothing, or where that is not known.
  private func isAbove(_ candidate: Candidate, _ leading: [LeadingTerm], _ level: Int) -> Bool? {
    guard !leading.isEmpty else { return nil }
    var left = LeadingTerm()
    if let cap = firstCap(of: candidate.row, upper: candidate.isUpper, level: level) {
      left = LeadingTerm(place: cap, value: program.caps[Int(cap)].weight)
    }
    left.add(leading[candidate.place], times: candidate.isUpper ? -1 : 1)
    return left.value == 0 ? nil : left.value > 0
  }

  /// The same by all constraints that pull at the candidate; nil where nothing is left.
  private mutating func isAbove(_ candidate: Candidate, _ level: Int) -> Bool? {
    let range = program.levelStarts[level]..<program.levelStarts[level + 1]
    let first = caps(of: candidate, -1).first { range.contains($0.cap) && abs($0.slack) > 1e-9 }
    return first.map { $0.slack > 0 }
  }

  /// Lets all rows go that pull at the one at a place.
  private mutating func letGo(of place: Int) {
    factor.move(place)
    for variable in factor.direction.indexes.lazy.map(Int.init) {
      for entry in Int(program.columnStarts[variable])..<Int(program.columnStarts[variable + 1]) {
        let row = Int(program.columnRows[entry])
        if states[row] == .high || states[row] == .low { setState(row, .idle) }
      }
    }
  }
}
