/// Solves a linear program whose costs are compared lexicographically: a dual simplex method.
///
/// As many rows as there are variables are in force (their residue is zero), and so determine the variables. Each row pulls
/// with a multiplier between the caps of its two sides, so that all pulls together are nothing: a row that is not in force
/// pulls with all it may, if its residue is not zero, or not at all. Each step takes a row whose residue is not zero though
/// it does not yet pull with all it may, and lets it pull more, until another row in force can no longer hold against it:
/// which takes its place. No step undoes another, since each makes the cost of what has to give way higher.
///
/// Multipliers are compared by priority, then by rank, then, for the pins, by the order of variables. So the solution is
/// the only one, whatever the rows begin with.
struct LexicographicSimplex {
  enum State: UInt8 {
    case inForce
    case idle
    /// The residue is above zero, and the row pulls with all it may.
    case high
    case low
  }

  enum Outcome {
    case optimal
    /// Required rows that cannot all hold: with these shares their sum is nothing but a constant.
    case infeasible([Opponent])
    /// More steps than any layout takes: the values are those that were reached.
    case stopped
  }

  /// One of required rows that cannot all hold.
  struct Opponent {
    var row: Int
    /// The side that is required.
    var isUpper: Bool
    var share: Double
  }

  var program: LinearProgram
  private(set) var states: [State]
  /// The rows in force.
  private(set) var basis: [Int32]
  private(set) var values: [Double]
  /// How many steps were taken since it was made.
  private(set) var steps = 0
  private var placeOf: [Int32]
  private var factor = BasisFactor()
  private var isFactorized = false
  private var isChecked = false
  /// Rows that may have to pull more: by their level, then by their residue as it was.
  private var suspects = Heap()
  private var isSuspect: [Bool]
  /// The rows that pull with all they may, and the place of each among them.
  private var violated: [Int32] = []
  private var placeOfViolated: [Int32: Int32] = [:]
  /// The variables that equations alone determine: empty as long as that was not asked.
  private var isDetermined: [Bool] = []
  // Scratch.
  private var byVariable: [Double]
  private var byPlace: [Double]
  private var combination: [Double]
  private var direction: [Double]

  init(_ program: LinearProgram) {
    self.program = program
    let count = program.variableCount
    states = [State](repeating: .idle, count: program.total)
    basis = StartingBasis(program).rows
    values = [Double](repeating: 0, count: count)
    placeOf = [Int32](repeating: -1, count: program.total)
    byVariable = [Double](repeating: 0, count: count)
    byPlace = byVariable
    combination = byVariable
    direction = byVariable
    isSuspect = [Bool](repeating: false, count: program.total)
    for (place, row) in basis.enumerated() {
      states[Int(row)] = .inForce
      placeOf[Int(row)] = Int32(place)
    }
  }

  /// A residue that counts as zero: 1e-7, and more beside large numbers.
  private func tolerance(_ row: Int) -> Double {
    1e-7 + (row < program.rowCount ? abs(program.constants[row]) * 1e-12 : 0)
  }

  /// Goes on from where it is, after constants were changed.
  mutating func solve() -> Outcome {
    if !isFactorized { factorize() }
    lookAtAll()
    let limit = steps + 1000 + 50 * program.total
    while steps < limit {
      guard let (entering, isUpper) = nextSuspect() else {
        guard factor.replacements > 0, !isChecked else { return .optimal }
        // What many steps made inexact shows now.
        lookAtAll()
        isChecked = true
        continue
      }
      isChecked = false
      steps += 1
      if let conflict = step(entering, isUpper) { return .infeasible(conflict) }
      if factor.isWorn {
        factorize()
        lookAtAll()
      }
    }
    return .stopped
  }

  /// Determines the variables by the rows in force, and finds the rows whose residues are not zero though they should be.
  private mutating func lookAtAll() {
    for (place, row) in basis.enumerated() {
      byPlace[place] = Int(row) < program.rowCount ? program.constants[Int(row)] : 0
    }
    factor.solve(&byPlace, into: &values)
    suspects.removeAll()
    for row in isSuspect.indices {
      isSuspect[row] = false
      suspect(row)
    }
  }

