import SceneValues

/// A dual simplex method for linear programs with lexicographic costs.
///
/// The basis consists of the rows in force, one for each variable. Their residues are zero, and they determine the
/// variables. Each row has a multiplier between the caps of its two sides. The rows, weighted by their multipliers, add
/// up to zero. If a row is not in force, its multiplier is at its cap if its residue is nonzero; otherwise, the
/// multiplier is zero. Each step selects a row whose residue is nonzero although its multiplier is not at its cap. The
/// multiplier is increased until the multiplier of a row in force reaches its cap. The two rows are then exchanged. Steps
/// never undo each other because each step increases the cost of the row that leaves the basis.
///
/// Multipliers are compared by priority, then by rank and, for pins, by their order. Ranks count only if the sums are equal
/// at every priority. Therefore, the solution is unique regardless of the starting basis.
struct LexicographicSimplex {
  enum State: UInt8 {
    case inForce
    case idle
    /// The residue is positive, and the multiplier is at its cap.
    case high
    case low
  }

  enum Outcome {
    case optimal
    /// The required rows conflict. Their sum, weighted by the shares, is a nonzero constant without variables.
    case infeasible([Opponent])
    /// The step limit was reached, or the work was canceled. The values are those of the last step.
    case stopped
  }

  struct Opponent {
    var row: Int
    var isUpper: Bool
    var share: Double
  }

  var program: LinearProgram
  private(set) var states: [State]
  private(set) var basis: [Int32]
  private(set) var values: [Double]
  private(set) var steps = 0
  var factor = BasisFactor()
  private var isFactorized = false
  /// The rows whose multipliers might have to increase, sorted by level and then by residue at the time of insertion.
  private var suspects = Heap()
  private var isSuspect: [Bool]
  /// The number of rows whose multipliers are at their caps, for each level and then for pins.
  private(set) var violatedCounts: [Int]
  /// The multipliers of the rows in force, by level and then by position. An empty array represents only zeros.
  var multipliers: [[Double]]
  /// Whether each variable is determined by equations alone. The array is empty until it is first required.
  private(set) var isDetermined: [Bool] = []
  /// Whether the multiplier of each row might have to change. The value is false for rows and pins that cannot move.
  private var isWatched: [Bool]
  private var watched: [Int32] = []
  private var watchedPins: [Int32] = []
  /// The pins last returned by `findLoosePins`. They are valid until the step count differs from `stepsToLoose`.
  private var freePins: [Int32] = []
  private var stepsToLoose = -1
  var isSeen: [Bool]
  var seen: [Int] = []

  /// Whether the row with the largest violation, rather than the smallest violation, comes first within a level.
  private let isFarthestNext: Bool

  init(_ program: LinearProgram, isFarthestNext: Bool = false) {
    self.program = program
    self.isFarthestNext = isFarthestNext
    let count = program.variableCount
    states = [State](repeating: .idle, count: program.total)
    basis = []
    values = [Double](repeating: 0, count: count)
    isSuspect = [Bool](repeating: false, count: program.total)
    isSeen = isSuspect
    isWatched = isSuspect
    violatedCounts = [Int](repeating: 0, count: program.levelCount + 1)
    multipliers = Array(repeating: [], count: program.levelCount)
  }

  private mutating func begin(_ start: StartingBasis) {
    for row in basis { states[Int(row)] = .idle }
    basis = start.rows
    for row in basis { states[Int(row)] = .inForce }
    isFactorized = false
    isDetermined = []
    stepsToLoose = -1
  }

  /// Restarts from another basis, which avoids most steps if many rows are violated.
  private mutating func restartFromOtherBasis() {
    restart(from: StartingBasis(program, least: LowerBounds(program)))
  }

  /// Restarts from another basis if many variables do not fit. In single steps, each variable would be compressed in turn.
  private mutating func restartIfSqueezed() {
    let squeezed = SqueezedRows(program)
    guard squeezed.bounds.count > Self.maximumSuspects else { return }
    restart(from: StartingBasis(program, least: LowerBounds(program), squeezed: squeezed))
  }

  private mutating func restart(from start: StartingBasis) {
    for row in states.indices where states[row] != .idle { setState(row, .idle) }
    begin(start)
    prepare()
    examineAll()
    if suspects.count > Self.maximumSuspects { pullAtOnce(with: start.isLikelyViolated) }
  }

  /// The number of suspects up to which single steps are faster than a search for another basis.
  private static let maximumSuspects = 50

  /// Returns the largest residue that counts as zero, which is 1e-7, or more for large constants.
  private func tolerance(_ row: Int) -> Double {
    1e-7 + (row < program.rowCount ? abs(program.constants[row]) * 1e-12 : 0)
  }

