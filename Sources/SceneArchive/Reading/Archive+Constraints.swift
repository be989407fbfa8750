extension Archive {
  /// The number of constraints (section `CNST`); 0 where the file has none.
  package var constraintCount: Int { tables.constraints.count }
  /// A constraint of section `CNST`.
  package func constraint(at index: Int) -> ConstraintRecord { record(index, of: tables.constraints) }

  /// The constraints that hold in a unit, in the order of the views that they stand in.
  package func constraints(ofUnit index: UnitIndex) -> Range<Int> {
    let objects = unit(at: index).objects
    return withExtendedLifetime(self) {
      firstConstraint(heldFrom: objects.lowerBound)..<firstConstraint(heldFrom: objects.upperBound)
    }
  }

  /// The first whose holder is this object or a later one.
  private func firstConstraint(heldFrom object: ObjectIndex) -> Int {
    var (low, high) = (0, tables.constraints.count)
    while low < high {
      let middle = (low + high) / 2
      let holder = (tables.constraints.base + middle * ConstraintRecord.stride).index(0)
      if holder < object { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