  /// Takes a row down to be looked at, if it has to pull more.
  private mutating func suspect(_ row: Int) {
    guard states[row] != .inForce, !isSuspect[row], let (isUpper, size) = offence(row) else { return }
    isSuspect[row] = true
    // Equations come first, since they decide what can move at all; of equal levels the largest residue.
    let level = row < program.rowCount && program.isEquation(row) ? -2 : program.level(row, upper: isUpper)
    suspects.push(Double(level) - size / (1 + size) * 0.999, Int32(row))
  }

  /// On which side a row's residue is not zero though the row does not pull with all it may, and how large it is.
  private func offence(_ row: Int) -> (isUpper: Bool, size: Double)? {
    let residue = program.residue(row, values)
    guard abs(residue) > tolerance(row) else { return nil }
    let isUpper = residue > 0
    let state = states[row]
    guard state == (isUpper ? .low : .high) || state == .idle && program.costs(row, upper: isUpper) else {
      return nil
    }
    return (isUpper, abs(residue))
  }

  private mutating func nextSuspect() -> (row: Int, isUpper: Bool)? {
    while let next = suspects.pop() {
      let row = Int(next)
      isSuspect[row] = false
      guard states[row] != .inForce, let (isUpper, _) = offence(row) else { continue }
      if !program.isRequired(row, upper: isUpper) {
        if isDetermined.isEmpty { findDetermined() }
        if isSettled(row) { continue }
      }
      return (row, isUpper)
    }
    return nil
  }

  /// Finds the variables that equations alone determine: no other row can move them, and equations stay in force.
  ///
  /// The other rows in force are moved, each by another amount that no sum of the others makes up for.
  private mutating func findDetermined() {
    var dice: UInt64 = 1
    for (place, row) in basis.enumerated() {
      dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let isFixed = Int(row) < program.rowCount && program.isEquation(Int(row))
      byPlace[place] = isFixed ? 0 : 1 + Double(dice >> 40) / Double(1 << 24)
    }
    factor.solve(&byPlace, into: &direction)
    isDetermined = direction.map { abs($0) < 1e-10 }
  }

  private func isSettled(_ row: Int) -> Bool {
    guard row < program.rowCount else { return isDetermined[row - program.rowCount] }
    return (program.starts[row]..<program.starts[row + 1]).allSatisfy {
      isDetermined[Int(program.variables[Int($0)])]
    }
  }

  private mutating func factorize() {
    var rounds = 0
    while true {
      let (program, basis) = (program, basis)
      let dependent = factor.factorize(size: basis.count) { place, term in
        program.forEachTerm(of: Int(basis[place]), term)
      }
      if dependent.isEmpty { break }
      rounds += 1
      if rounds > 3 || steps > 0 {
        resetToPins()
      } else {
        for (place, variable) in dependent { pin(variable, at: place) }
      }
    }
    isFactorized = true
  }

  /// Puts a variable's pin in force instead of a row that depends on others.
  private mutating func pin(_ variable: Int, at place: Int) {
    setState(Int(basis[place]), .idle)
    placeOf[Int(basis[place])] = -1
    put(program.rowCount + variable, at: place)
  }

  private mutating func put(_ row: Int, at place: Int) {
    basis[place] = Int32(row)
    setState(row, .inForce)
    placeOf[row] = Int32(place)
  }

  private mutating func resetToPins() {
    for row in states.indices {
      setState(row, .idle)
      placeOf[row] = -1
    }
    for variable in 0..<program.variableCount { put(program.rowCount + variable, at: variable) }
  }

  // MARK: A step