  /// Solves the program again after constants have changed. Equations enter the basis first and remain in it regardless
  /// of the constants. They are followed by other rows and finally by pins.
  mutating func solve() -> Outcome {
    if Cancellation.isRequested { return .stopped }
    for pin in watchedPins { isWatched[Int(pin)] = false }
    watchedPins.removeAll()
    prepare()
    examineAll()
    if steps == 0, suspects.count > Self.maximumSuspects { restartFromOtherBasis() }
    var (arePinsWatched, isChecked, mayBeSqueezed) = (false, true, true)
    let start = steps
    let limit = steps + 1000 + 50 * program.total
    while steps < limit, !Cancellation.isRequested {
      if mayBeSqueezed, steps > start + Self.maximumSuspects {
        mayBeSqueezed = false
        if !arePinsWatched { restartIfSqueezed() }
      }
      if let (entering, isUpper) = nextSuspect() {
        isChecked = false
        steps += 1
        if let conflict = step(entering, isUpper) { return .infeasible(conflict) }
        if factor.needsFactorization {
          isFactorized = false
          prepare()
          examineAll()
        }
      } else if !isChecked {
        // Checks all rows again, because rounding errors accumulate over many steps.
        examineAll()
        isChecked = true
      } else if !arePinsWatched {
        watchPins()
        arePinsWatched = true
      } else {
        return .optimal
      }
    }
    return .stopped
  }

  private mutating func prepare() {
    if basis.isEmpty { begin(StartingBasis(program)) }
    if !isFactorized { factorize() }
    guard isDetermined.isEmpty else { return }
    takeInEquations()
    findDetermined()
    watched.removeAll()
    for row in 0..<program.rowCount {
      let isOpen =
        !isFixed(row) || program.isRequired(row, upper: true) || program.isRequired(row, upper: false)
      isWatched[row] = isOpen && !(program.isEquation(row) && states[row] == .inForce)
      if isWatched[row] { watched.append(Int32(row)) }
    }
  }

  private mutating func takeInEquations() {
    let program = program
    for row in 0..<program.rowCount where program.isEquation(row) && states[row] != .inForce {
      factor.combine { program.forEachTerm(of: row, $0) }
      var largest = 1.0
      for place in factor.combination.indexes { largest = max(largest, abs(factor.combination[Int(place)])) }
      var weakest: (place: Int, weakness: Double)?
      for place in factor.combination.indexes.lazy.map(Int.init) {
        let other = Int(basis[place])
        guard abs(factor.combination[place]) > 1e-9 * largest,
          other >= program.rowCount || !program.isEquation(other)
        else { continue }
        let weakness =
          other < program.rowCount ? program.order(other) ?? -1 : Double(program.caps.count + other)
        if weakness > weakest?.weakness ?? -2 { weakest = (place, weakness) }
      }
      guard let place = weakest?.place else { continue }
      setState(Int(basis[place]), .idle)
      factor.replace(place)
      put(row, at: place)
      if factor.needsFactorization { factorize() }
    }
  }

  mutating func examineAll() {
    let right = basis.map {
      Int($0) < program.rowCount ? program.constants[Int($0)] : program.defaults[Int($0) - program.rowCount]
    }
    factor.solve(right, into: &values)
    while let row = suspects.pop() { isSuspect[Int(row)] = false }
    for row in watched { suspect(Int(row)) }
    for pin in watchedPins { suspect(Int(pin)) }
  }

  private mutating func watchPins() {
    if stepsToLoose != steps {
      freePins = findLoosePins()
      stepsToLoose = steps
    }
    watchedPins = freePins
    for pin in watchedPins.lazy.map(Int.init) {
      isWatched[pin] = true
      suspect(pin)
    }
  }

  /// Returns the pins of variables that all rows and ranks allow to move, regardless of the constants.
  private mutating func findLoosePins() -> [Int32] {
    func isFree(_ place: Int, _ pulled: [Bool]) -> Bool {
      let row = Int(basis[place])
      guard row < program.rowCount else { return true }
      guard !program.isEquation(row) else { return false }
      return mayLeave(row, place, upper: true, pulled) || mayLeave(row, place, upper: false, pulled)
    }
    // Without ranks, few places are free, so the effects of violated constraints are rarely required.
    guard basis.indices.contains(where: { isFree($0, []) }) else { return [] }
    let pulled = pulledPlaces()
    let isFree = basis.indices.map { isFree($0, pulled) }
    guard isFree.contains(true) else { return [] }
    let moved = moving { isFree[$0] }
    return moved.indices.filter { abs(moved[$0]) > 1e-10 }.map { Int32(program.rowCount + $0) }
  }

  /// Queues a row if its multiplier might have to change.
  mutating func suspect(_ row: Int) {
    guard isWatched[row], states[row] != .inForce, !isSuspect[row], let (isUpper, size) = violation(row)
    else {
      return
    }
    isSuspect[row] = true
    // The smallest residue usually comes first, because a large one displaces rows that must enter again.
    let level = program.level(row, upper: isUpper)
    let distance = size / (1 + size) * 0.999
    suspects.push(Double(level) + (isFarthestNext ? -distance : distance), Int32(row))
  }

