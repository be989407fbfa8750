import SceneArchive

/// A class whose objects represent constraints in a scene, such as `<constraint id="…">`.
package protocol ConstraintObject: SceneObject {
  /// Connects the constraint to its items. The loader calls this method once after all objects in the unit have been
  /// created, and before they are connected.
  func connect(first: any SceneObject, second: (any SceneObject)?)
}

/// A class whose elements can contain constraints for which no objects are created.
package protocol ConstraintOwner: SceneObject {
  /// Adds a constraint. The loader calls this method once for each constraint after all objects have been created, and
  /// before they are connected.
  func hold(_ constraint: LoadedConstraint, first: any SceneObject, second: (any SceneObject)?)
}

package struct LoadedConstraint: Sendable {
  package let record: ConstraintRecord
  let file: SceneFile
  package let number: Int

  package var place: LoadingError.Place {
    var place = file.place(ofObject: record.holder)
    if let position = file.archive.position(ofConstraint: number) {
      (place.line, place.column) = (position.line, position.column)
    }
    return place
  }
}

extension Coder {
  package var constraint: LoadedConstraint? {
    let unit = instantiation.unit
    return unit.constraintObjects[index].map { position in
      let constraint = unit.constraints[position]
      return LoadedConstraint(
        record: constraint.record, file: instantiation.file, number: constraint.number)
    }
  }
}

extension Instantiation {
  func connectConstraints() throws {
    for constraint in unit.constraints { try connect(constraint) }
  }

  package func connect(_ constraint: PreparedUnit.Constraint) throws {
    guard let object = constraint.record.object else { return hold(constraint) }
    let index = object - unit.firstObject
    guard let made = self.object(at: index) as? any ConstraintObject,
      let first = self.object(at: constraint.first)
    else {
      throw file.error(
        .cannotInstantiate(class: unit.objects[index].registered.name), object: unit.firstObject + index)
    }
    made.connect(first: first, second: constraint.second.flatMap(self.object(at:)))
  }

  private func hold(_ constraint: PreparedUnit.Constraint) {
    guard let holder = object(at: constraint.holder) as? any ConstraintOwner,
      let first = object(at: constraint.first)
    else { return }
    let loaded = LoadedConstraint(record: constraint.record, file: file, number: constraint.number)
    guard let second = constraint.second else { return holder.hold(loaded, first: first, second: nil) }
    if let second = object(at: second) { holder.hold(loaded, first: first, second: second) }
  }
}
