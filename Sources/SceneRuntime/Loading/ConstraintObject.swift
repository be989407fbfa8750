import SceneArchive

/// A class whose objects are constraints of a scene: `<constraint id="…">`.
package protocol ConstraintObject: SceneObject {
  /// Told once, when every object of the unit is made, and before anything is connected.
  ///
  /// - Parameters:
  ///   - constraint: what the scene says; its items are those of the file.
  ///   - first: the object of the first side.
  ///   - second: that of the second; nil without one.
  func load(_ constraint: ConstraintRecord, first: any SceneObject, second: (any SceneObject)?)
}

extension PreparedUnit {
  /// A constraint that is an object of the unit; all indices are the unit's.
  struct Constraint: Sendable {
    var record: ConstraintRecord
    var object: Int
    var first: Int
    var second: Int?
  }
}

extension Archive {
  func preparedConstraints(ofUnit index: Int) -> [PreparedUnit.Constraint] {
    let start = unit(at: index).objects.lowerBound
    return constraints(ofUnit: index).compactMap {
      let record = constraint(at: $0)
      return record.object.map {
        PreparedUnit.Constraint(
          record: record, object: $0 - start, first: record.first.object - start,
          second: record.second.map { $0.object - start })
      }
    }
  }
}

extension Instantiation {
  /// Tells the constraints among the objects what they say.
  func loadConstraints() throws {
    for constraint in unit.constraints {
      guard let made = object(at: constraint.object) as? any ConstraintObject,
        let first = object(at: constraint.first)
      else {
        throw file.error(
          .cannotInstantiate(class: unit.objects[constraint.object].registered.name),
          object: unit.firstObject + constraint.object)
      }
      made.load(constraint.record, first: first, second: constraint.second.flatMap(object(at:)))
    }
  }
}
