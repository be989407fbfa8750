extension LinearProgram {
  /// Returns a variable and its nearest neighbors, in ascending order. Variables are neighbors if they share rows.
  func neighbors(of variable: Int32, atMost count: Int) -> [Int32] {
    var found = [variable]
    var known: Set<Int32> = [variable]
    var head = 0
    while head < found.count, found.count < count {
      let next = Int(found[head])
      head += 1
      for entry in Int(columnStarts[next])..<Int(columnStarts[next + 1]) {
        let row = Int(columnRows[entry])
        for term in terms(of: row)
        where found.count < count && known.insert(variables[term]).inserted {
          found.append(variables[term])
        }
      }
    }
    return found.sorted()
  }

  /// Returns the program restricted to the given ascending variables. All other variables are 0, and there are no caps.
  func part(of some: [Int32]) -> LinearProgram {
    let places = Dictionary(uniqueKeysWithValues: zip(some, Int32(0)...))
    let rows = Set(
      some.flatMap { columnRows[Int(columnStarts[Int($0)])..<Int(columnStarts[Int($0) + 1])] })
    var part = LinearProgram(variableCount: some.count)
    for row in rows.sorted().lazy.map(Int.init) {
      forEachTerm(of: row) { variable, coefficient in
        if let place = places[variable] { part.appendTerm(place, coefficient) }
      }
      let added = part.addRow(constant: constants[row])
      for isUpper in [true, false] where isRequired(row, upper: isUpper) {
        part.require(added, upper: isUpper, requiredOwners[2 * row + (isUpper ? 0 : 1)]) { _, _ in false }
      }
    }
    return part
  }
}
