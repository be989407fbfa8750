/// The constraints of a system in flat arrays. The terms of all constraints share one pool.
struct ConstraintStore {
  private(set) var starts: [Int32] = []
  private(set) var counts: [Int32] = []
  private(set) var relations: [ConstraintSystem.Relation] = []
  var constants: [Double] = []
  var priorities: [Double] = []
  private(set) var ranks: [Int] = []
  private(set) var variables: [Int32] = []
  private(set) var coefficients: [Double] = []
  /// The value of each variable that constraints leave open, and whether the variable prefers not to be smaller.
  private(set) var defaults: [Double] = []
  private(set) var avoidsLess: [Bool] = []
  private var free: [Int32] = []
  private var garbage = 0

  var count: Int { starts.count }

  mutating func setDefault(_ value: Double, avoidingLess avoids: Bool, of variable: Int) {
    while defaults.count <= variable {
      defaults.append(0)
      avoidsLess.append(false)
    }
    (defaults[variable], avoidsLess[variable]) = (value.held, avoids)
  }

  func isAlive(_ index: Int) -> Bool { counts[index] >= 0 }

  func isRequired(_ index: Int) -> Bool { priorities[index] >= 1000 }

  func terms(of index: Int) -> Range<Int> {
    let start = Int(starts[index])
    return start..<start + Int(counts[index])
  }

  func precedes(_ one: Int, _ other: Int) -> Bool {
    ranks[one] != ranks[other] ? ranks[one] < ranks[other] : one < other
  }

  mutating func add(_ constraint: ConstraintSystem.Constraint) -> Int {
    let start = variables.count
    // Most constraints have few terms, which are almost sorted.
    let isLong = constraint.terms.count > 32
    for term in isLong ? constraint.terms.sorted(by: { $0.variable < $1.variable }) : constraint.terms {
      let coefficient = term.coefficient.held
      variables.append(Int32(term.variable.index))
      coefficients.append(coefficient)
      var place = variables.count - 1
      while place > start, variables[place - 1] > variables[place] {
        variables.swapAt(place - 1, place)
        coefficients.swapAt(place - 1, place)
        place -= 1
      }
    }
    mergeTerms(from: start)
    let index: Int
    if let last = free.popLast() {
      index = Int(last)
      starts[index] = Int32(start)
      counts[index] = Int32(variables.count - start)
      relations[index] = constraint.relation
      constants[index] = constraint.constant.held
      priorities[index] = constraint.priority.heldPriority
      ranks[index] = constraint.rank
    } else {
      index = starts.count
      starts.append(Int32(start))
      counts.append(Int32(variables.count - start))
      relations.append(constraint.relation)
      constants.append(constraint.constant.held)
      priorities.append(constraint.priority.heldPriority)
      ranks.append(constraint.rank)
    }
    return index
  }

  /// Merges terms with the same variable and removes terms that are negligible compared with the largest term.
  private mutating func mergeTerms(from start: Int) {
    var end = start
    var largest = 0.0
    for place in start..<variables.count {
      if end > start, variables[end - 1] == variables[place] {
        coefficients[end - 1] += coefficients[place]
      } else {
        variables[end] = variables[place]
        coefficients[end] = coefficients[place]
        end += 1
      }
    }
    for place in start..<end { largest = max(largest, abs(coefficients[place])) }
    var kept = start
    for place in start..<end where abs(coefficients[place]) > largest * 1e-11 {
      variables[kept] = variables[place]
      coefficients[kept] = coefficients[place]
      kept += 1
    }
    variables.removeLast(variables.count - kept)
    coefficients.removeLast(coefficients.count - kept)
  }

  mutating func remove(_ index: Int) {
    garbage += Int(counts[index])
    counts[index] = -1
    free.append(Int32(index))
    if garbage > 1000, garbage * 2 > variables.count { compact() }
  }

  private mutating func compact() {
    var newVariables: [Int32] = []
    var newCoefficients: [Double] = []
    for index in starts.indices where isAlive(index) {
      let range = terms(of: index)
      starts[index] = Int32(newVariables.count)
      newVariables += variables[range]
      newCoefficients += coefficients[range]
    }
    variables = newVariables
    coefficients = newCoefficients
    garbage = 0
  }
}

extension Double {
  /// The number clamped to ±1e12, or 0 for NaN. Clamping prevents infinities in calculations.
  var held: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e12), 1e12) }

  /// The priority, clamped to the range from just above 0 to 1000. NaN becomes 1000, which means required.
  var heldPriority: Double { isNaN ? 1000 : Swift.min(Swift.max(self, .leastNormalMagnitude), 1000) }
}
