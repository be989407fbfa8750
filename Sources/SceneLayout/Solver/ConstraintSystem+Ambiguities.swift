extension ConstraintSystem {
  /// Finds the variables that the constraints do not determine, after `solve()`.
  ///
  /// What is not determined has the value nearest to zero, in the order of variables; that counts as no constraint here.
  ///
  /// - Parameter countingRanks: whether ranks count as constraints, which decide what gives way of what is equally strong.
  ///   Without them, of two views that hug their contents equally, and of which one has to stretch, both are ambiguous.
  /// - Returns: for each of these variables, ascending, two values that are equally good.
  package func ambiguities(countingRanks: Bool = true) -> [Ambiguity] {
    var found: [Ambiguity] = []
    for (index, component) in partition.components.enumerated() {
      guard let component, let freedom = freedom(of: index, countingRanks: countingRanks) else { continue }
      let variables = component.variables
      var isFound = Set<Int>()
      for candidate in freedom.candidates where !isFound.contains(candidate) {
        for distance in [100.0, -100] {
          let changes = freedom.moving(candidate, by: distance)
          guard abs(changes[candidate]) > 1e-5 else { continue }
          let moved = changes.indices.filter { abs(changes[$0]) > 1e-5 }
          let evidence = moved.map { local in
            Ambiguity.Evidence(
              variable: Variable(index: Int(variables[local])),
              value: component.simplex.values[local] + changes[local])
          }
          for (place, local) in moved.enumerated() where isFound.insert(local).inserted {
            found.append(
              Ambiguity(
                variable: evidence[place].variable, value: component.simplex.values[local],
                other: evidence[place].value, evidence: evidence))
          }
          break
        }
      }
    }
    for index in unconstrained {
      let variable = Variable(index: index)
      found.append(
        Ambiguity(
          variable: variable, value: 0, other: 100,
          evidence: [Ambiguity.Evidence(variable: variable, value: 100)]))
    }
    return found.sorted { $0.variable < $1.variable }
  }
}
