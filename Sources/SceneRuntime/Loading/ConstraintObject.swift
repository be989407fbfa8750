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

/// A class in whose elements constraints stand that are no objects.
package protocol ConstraintHolder: SceneObject {
  /// Told once of each, when every object of the unit is made, and before anything is connected.
  ///
  /// - Parameters:
  ///   - constraint: what the scene says.
  ///   - first: the object of the first side.
  ///   - second: that of the second; nil without one.
  func hold(_ constraint: LoadedConstraint, first: any SceneObject, second: (any SceneObject)?)
}

/// A constraint of a scene, as its file has it.
package struct LoadedConstraint: Sendable {
  /// Its items are those of the file.
  package let record: ConstraintRecord
  let file: SceneFile
  package let number: Int

  /// Where it stands, as far as the file tells.
  package var place: LoadingError.Place {
    var place = file.place(ofObject: record.holder)
    if let position = file.archive.position(ofConstraint: number) {
      (place.line, place.column) = (position.line, position.column)
    }
    return place
  }
}

extension Coder {
  /// What the scene says, for a class of constraints. Nil for any other object.
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
  /// Gives the constraints among the objects the views that they speak of, and the views the others that stand in them.
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

  /// What stands in for an unknown class has no use for constraints.
  private func hold(_ constraint: PreparedUnit.Constraint) {
    guard let holder = object(at: constraint.holder) as? any ConstraintHolder,
      let first = object(at: constraint.first)
    else { return }
    let loaded = LoadedConstraint(record: constraint.record, file: file, number: constraint.number)
    guard let second = constraint.second else { return holder.hold(loaded, first: first, second: nil) }
    if let second = object(at: second) { holder.hold(loaded, first: first, second: second) }
  }
}