  /// Lets a row pull until another gives way, or until it pulls with all it may.
  ///
  /// - Returns: required rows that hold against each other, if no row gives way.
  private mutating func step(_ entering: Int, _ isUpper: Bool) -> [Opponent]? {
    combine(entering)
    let sign = isUpper ? 1.0 : -1.0
    var largest = 0.0
    for share in combination { largest = max(largest, abs(share)) }
    var candidates: [Candidate] = []
    for place in basis.indices where abs(combination[place]) > 1e-9 * max(1, largest) {
      // The multiplier falls where the entering row pulls the same way.
      let goesUp = sign * combination[place] < 0
      guard !program.isRequired(Int(basis[place]), upper: goesUp) else { continue }
      candidates.append(
        Candidate(row: Int(basis[place]), place: place, share: abs(combination[place]), isUpper: goesUp))
    }
    if !program.isRequired(entering, upper: isUpper) {
      candidates.append(Candidate(row: entering, place: -1, share: 1, isUpper: isUpper))
    }
    guard !candidates.isEmpty else {
      var conflict = [Opponent(row: entering, isUpper: isUpper, share: 1)]
      for place in basis.indices where abs(combination[place]) > 1e-9 * max(1, largest) {
        conflict.append(
          Opponent(row: Int(basis[place]), isUpper: sign * combination[place] < 0, share: -combination[place])
        )
      }
      return conflict
    }
    let pulled = combination
    let leaving = first(of: candidates, entering: entering)
    guard leaving.place >= 0 else {
      pullFully(entering, isUpper)
      return nil
    }
    exchange(leaving, with: entering, pulled)
    return nil
  }

  private mutating func exchange(_ leaving: Candidate, with entering: Int, _ pulled: [Double]) {
    let place = leaving.place
    let residue = program.residue(entering, values)
    for index in byPlace.indices { byPlace[index] = 0 }
    byPlace[place] = 1
    factor.solve(&byPlace, into: &direction)
    let length = -residue / pulled[place]
    placeOf[leaving.row] = -1
    pullFully(leaving.row, leaving.isUpper)
    factor.replace(place, by: pulled)
    put(entering, at: place)
    for variable in values.indices where direction[variable] != 0 {
      values[variable] += direction[variable] * length
    }
    for variable in values.indices where direction[variable] != 0 {
      for entry in Int(program.columnStarts[variable])..<Int(program.columnStarts[variable + 1]) {
        suspect(Int(program.columnRows[entry]))
      }
      suspect(program.rowCount + variable)
    }
  }

  /// Lets a row that is not in force pull with all it may.
  private mutating func pullFully(_ row: Int, _ isUpper: Bool) {
    setState(row, program.costs(row, upper: isUpper) ? (isUpper ? .high : .low) : .idle)
  }

  private mutating func setState(_ row: Int, _ state: State) {
    states[row] = state
    guard state == .high || state == .low else {
      guard let place = placeOfViolated.removeValue(forKey: Int32(row)) else { return }
      let last = violated.removeLast()
      guard Int(place) < violated.count else { return }
      violated[Int(place)] = last
      placeOfViolated[last] = place
      return
    }
    guard placeOfViolated[Int32(row)] == nil else { return }
    placeOfViolated[Int32(row)] = Int32(violated.count)
    violated.append(Int32(row))
  }

  /// Sets `combination` to what a row is of the rows in force.
  private mutating func combine(_ row: Int) {
    for index in byVariable.indices { byVariable[index] = 0 }
    program.forEachTerm(of: row) { byVariable[Int($0)] += $1 }
    factor.combine(&byVariable, into: &combination)
  }

  // MARK: Who gives way

  private struct Candidate {
    var row: Int
    var place: Int
    var share: Double
    /// Which of its caps its multiplier goes to.
    var isUpper: Bool
    var slack = 0.0
  }

  /// The candidate whose multiplier comes first to its cap.
  private mutating func first(of all: [Candidate], entering: Int) -> Candidate {
    var candidates = all
    // Of the pins the last comes first, whatever the others' multipliers are.
    if let last = candidates.lazy.map(\.row).max(), last >= program.rowCount {
      candidates.removeAll { $0.row >= program.rowCount && $0.row != last && $0.row != entering }
    }
    for level in 0..<program.levelCount {
      guard candidates.count > 1 else { break }
      pull(at: level)
      for index in candidates.indices {
        candidates[index].slack = slack(candidates[index], at: level, entering)
      }
      keepFirst(&candidates)
      guard candidates.count > 1 else { break }
      for cap in caps(of: candidates, at: level) {
        compare(&candidates, by: program.caps[Int(cap)], entering)
        if candidates.count == 1 { break }
      }
    }
    if candidates.count > 1 {
      let pins = (candidates.map(\.row) + violated.map(Int.init)).filter { $0 >= program.rowCount }
      for pin in Set(pins).sorted() {
        for isUpper in [true, false] {
          let cap = LinearProgram.Cap(
            level: 0, rank: 0, weight: 1, owner: 0, row: Int32(pin), isUpper: isUpper)
          compare(&candidates, by: cap, entering)
        }
      }
    }
    return candidates.max { $0.share != $1.share ? $0.share < $1.share : $0.row < $1.row } ?? all[0]
  }

