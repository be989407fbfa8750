extension ConstraintSystem {
  /// Returns two equally good values for each variable that the constraints do not determine, in ascending order of the
  /// variables. The preference for default values does not count as a constraint. Call `solve()` first.
  package func ambiguities(countingRanks: Bool = true) -> [Ambiguity] {
    var found: [Ambiguity] = []
    for index in partition.components.indices {
      // Must be evaluated before the component is retained below, because it would otherwise be copied.
      guard var freedom = freedom(of: index, countingRanks: countingRanks),
        let component = partition.components[index]
      else { continue }
      var isFound = Set<Int>()
      func add(_ moves: [LexicographicSimplex.Freedom.Move]) {
        let evidence = moves.map { move in
          Ambiguity.Evidence(
            variable: Variable(index: Int(component.variables[move.variable])),
            value: component.simplex.values[move.variable] + move.distance)
        }
        for (place, move) in moves.enumerated() where isFound.insert(move.variable).inserted {
          found.append(
            Ambiguity(
              variable: evidence[place].variable, value: component.simplex.values[move.variable],
              other: evidence[place].value, evidence: evidence))
        }
      }
      if freedom.isLargeProgram {
        var simplex = component.simplex
        for place in freedom.loosePlaces {
          let direction = simplex.direction(at: place)
          if !direction.allSatisfy({ isFound.contains($0.variable) }) {
            add(freedom.moving(along: direction))
          }
        }
      }
      for candidate in freedom.candidates where !isFound.contains(candidate) {
        if let moves = freedom.moving(candidate) { add(moves) }
      }
    }
    for index in unconstrained {
      let variable = Variable(index: index)
      found.append(
        Ambiguity(
          variable: variable, value: self[variable], other: self[variable] + 100,
          evidence: [Ambiguity.Evidence(variable: variable, value: self[variable] + 100)]))
    }
    return found.sorted { $0.variable < $1.variable }
  }

  /// Returns whether the constraints leave a variable undetermined. Faster than `ambiguities(countingRanks:)`.
  package func isOpen(_ variable: Variable) -> Bool {
    if determination.stepOf[variable.index] >= 0 { return false }
    guard let (component, place) = partition.place(of: variable.index) else { return true }
    guard var freedom = freedom(of: component, countingRanks: false), freedom.candidates.contains(place)
    else { return false }
    return freedom.moving(place) != nil
  }
}

extension LexicographicSimplex.Freedom {
  /// Returns the moves of a variable in the positive or else the negative direction, or nil if it cannot move.
  fileprivate mutating func moving(_ variable: Int) -> [Move]? {
    for distance in [100.0, -100] {
      let moves = moving(variable, by: distance)
      if !moves.isEmpty { return moves }
    }
    return nil
  }
}
