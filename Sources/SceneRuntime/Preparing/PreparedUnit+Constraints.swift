import SceneArchive

extension PreparedUnit {
  /// A constraint of the unit; all indices but the number are the unit's.
  package struct Constraint: Sendable {
    package var record: ConstraintRecord
    /// In the file.
    package var number: Int
    package var holder: Int
    package var first: Int
    package var second: Int?
  }
}

extension Archive {
  /// In the order of the file.
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
