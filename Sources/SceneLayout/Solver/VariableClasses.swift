/// A union-find structure for variables that grow together because they are related by equations with two variables.
struct VariableClasses {
  private var representatives: [Int32]
  /// The next variable of the class, in a circular list.
  private var next: [Int32]

  init(_ program: LinearProgram) {
    representatives = Array(0..<Int32(program.variableCount))
    next = representatives
    for row in 0..<program.rowCount where program.starts[row + 1] - program.starts[row] == 2 {
      let term = Int(program.starts[row])
      guard program.isEquation(row), (program.coefficients[term] > 0) != (program.coefficients[term + 1] > 0)
      else { continue }
      unite(program.variables[term], program.variables[term + 1])
    }
    for variable in representatives.indices { representatives[variable] = representative(Int32(variable)) }
  }

  subscript(variable: Int32) -> Int { Int(representatives[Int(variable)]) }

  func forEachMember(of number: Int, _ body: (_ variable: Int) -> Void) {
    var member = number
    repeat {
      body(member)
      member = Int(next[member])
    } while member != number
  }

  private mutating func unite(_ one: Int32, _ other: Int32) {
    let (first, second) = (representative(one), representative(other))
    guard first != second else { return }
    representatives[Int(max(first, second))] = min(first, second)
    next.swapAt(Int(first), Int(second))
  }

  private mutating func representative(_ variable: Int32) -> Int32 {
    var variable = variable
    while representatives[Int(variable)] != variable {
      // Path compression.
      representatives[Int(variable)] = representatives[Int(representatives[Int(variable)])]
      variable = representatives[Int(variable)]
    }
    return variable
  }
}