  private func violation(_ row: Int) -> (isUpper: Bool, size: Double)? {
    let residue = program.residue(row, values)
    guard abs(residue) > tolerance(row) else { return nil }
    let isUpper = residue > 0
    let state = states[row]
    guard state == (isUpper ? .low : .high) || state == .idle && program.costs(row, upper: isUpper) else {
      return nil
    }
    return (isUpper, abs(residue))
  }

  /// Returns the violated optional rows whose multipliers are zero. The rows marked in `giving` are included even if they
  /// are satisfied without any margin.
  func missedRows(with giving: [Bool]) -> [(row: Int, isUpper: Bool)] {
    watched.lazy.map(Int.init).compactMap { row in
      guard states[row] == .idle else { return nil }
      let isUpper: Bool
      if let violation = violation(row) {
        isUpper = violation.isUpper
      } else {
        isUpper = program.coefficients[Int(program.starts[row])] > 0
        guard giving[row], abs(program.residue(row, values)) <= tolerance(row),
          program.costs(row, upper: isUpper)
        else { return nil }
      }
      return program.isRequired(row, upper: isUpper) ? nil : (row, isUpper)
    }
  }

  mutating func countSteps(_ count: Int) { steps += count }

  private mutating func nextSuspect() -> (row: Int, isUpper: Bool)? {
    while let next = suspects.pop() {
      let row = Int(next)
      isSuspect[row] = false
      guard states[row] != .inForce, let (isUpper, _) = violation(row) else { continue }
      return (row, isUpper)
    }
    return nil
  }

  mutating func findDetermined() {
    let fixed = basis.map { Int($0) < program.rowCount && program.isEquation(Int($0)) }
    isDetermined = moving { !fixed[$0] }.map { abs($0) < 1e-10 }
  }

  /// Returns the changes in the variables if the rows selected by `isFree` change by linearly independent amounts.
  mutating func moving(_ isFree: (_ place: Int) -> Bool) -> [Double] {
    var randomState: UInt64 = 1
    let right = basis.indices.map { place in
      randomState = randomState &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return isFree(place) ? 1 + Double(randomState >> 40) / Double(1 << 24) : 0
    }
    var moved = values
    factor.solve(right, into: &moved)
    return moved
  }

  func isFixed(_ row: Int) -> Bool {
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
    findMultipliers()
  }

  private mutating func pin(_ variable: Int, at place: Int) {
    setState(Int(basis[place]), .idle)
    put(program.rowCount + variable, at: place)
  }

  mutating func put(_ row: Int, at place: Int) {
    basis[place] = Int32(row)
    setState(row, .inForce)
  }

  private mutating func resetToPins() {
    for row in states.indices { setState(row, .idle) }
    stepsToLoose = -1
    isDetermined = []
    for variable in 0..<program.variableCount { put(program.rowCount + variable, at: variable) }
  }

  mutating func setState(_ row: Int, _ state: State) {
    count(row, -1)
    states[row] = state
    count(row, 1)
  }

  private mutating func count(_ row: Int, _ change: Int) {
    guard states[row] == .high || states[row] == .low else { return }
    guard row < program.rowCount else {
      violatedCounts[program.levelCount] += change
      return
    }
    for place in program.capPlaces(row, upper: states[row] == .high) {
      violatedCounts[Int(program.caps[Int(program.sideCaps[place])].level)] += change
    }
  }

  mutating func findMultipliers() {
    for level in multipliers.indices {
      guard violatedCounts[level] > 0 else {
        multipliers[level] = []
        continue
      }
      let (program, states) = (program, states)
      factor.combine { term in
        for row in 0..<program.rowCount where states[row] == .high || states[row] == .low {
          let isUpper = states[row] == .high
          let weight = program.weight(row, upper: isUpper, level: level)
          guard weight > 0 else { continue }
          program.forEachTerm(of: row) { term($0, (isUpper ? -weight : weight) * $1) }
        }
      }
      multipliers[level] = factor.combination.values
    }
  }

  /// Replaces a row in force with the row that was last combined. The multiplier of the replaced row stays at its cap.
  mutating func exchange(_ place: Int, with entering: Int, upper: Bool) {
    let leaving = Int(basis[place])
    let length = -program.residue(entering, values) / factor.combination[place]
    factor.move(place)
    setState(leaving, program.costs(leaving, upper: upper) ? (upper ? .high : .low) : .idle)
    factor.replace(place)
    put(entering, at: place)
    for variable in factor.direction.indexes.lazy.map(Int.init) {
      values[variable] += factor.direction[variable] * length
    }
    for variable in factor.direction.indexes.lazy.map(Int.init) {
      for entry in Int(program.columnStarts[variable])..<Int(program.columnStarts[variable + 1]) {
        suspect(Int(program.columnRows[entry]))
      }
      suspect(program.rowCount + variable)
    }
  }
}
