import SceneArchive
import SceneRuntime
import SceneUI

/// A namespace for functions that reload the constraints of a unit. Only constraints with ids are scene objects.
enum LiveConstraints {
  struct State: Equatable {
    let ends: [ObjectIdentifier?]
    let first: ConstraintRecord.Side
    let second: ConstraintRecord.Side?
    let relation: Int
    let numbers: [Double]

    init(_ constraint: PreparedUnit.Constraint, _ object: (Int) -> AnyObject?) {
      ends = [object(constraint.holder), object(constraint.first), constraint.second.flatMap(object)].map {
        $0.map { ObjectIdentifier($0) }
      }
      var (first, second) = (constraint.record.first, constraint.record.second)
      first.object = 0
      second?.object = 0
      (self.first, self.second) = (first, second)
      relation = constraint.record.relation.hashValue
      numbers = [constraint.record.multiplier, constraint.record.constant, constraint.record.priority]
    }
  }

  static func made(
    of constraint: PreparedUnit.Constraint, by instantiation: Instantiation
  ) -> LayoutConstraint? {
    if let object = constraint.record.object {
      return instantiation.object(at: object - instantiation.unit.firstObject) as? LayoutConstraint
    }
    let holder = instantiation.object(at: constraint.holder) as? View
    return holder?.constraintView.constraints.last { (other: LayoutConstraint) -> Bool in
      other.sceneID == nil && other.fileNumber == constraint.number
    }
  }
}
