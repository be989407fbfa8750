extension LexicographicSimplex {
  /// The number of candidates up to which comparing them in pairs is faster.
  static let manyCandidates = 8

  /// Removes candidates that do not reach their caps first, by comparing the constraints of a level in order. Expressing
  /// the row of a violated constraint by the rows in force yields the effect of the constraint on all candidates at once.
  /// If many constraints are violated, several candidates can remain.
  mutating func eliminate(_ candidates: inout [Candidate], _ level: Int, _ entering: Int) {
    let range = program.levelStarts[level]..<program.levelStarts[level + 1]
    var own: [(cap: Int, candidate: Int, slack: Double)] = []
    var tie = Tie(candidates, placeCount: basis.count)
    for (index, candidate) in candidates.enumerated() {
      for (cap, slack) in ownCaps(of: candidate, entering) where range.contains(cap) {
        own.append((cap, index, slack))
      }
    }
    own.sort { $0.cap < $1.cap }
    let mostExpressed = candidates.count
    var (next, expressed) = (0, 0)
    for cap in range where tie.count > 1 {
      while next < own.count, own[next].cap == cap {
        tie.add(own[next].slack, to: own[next].candidate)
        next += 1
      }
      let (row, isUpper) = (Int(program.caps[cap].row), program.caps[cap].isUpper)
      if states[row] == (isUpper ? .high : .low) {
        expressed += 1
        guard expressed <= mostExpressed else { break }
        let program = program
        factor.combine { program.forEachTerm(of: row, $0) }
        let weight = isUpper ? -program.caps[cap].weight : program.caps[cap].weight
        for place in factor.combination.indexes.lazy.map(Int.init) {
          let change = factor.combination[place]
          guard let index = tie.candidate(at: place), abs(change) > 1e-10 else { continue }
          let slack = (candidates[index].isUpper ? -change : change) * weight / candidates[index].share
          tie.add(slack, to: index)
        }
      }
      tie.decide()
    }
    if expressed > 0 {
      let program = program
      factor.combine { program.forEachTerm(of: entering, $0) }
    }
    candidates = tie.all.map { candidates[$0] }
  }

  private struct Tie {
    private var remaining: [Int]
    private var isRemaining: [Bool]
    private(set) var count: Int
    /// The candidate at each position in the basis, or -1.
    private var candidateAt: [Int32]
    private var slacks: [Double]
    private var changed: [Int] = []
    private var isChanged: [Bool]

    init(_ candidates: [Candidate], placeCount: Int) {
      remaining = Array(candidates.indices)
      count = candidates.count
      isRemaining = [Bool](repeating: true, count: count)
      isChanged = [Bool](repeating: false, count: count)
      slacks = [Double](repeating: 0, count: count)
      candidateAt = [Int32](repeating: -1, count: placeCount)
      for (index, candidate) in candidates.enumerated() where candidate.place >= 0 {
        candidateAt[candidate.place] = Int32(index)
      }
    }

    var all: [Int] { isRemaining.indices.filter { isRemaining[$0] } }

    func candidate(at place: Int) -> Int? {
      let index = Int(candidateAt[place])
      return index >= 0 && isRemaining[index] ? index : nil
    }

    mutating func add(_ slack: Double, to candidate: Int) {
      guard isRemaining[candidate] else { return }
      slacks[candidate] += slack
      guard !isChanged[candidate] else { return }
      isChanged[candidate] = true
      changed.append(candidate)
    }

    /// Removes the candidates whose distance is not the smallest. Most distances are 0 and are not visited.
    mutating func decide() {
      guard !changed.isEmpty else { return }
      var least = changed.count < count ? 0 : Double.infinity
      for candidate in changed { least = min(least, slacks[candidate]) }
      if least < -1e-9, changed.count < count {
        for candidate in remaining where !isChanged[candidate] { isRemaining[candidate] = false }
        count = changed.count
        remaining = changed
      }
      var areRemoved = false
      for candidate in changed {
        if slacks[candidate] - least > 1e-9 {
          isRemaining[candidate] = false
          count -= 1
          areRemoved = true
        }
        slacks[candidate] = 0
        isChanged[candidate] = false
      }
      changed.removeAll(keepingCapacity: true)
      if areRemoved, 2 * count < remaining.count || count == 1 {
        remaining.removeAll { [isRemaining] in !isRemaining[$0] }
      }
    }
  }

  mutating func compare(
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
        for term in program.terms(of: row) {
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
