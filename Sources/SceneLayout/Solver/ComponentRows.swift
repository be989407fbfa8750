/// A builder for the rows of a linear program. Constraints with the same terms and constant share a row.
struct ComponentRows {
  var program: LinearProgram
  private(set) var rows: [Int32] = []
  private(set) var divisors: [Double] = []
  private(set) var fixedStarts: [Int32] = [0]
  private(set) var fixedVariables: [Int32] = []
  private(set) var fixedCoefficients: [Double] = []
  /// A hash table of rows. Each row is represented by its first constraint.
  private var table: [Int32]
  private var firsts: [Int32] = []

  init(variables: [Int32], memberCount: Int, _ store: ConstraintStore) {
    program = LinearProgram(variableCount: variables.count)
    program.setDefaults(
      variables.map { store.defaults[Int($0)] }, avoidsLess: variables.map { store.avoidsLess[Int($0)] })
    var size = 4
    while size < 2 * memberCount { size *= 2 }
    table = [Int32](repeating: -1, count: size)
    rows.reserveCapacity(memberCount)
    divisors.reserveCapacity(memberCount)
  }

  mutating func add(_ index: Int, _ store: ConstraintStore, _ levels: [Double], _ localIndex: [Int32]) {
    let terms = store.terms(of: index)
    var divisor = 0.0
    for term in terms where localIndex[Int(store.variables[term])] >= 0 {
      if abs(store.coefficients[term]) > abs(divisor) { divisor = store.coefficients[term] }
    }
    let row = row(index, divisor, store, localIndex)
    rows.append(Int32(row))
    divisors.append(divisor)
    let priority = store.priorities[index]
    let level = priority >= 1000 ? -1 : levels.firstIndex(of: priority) ?? 0
    let relation = store.relations[index]
    for isUpper in [true, false]
    where relation == .equal || (relation == .lessThanOrEqual) == (isUpper == (divisor > 0)) {
      if level < 0 {
        program.require(row, upper: isUpper, Int32(index)) { store.precedes(Int($0), Int($1)) }
      } else {
        program.add(
          LinearProgram.Cap(
            level: Int32(level), rank: store.ranks[index], weight: abs(divisor), owner: Int32(index),
            row: Int32(row), isUpper: isUpper))
      }
    }
  }

  private mutating func row(_ index: Int, _ divisor: Double, _ store: ConstraintStore, _ localIndex: [Int32])
    -> Int
  {
    let terms = store.terms(of: index)
    let constant = store.constants[index] / divisor
    var hash = constant.mixed(0)
    for term in terms {
      hash = (store.coefficients[term] / divisor).mixed(
        hash ^ UInt64(UInt32(bitPattern: store.variables[term])))
    }
    var place = Int(truncatingIfNeeded: hash & UInt64(table.count - 1))
    while table[place] >= 0 {
      let row = Int(table[place])
      if isSame(row, index, divisor, store) { return row }
      place = (place + 1) & (table.count - 1)
    }
    for term in terms {
      let local = localIndex[Int(store.variables[term])]
      if local >= 0 {
        program.appendTerm(local, store.coefficients[term] / divisor)
      } else {
        fixedVariables.append(store.variables[term])
        fixedCoefficients.append(store.coefficients[term] / divisor)
      }
    }
    fixedStarts.append(Int32(fixedVariables.count))
    firsts.append(Int32(rows.count))
    memberOf.append(Int32(index))
    table[place] = Int32(program.rowCount)
    return program.addRow(constant: constant)
  }

  private var memberOf: [Int32] = []

  private func isSame(_ row: Int, _ index: Int, _ divisor: Double, _ store: ConstraintStore) -> Bool {
    let other = Int(memberOf[row])
    let otherDivisor = divisors[Int(firsts[row])]
    let (one, two) = (store.terms(of: index), store.terms(of: other))
    guard one.count == two.count, store.constants[index] / divisor == store.constants[other] / otherDivisor
    else {
      return false
    }
    for offset in 0..<one.count {
      let (first, second) = (one.lowerBound + offset, two.lowerBound + offset)
      guard store.variables[first] == store.variables[second],
        store.coefficients[first] / divisor == store.coefficients[second] / otherDivisor
      else { return false }
    }
    return true
  }
}

extension Double {
  fileprivate func mixed(_ hash: UInt64) -> UInt64 {
    var mixed = (self == 0 ? 0 : bitPattern) ^ (hash &* 0x9E37_79B9_7F4A_7C15)
    mixed = (mixed ^ (mixed >> 32)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 29)
  }
}
