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
  var factor = BasisFactor()
  private var isFactorized = false
  /// Rows that may have to pull more: by their level, then by their residue as it was.
  private var suspects = Heap()
  private var isSuspect: [Bool]
  /// For each level, and behind them for pins, how many rows pull with caps of it with all they may.
  private(set) var violatedCounts: [Int]
  /// For each level the multipliers of the rows in force, by their places; empty where all are zero.
  var multipliers: [[Double]]
  /// The variables that equations alone determine: empty as long as that was not asked.
  private(set) var isDetermined: [Bool] = []
  /// The rows that may have to pull: none that equations settle, and pins where something is left to them.
  private var isWatched: [Bool]
  private var watched: [Int32] = []
  private var watchedPins: [Int32] = []
  /// The pins that were found to be loose last, and after how many steps that was: without one more, they still are.
  private var loosePins: [Int32] = []
  private var stepsToLoose = -1
  /// Rows that were seen already, while that is asked.
  var isSeen: [Bool]
  /// The rows that were seen.
  var seen: [Int] = []

  /// Whether of rows of equal levels the one that is missed most is next; without that, it is the one that is missed least.
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

  /// Begins with the rows of a starting basis, once the constants are known.
  private mutating func begin(_ start: StartingBasis) {
    for row in basis { states[Int(row)] = .idle }
    basis = start.rows
    for row in basis { states[Int(row)] = .inForce }
    isFactorized = false
    isDetermined = []
    stepsToLoose = -1
  }

  /// Begins with other rows where many do not hold: to find these takes longer, and spares most of the steps by which one row
  /// takes the place of another. What has to stretch pulls at once then.
  private mutating func beginAgain() {
    let start = StartingBasis(program, least: LeastValues(program))
    begin(start)
    prepare()
    lookAtAll()
    if suspects.count > Self.manySuspects { pullAtOnce(with: start.giveWay) }
  }

  /// With fewer, the steps take less time than to look for other rows.
  private static let manySuspects = 50

  /// A residue that counts as zero: 1e-7, and more beside large numbers.
  private func tolerance(_ row: Int) -> Double {
    1e-7 + (row < program.rowCount ? abs(program.constants[row]) * 1e-12 : 0)
  }

  /// Goes on from where it is, after constants were changed.
  ///
  /// Equations come first, whatever their constants are: they stay in force. Then all rows but pins, and pins where
  /// something is left that may move.
  mutating func solve() -> Outcome {
    for pin in watchedPins { isWatched[Int(pin)] = false }
    watchedPins.removeAll()
    prepare()
    lookAtAll()
    if steps == 0, suspects.count > Self.manySuspects { beginAgain() }
    var (arePinsWatched, isChecked) = (false, true)
    let limit = steps + 1000 + 50 * program.total
    while steps < limit {
      if let (entering, isUpper) = nextSuspect() {
        isChecked = false
        steps += 1
        if let conflict = step(entering, isUpper) { return .infeasible(conflict) }
        if factor.isWorn {
          isFactorized = false
          prepare()
          lookAtAll()
        }
      } else if !isChecked {
        // What many steps made inexact shows now.
        lookAtAll()
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
        !isSettled(row) || program.isRequired(row, upper: true) || program.isRequired(row, upper: false)
      isWatched[row] = isOpen && !(program.isEquation(row) && states[row] == .inForce)
      if isWatched[row] { watched.append(Int32(row)) }
    }
  }

  /// Puts all equations in force that do not depend on others, each instead of the weakest row that it depends on.
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
      if factor.isWorn { factorize() }
    }
  }

  /// Determines the variables by the rows in force, and finds the rows whose residues are not zero though they should be.
  mutating func lookAtAll() {
    let right = basis.map { Int($0) < program.rowCount ? program.constants[Int($0)] : 0 }
    factor.solve(right, into: &values)
    while let row = suspects.pop() { isSuspect[Int(row)] = false }
    for row in watched { suspect(Int(row)) }
    for pin in watchedPins { suspect(Int(pin)) }
  }

  /// Lets pins decide about the variables that may still move without that anything gets worse.
  private mutating func watchPins() {
    if stepsToLoose != steps {
      loosePins = findLoosePins()
      stepsToLoose = steps
    }
    watchedPins = loosePins
    for pin in watchedPins.lazy.map(Int.init) {
      isWatched[pin] = true
      suspect(pin)
    }
  }

  /// The pins of variables that may move, for all that rows say with their ranks. Which these are, depends on no constant.
  private mutating func findLoosePins() -> [Int32] {
    var isLoose = [Bool](repeating: false, count: basis.count)
    for (place, row) in basis.enumerated() {
      let row = Int(row)
      isLoose[place] =
        row >= program.rowCount
        || !program.isEquation(row)
          && (mayLeave(row, place, upper: true, true) || mayLeave(row, place, upper: false, true))
    }
    guard isLoose.contains(true) else { return [] }
    let moved = moving { isLoose[$0] }
    return moved.indices.filter { abs(moved[$0]) > 1e-10 }.map { Int32(program.rowCount + $0) }
  }

  /// Takes a row down to be looked at, if it has to pull more.
  mutating func suspect(_ row: Int) {
    guard isWatched[row], states[row] != .inForce, !isSuspect[row], let (isUpper, size) = offence(row) else {
      return
    }
    isSuspect[row] = true
    // Mostly the smallest residue comes first: what is far off would push those aside that are not pulled yet by all that
    // they will be, and each of them would come back with a step of its own.
    let level = program.level(row, upper: isUpper)
    let distance = size / (1 + size) * 0.999
    suspects.push(Double(level) + (isFarthestNext ? -distance : distance), Int32(row))
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

  /// Finds the rows that are missed and do not pull yet.
  ///
  /// - Parameter giving: for each row whether it gives way. Then it counts as missed too where it just holds.
  /// - Returns: the rows that are not required, and on which side they are missed.
  func missedRows(with giving: [Bool]) -> [(row: Int, isUpper: Bool)] {
    watched.lazy.map(Int.init).compactMap { row in
      guard states[row] == .idle else { return nil }
      let isUpper: Bool
      if let offence = offence(row) {
        isUpper = offence.isUpper
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
      guard states[row] != .inForce, let (isUpper, _) = offence(row) else { continue }
      return (row, isUpper)
    }
    return nil
  }

  /// Finds the variables that equations alone determine: no other row can move them, and equations stay in force.
  mutating func findDetermined() {
    let fixed = basis.map { Int($0) < program.rowCount && program.isEquation(Int($0)) }
    isDetermined = moving { !fixed[$0] }.map { abs($0) < 1e-10 }
  }

  /// How variables move where some of the rows in force do, each by another amount that no sum of the others makes up for.
  mutating func moving(_ isLoose: (_ place: Int) -> Bool) -> [Double] {
    var dice: UInt64 = 1
    let right = basis.indices.map { place in
      dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return isLoose(place) ? 1 + Double(dice >> 40) / Double(1 << 24) : 0
    }
    var moved = values
    factor.solve(right, into: &moved)
    return moved
  }

  func isSettled(_ row: Int) -> Bool {
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

  /// Puts a variable's pin in force instead of a row that depends on others.
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

  /// Finds the multipliers of the rows in force anew: what holds against all that pulls.
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

  /// Puts the row that was combined last in force instead of another, which pulls with all it may from now on.
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
