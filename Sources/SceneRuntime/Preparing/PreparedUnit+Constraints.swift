import SceneArchive

extension PreparedUnit {
  /// A constraint in the unit. All indices except `number` are relative to the unit.
  package struct Constraint: Sendable {
    package var record: ConstraintRecord
    /// The index of the constraint in the file.
    package var number: Int
    package var holder: Int
    package var first: Int
    package var second: Int?
  }
}

extension Archive {
  func preparedConstraints(ofUnit index: Int) -> [PreparedUnit.Constraint] {
    let start = unit(at: index).objects.lowerBound
    return constraints(ofUnit: index).map { number in
      let record = constraint(at: number)
      return PreparedUnit.Constraint(
        record: record, number: number, holder: record.holder - start, first: record.first.object - start,
        second: record.second.map { $0.object - start })
    }
  }
}
