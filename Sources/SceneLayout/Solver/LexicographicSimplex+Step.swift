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

  /// Increases the multiplier of a row until another row leaves the basis. Returns the conflicting required rows if no
  /// row can leave the basis; otherwise, nil.
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

  /// Updates the multipliers for a step that ends when a candidate reaches its cap.
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

  // MARK: Ties

  /// Keeps only the candidates that reach their caps first. The individual constraints of a level are compared.
  private mutating func compare(
    _ candidates: inout [Candidate], _ range: Range<Int>, _ level: Int, _ entering: Int
  ) {
    for index in candidates.indices where candidates[index].caps == nil {
      // If no constraint of this level is violated, only the candidate's own caps are relevant.
      if violatedCounts[level] > 0 {
        candidates[index].caps = caps(of: candidates[index], entering)
      }
    }
    let lists = candidates.map { candidate in
      (candidate.caps ?? ownCaps(of: candidate, entering)).filter { range.contains($0.cap) }
    }
    var least = 0
    for index in lists.indices.dropFirst() where Self.order(lists[index], lists[least]) < 0 { least = index }
    let kept = lists.indices.filter { Self.order(lists[$0], lists[least]) == 0 }
    candidates = kept.map { candidates[$0] }
  }

  /// Returns a negative number if the candidate with the first list of caps reaches its cap before the other candidate.
  private static func order(_ one: [(cap: Int, slack: Double)], _ other: [(cap: Int, slack: Double)]) -> Int {
    var (first, second) = (0, 0)
    while first < one.count || second < other.count {
      let left = first < one.count ? one[first].cap : Int.max
      let right = second < other.count ? other[second].cap : Int.max
      var difference = 0.0
      if left <= right {
        difference += one[first].slack
        first += 1
      }
      if right <= left {
        difference -= other[second].slack
        second += 1
      }
      if abs(difference) > 1e-9 { return difference < 0 ? -1 : 1 }
    }
    return 0
  }

  private func ownCaps(of candidate: Candidate, _ entering: Int) -> [(cap: Int, slack: Double)] {
    let row = candidate.row
    let isOpposite = row == entering && states[row] == (candidate.isUpper ? .low : .high)
    if row >= program.rowCount {
      var found = [(cap: program.orderOfPin(row, upper: candidate.isUpper), slack: 1 / candidate.share)]
      if isOpposite {
        found.append((program.orderOfPin(row, upper: !candidate.isUpper), 1 / candidate.share))
        Self.merge(&found)
      }
      return found
    }
    var found: [(cap: Int, slack: Double)] = []
    for upper in isOpposite ? [candidate.isUpper, !candidate.isUpper] : [candidate.isUpper] {
      for place in program.capPlaces(row, upper: upper) {
        let cap = Int(program.sideCaps[place])
        found.append((cap, program.caps[cap].weight / candidate.share))
      }
    }
    Self.merge(&found)
    return found
  }

  /// Returns the distances for the candidate's own constraints and for the constraints that affect its multiplier.
  mutating func caps(of candidate: Candidate, _ entering: Int) -> [(cap: Int, slack: Double)] {
    var found = ownCaps(of: candidate, entering)
    guard candidate.place >= 0 else { return found }
    factor.move(candidate.place)
    seen.removeAll(keepingCapacity: true)
    for variable in factor.direction.indexes.lazy.map(Int.init) {
      let pin = program.rowCount + variable
      if states[pin] == .high || states[pin] == .low { seen.append(pin) }
      for entry in Int(program.columnStarts[variable])..<Int(program.columnStarts[variable + 1]) {
        let row = Int(program.columnRows[entry])
        guard states[row] == .high || states[row] == .low, !isSeen[row] else { continue }
        isSeen[row] = true
        seen.append(row)
      }
    }
    for row in seen {
      isSeen[row] = false
      var change = 0.0
      if row < program.rowCount {
        for term in Int(program.starts[row])..<Int(program.starts[row + 1]) {
          change += program.coefficients[term] * factor.direction[Int(program.variables[term])]
        }
      } else {
        change = factor.direction[row - program.rowCount]
      }
      guard abs(change) > 1e-10 else { continue }
      let multiplier = states[row] == .high ? -change : change
      let slack = (candidate.isUpper ? -multiplier : multiplier) / candidate.share
      if row >= program.rowCount {
        found.append((program.orderOfPin(row, upper: states[row] == .high), slack))
      } else {
        for place in program.capPlaces(row, upper: states[row] == .high) {
          let cap = Int(program.sideCaps[place])
          found.append((cap, slack * program.caps[cap].weight))
        }
      }
    }
    Self.merge(&found)
    return found
  }

  private static func merge(_ caps: inout [(cap: Int, slack: Double)]) {
    guard caps.count > 1 else { return }
    caps.sort { $0.cap < $1.cap }
    var count = 1
    for index in 1..<caps.count {
      if caps[count - 1].cap == caps[index].cap {
        caps[count - 1].slack += caps[index].slack
      } else {
        caps[count] = caps[index]
        count += 1
      }
    }
    caps.removeLast(caps.count - count)
  }
}
