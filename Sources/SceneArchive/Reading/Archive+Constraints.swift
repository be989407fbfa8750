extension Archive {
  package var constraintCount: Int { tables.constraints.count }
  package func constraint(at index: Int) -> ConstraintRecord { record(index, of: tables.constraints) }

  package func constraints(ofUnit index: UnitIndex) -> Range<Int> {
    let objects = unit(at: index).objects
    return withExtendedLifetime(self) {
      firstConstraint(heldFrom: objects.lowerBound)..<firstConstraint(heldFrom: objects.upperBound)
    }
  }

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