  /// The caps of a level that some candidate's multiplier depends on, by rank.
  private func caps(of candidates: [Candidate], at level: Int) -> [Int32] {
    var found: [Int32] = []
    let range = Int32(program.levelStarts[level])..<Int32(program.levelStarts[level + 1])
    for candidate in candidates {
      for isUpper in [true, false] {
        found += program.capIndexes(candidate.row, upper: isUpper).filter { range.contains($0) }
      }
    }
    for row in violated {
      let isUpper = states[Int(row)] == .high
      found += program.capIndexes(Int(row), upper: isUpper).filter { range.contains($0) }
    }
    return Set(found).sorted()
  }

  private func keepFirst(_ candidates: inout [Candidate]) {
    var least = Double.infinity
    for candidate in candidates { least = min(least, candidate.slack) }
    let limit = least + 1e-9 * (1 + abs(least))
    candidates.removeAll { $0.slack > limit }
  }

  /// Sets `combination` to the multipliers of the rows in force against what violated rows pull at a level.
  private mutating func pull(at level: Int) {
    for index in byVariable.indices { byVariable[index] = 0 }
    var isNothing = true
    for row in violated.lazy.map(Int.init) {
      let isUpper = states[row] == .high
      let weight = program.weight(row, upper: isUpper, level: level)
      guard weight > 0 else { continue }
      isNothing = false
      program.forEachTerm(of: row) { byVariable[Int($0)] -= (isUpper ? weight : -weight) * $1 }
    }
    if isNothing {
      for index in combination.indices { combination[index] = 0 }
    } else {
      factor.combine(&byVariable, into: &combination)
    }
  }

  /// How far a candidate's multiplier is from its cap at a level, in steps of the entering row's.
  private func slack(_ candidate: Candidate, at level: Int, _ entering: Int) -> Double {
    let cap = program.weight(candidate.row, upper: candidate.isUpper, level: level)
    guard candidate.place >= 0 else {
      let opposite = states[entering] == (candidate.isUpper ? .low : .high)
      return cap + (opposite ? program.weight(entering, upper: !candidate.isUpper, level: level) : 0)
    }
    let multiplier = combination[candidate.place]
    return (cap + (candidate.isUpper ? -multiplier : multiplier)) / candidate.share
  }

  /// Keeps those candidates that come first to their caps, as far as the cap of one constraint says.
  private mutating func compare(_ candidates: inout [Candidate], by cap: LinearProgram.Cap, _ entering: Int) {
    let row = Int(cap.row)
    let state = states[row]
    guard state == .inForce || row == entering || state == (cap.isUpper ? .high : .low) else { return }
    let pulls = state == (cap.isUpper ? .high : .low)
    if !pulls, !candidates.contains(where: { $0.row == row }) { return }
    if pulls { combine(row) }
    for index in candidates.indices {
      let candidate = candidates[index]
      var slack = 0.0
      if candidate.row == row {
        let isOpposite = pulls && candidate.place < 0
        if candidate.isUpper == cap.isUpper || isOpposite { slack += cap.weight }
      }
      if pulls, candidate.place >= 0 {
        // Its multiplier has what holds against the row's pull.
        let multiplier = (cap.isUpper ? -cap.weight : cap.weight) * combination[candidate.place]
        slack += candidate.isUpper ? -multiplier : multiplier
      }
      candidates[index].slack = slack / candidate.share
    }
    keepFirst(&candidates)
  }
}
