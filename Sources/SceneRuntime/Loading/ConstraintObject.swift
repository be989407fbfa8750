import SceneArchive

/// A class whose objects are constraints of a scene: `<constraint id="…">`.
package protocol ConstraintObject: SceneObject {
  /// Told once, when every object of the unit is made, and before anything is connected.
  ///
  /// - Parameters:
  ///   - first: the object of the first side.
  ///   - second: that of the second; nil without one.
  func connect(first: any SceneObject, second: (any SceneObject)?)
}

extension PreparedUnit {
  /// A constraint that is an object of the unit; all indices are the unit's.
  struct Constraint: Sendable {
    var record: ConstraintRecord
    var first: Int
    var second: Int?
  }
}

extension Coder {
  /// What the scene says, for a class of constraints; its items are those of the file. Nil for any other object.
  package var constraint: ConstraintRecord? {
    instantiation.unit.constraints[index]?.record
  }
}

extension Archive {
  /// By the objects that they are.
  func preparedConstraints(ofUnit index: Int) -> [Int: PreparedUnit.Constraint] {
    let start = unit(at: index).objects.lowerBound
    var prepared: [Int: PreparedUnit.Constraint] = [:]
    for record in constraints(ofUnit: index).map(constraint) {
      guard let object = record.object else { continue }
      prepared[object - start] = PreparedUnit.Constraint(
        record: record, first: record.first.object - start, second: record.second.map { $0.object - start })
    }
    return prepared
  }
}

extension Instantiation {
  /// Gives the constraints among the objects the views that they speak of.
  func connectConstraints() throws {
    for (index, constraint) in unit.constraints {
      guard let made = object(at: index) as? any ConstraintObject,
        let first = object(at: constraint.first)
      else {
        throw file.error(
          .cannotInstantiate(class: unit.objects[index].registered.name), object: unit.firstObject + index)
      }
      made.connect(first: first, second: constraint.second.flatMap(object(at:)))
    }
  }
}
