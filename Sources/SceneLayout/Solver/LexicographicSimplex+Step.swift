extension LexicographicSimplex {
  /// A row whose multiplier might be the first to reach its cap when the multiplier of the entering row increases.
  struct Candidate {
    var row: Int
    /// The position in the basis, or -1 for the entering row.
    var place: Int
    /// The change in the row's multiplier if the multiplier of the entering row changes by one.
    var share: Double
    var isUpper: Bool
    /// The distance to the cap, in units of the entering row's multiplier.
    var slack = 0.0
    /// The distance for each individual constraint, in order, or nil until the distances are first required.
    var caps: [(cap: Int, slack: Double)]?
  }

  /// Increases a row's multiplier until another row leaves the basis. Returns the conflicting rows if none can.
  mutating func step(_ entering: Int, _ isUpper: Bool) -> [Opponent]? {
    let program = program
    factor.combine { program.forEachTerm(of: entering, $0) }
    let sign = isUpper ? 1.0 : -1.0
    var largest = 1.0
    for place in factor.combination.indexes { largest = max(largest, abs(factor.combination[Int(place)])) }
    let holding = factor.combination.indexes.map(Int.init).filter {
      abs(factor.combination[$0]) > 1e-9 * largest
    }
    var candidates: [Candidate] = []
    for place in holding {
      // The multiplier decreases if the entering row acts in the same direction.
      let share = factor.combination[place]
      let increases = sign * share < 0
      guard !program.isRequired(Int(basis[place]), upper: increases) else { continue }
      candidates.append(
        Candidate(row: Int(basis[place]), place: place, share: abs(share), isUpper: increases))
    }
    if !program.isRequired(entering, upper: isUpper) {
      candidates.append(Candidate(row: entering, place: -1, share: 1, isUpper: isUpper))
    }
    guard let first = first(of: candidates, entering: entering) else {
      return [Opponent(row: entering, isUpper: isUpper, share: 1)]
        + holding.map { place in
          let share = factor.combination[place]
          return Opponent(row: Int(basis[place]), isUpper: sign * share < 0, share: -share)
        }
    }
    pull(entering, sign, until: first)
    if first.place >= 0 {
      exchange(first.place, with: entering, upper: first.isUpper)
    } else {
      setState(entering, program.costs(entering, upper: isUpper) ? (isUpper ? .high : .low) : .idle)
    }
    return nil
  }

  private mutating func pull(_ entering: Int, _ sign: Double, until first: Candidate) {
    for level in multipliers.indices {
      let length = slack(first, at: level, entering)
      let old =
        switch states[entering] {
        case .high: program.weight(entering, upper: true, level: level)
        case .low: -program.weight(entering, upper: false, level: level)
        case .idle, .inForce: 0.0
        }
      if multipliers[level].isEmpty {
        guard length != 0 || old != 0 else { continue }
        multipliers[level] = [Double](repeating: 0, count: basis.count)
      }
      if length != 0 {
        for place in factor.combination.indexes.lazy.map(Int.init) {
          multipliers[level][place] -= sign * length * factor.combination[place]
        }
      }
      if first.place >= 0 { multipliers[level][first.place] = old + sign * length }
    }
  }

  private mutating func first(of all: [Candidate], entering: Int) -> Candidate? {
    var candidates = all
    // The last pin leaves first, regardless of the multipliers, unless a side of another pin is more important.
    if let last = candidates.lazy.map(\.row).max(), last >= program.rowCount,
      candidates.allSatisfy({ $0.row < program.rowCount || program.hasEqualSides($0.row) })
    {
      candidates.removeAll { $0.row >= program.rowCount && $0.row != last && $0.row != entering }
    }
    for level in 0..<program.levelCount {
      guard candidates.count > 1 else { break }
      for index in candidates.indices {
        candidates[index].slack = slack(candidates[index], at: level, entering)
      }
      keepFirst(&candidates)
    }
    for level in 0..<program.levelCount {
      if candidates.count > Self.manyCandidates { eliminate(&candidates, level, entering) }
      guard candidates.count > 1 else { break }
      compare(&candidates, program.levelStarts[level]..<program.levelStarts[level + 1], level, entering)
    }
    if candidates.count > 1 {
      compare(&candidates, program.caps.count..<Int.max, program.levelCount, entering)
    }
    return candidates.max { $0.share != $1.share ? $0.share < $1.share : $0.row < $1.row }
  }

  private func keepFirst(_ candidates: inout [Candidate]) {
    var least = Double.infinity
    for candidate in candidates { least = min(least, candidate.slack) }
    let limit = least + 1e-9 * (1 + abs(least))
    candidates.removeAll { $0.slack > limit }
  }

  /// Returns the distance from a candidate to its cap at a level, in units of the entering row's multiplier.
  func slack(_ candidate: Candidate, at level: Int, _ entering: Int) -> Double {
    let cap = program.weight(candidate.row, upper: candidate.isUpper, level: level)
    guard candidate.place >= 0 else {
      let opposite = states[entering] == (candidate.isUpper ? .low : .high)
      return cap + (opposite ? program.weight(entering, upper: !candidate.isUpper, level: level) : 0)
    }
    let multiplier = multipliers[level].isEmpty ? 0 : multipliers[level][candidate.place]
    return (cap + (candidate.isUpper ? -multiplier : multiplier)) / candidate.share
  }
}
