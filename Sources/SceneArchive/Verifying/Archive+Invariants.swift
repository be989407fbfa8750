extension Archive {
  /// Whether all of the verifier's invariants hold. This slow check for tests uses only public accessors.
  package var invariantsHold: Bool {
    namesHold && valuesHold && objectsHold && connectionsHold && scenesHold && prototypesHold
      && appearancesHold && stringTablesHold && pluralsHold && constraintsHold && variationsHold
      && importsHold
      && sourceMapHolds
  }

  private var namesHold: Bool {
    let strings = 0..<stringCount
    return strings.allSatisfy { String(validating: Array(string(at: $0).utf8), as: UTF8.self) != nil }
      && (0..<classCount).map(classRecord).allSatisfy { record in
        strings.contains(record.name) && record.module.map(strings.contains) ?? true
          && record.element.map(strings.contains) ?? true
      }
      && Set((0..<keyCount).map { name($0, in: tables.keys) }).count == keyCount
      && Set((0..<selectorCount).map { name($0, in: tables.selectors) }).count == selectorCount
  }

  private var valuesHold: Bool {
    var ranges = [document.values]
    ranges += (0..<objectCount).map { object(at: $0).values }
    ranges += (0..<segueCount).map { segue(at: $0).values }
    ranges += (0..<appearanceCount).map { appearance(at: $0).values }
    ranges += (0..<variationCount).map { variation(at: $0).values }
    return ranges.flatMap(Array.init) == Array(0..<valueCount)
      && (0..<valueCount).allSatisfy { index in
        (0..<keyCount).contains(valueRecord(at: index).key) && value(at: index) == value(at: index)
      }
  }

  private var objectsHold: Bool {
    (0..<unitCount).flatMap { Array(unit(at: $0).objects) } == Array(0..<objectCount)
      && (0..<unitCount).allSatisfy { index in
        let unit = unit(at: index)
        var counts: [Int: Int] = [:]
        for number in unit.objects {
          var ancestor = object(at: number).parent
          while let above = ancestor, unit.objects.contains(above) {
            guard above < number else { return false }
            counts[above, default: 0] += 1
            ancestor = object(at: above).parent
          }
          guard ancestor == (unit.kind == .view ? unit.scene.map { scene(at: $0).controller } : nil) else {
            return false
          }
        }
        return unit.objects.allSatisfy { number in
          let record = object(at: number)
          return record.descendants == counts[number, default: 0]
            && (record.slot == nil) == (record.parent == nil)
            && (0..<classCount).contains(record.classIndex)
            && classRecord(at: record.elementClass).element != nil
            && record.id.map((0..<stringCount).contains) ?? true
            && record.slot.map((0..<keyCount).contains) ?? true
        }
      }
  }

  private var connectionsHold: Bool {
    var members: [Int] = []
    for index in 0..<unitCount {
      let unit = unit(at: index)
      func reaches(_ reference: Reference) -> Bool {
        switch reference {
        case .object(let object):
          unit.objects.contains(object)
            || ((unit.kind == .view || unit.kind == .prototype && unit.scene != nil)
              && self.unit(at: scene(at: unit.scene!).sceneUnit).objects.contains(object))
        case .owner: unit.kind == .nib
        case .firstResponder: false
        }
      }
      for connection in unit.connections.map(connection) {
        guard reaches(connection.source) else { return false }
        switch connection.kind {
        case .outlet(let key, let destination):
          guard (0..<keyCount).contains(key), reaches(destination) else { return false }
        case .collection(let key, let range):
          guard (0..<keyCount).contains(key), range.map(member).allSatisfy(reaches) else { return false }
          members += range
        case .action(let selector, let destination, let event):
          guard (0..<selectorCount).contains(selector), event.map((0..<keyCount).contains) ?? true,
            destination == .firstResponder || reaches(destination)
          else { return false }
        case .trigger(let segue, let event):
          guard event.map((0..<keyCount).contains) ?? true, scene(at: unit.scene!).segues.contains(segue)
          else {
            return false
          }
        }
      }
    }
    return members == Array(0..<memberCount)
      && (0..<unitCount).flatMap { Array(unit(at: $0).connections) } == Array(0..<connectionCount)
  }

  private var scenesHold: Bool {
    let scenes = (0..<sceneCount).map(scene(at:))
    return scenes.flatMap { Array($0.segues) } == Array(0..<segueCount)
      && scenes.enumerated().allSatisfy { index, scene in
        let own = unit(at: scene.sceneUnit)
        return own.kind == .scene && own.scene == index && own.objects.contains(scene.controller)
          && object(at: scene.controller).parent == nil
          && scene.viewUnit.map { unit(at: $0).kind == .view && unit(at: $0).scene == index } ?? true
          && scene.segues.allSatisfy { own.objects.contains(segue(at: $0).source) }
      }
      && (document.initialScene.map((0..<sceneCount).contains) ?? true)
  }

  private var prototypesHold: Bool {
    let prototypes = (0..<prototypeCount).map(prototype)
    return prototypes.map(\.unit) == (0..<unitCount).filter { unit(at: $0).kind == .prototype }
      && prototypes.allSatisfy { prototype in
        (0..<keyCount).contains(prototype.slot)
          && (0..<prototype.unit).contains { unit(at: $0).objects.contains(prototype.holder) }
      }
  }

  private var appearancesHold: Bool {
    let rules = (0..<appearanceCount).map(appearance)
    let classes = 0..<classCount
    return rules.flatMap { Array($0.containers) } == Array(0..<containerCount)
      && (0..<containerCount).allSatisfy { classes.contains(container(at: $0)) }
      && rules.allSatisfy {
        classes.contains($0.classIndex) && $0.variant.map((0..<keyCount).contains) ?? true
      }
  }

  private var constraintsHold: Bool {
    let constraints = (0..<constraintCount).map(constraint(at:))
    let objects = constraints.compactMap(\.object)
    return (0..<unitCount).flatMap { Array(self.constraints(ofUnit: $0)) } == Array(0..<constraintCount)
      && (0..<unitCount).allSatisfy { index in
        let reach = unit(at: index).objects
        return self.constraints(ofUnit: index).map(constraint(at:)).allSatisfy {
          reach.contains($0.holder) && reach.contains($0.first.object)
            && $0.object.map(reach.contains) ?? true
            && $0.second.map { reach.contains($0.object) } ?? true
            && [$0.multiplier, $0.constant, $0.priority].allSatisfy(\.isFinite)
        }
      }
      && constraints.allSatisfy { record in
        record.object.map { object(at: $0).parent == record.holder } ?? true
      }
      && Set(objects).count == objects.count
  }

  private var sourceMapHolds: Bool {
    guard let sourceMap else { return true }
    return sourceMap.objects.count == objectCount && sourceMap.connections.count == connectionCount
      && sourceMap.segues.count == segueCount && sourceMap.appearances.count == appearanceCount
      && sourceMap.constraints.count == constraintCount
      && (0..<objectCount).allSatisfy { position(ofObject: $0) == sourceMap.objects[$0] }
  }
}
