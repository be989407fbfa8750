import SceneArchive

extension ArchiveContent {
  /// Changes one field of a record to another value that is valid for the field.
  package mutating func mutate(using random: inout some RandomNumberGenerator) {
    func pick(_ count: Int) -> Int { Int.random(in: 0..<max(count, 1), using: &random) }
    func reference(_ count: Int) -> Reference { pick(12) == 0 ? .owner : .object(pick(count)) }
    let count = objects.count
    switch pick(16) {
    case 0, 1: objects[pick(count)].classIndex = pick(classes.count)
    case 2: objects[pick(count)].elementClass = pick(classes.count)
    case 3:
      let (one, other) = (pick(count), pick(count))
      let first = objects[one]
      (objects[one].classIndex, objects[one].elementClass) =
        (objects[other].classIndex, objects[other].elementClass)
      (objects[other].classIndex, objects[other].elementClass) = (first.classIndex, first.elementClass)
    case 4:
      let index = pick(count)
      if objects[index].slot != nil { objects[index].slot = pick(keys.count) }
    case 5: objects[pick(count)].id = objects[pick(count)].id
    case 6: if !values.isEmpty { values[pick(values.count)].key = pick(keys.count) }
    case 7: if !values.isEmpty { values[pick(values.count)].isRuntimeAttribute.toggle() }
    case 8:
      guard !values.isEmpty else { return }
      let (one, other) = (pick(values.count), pick(values.count))
      (values[one].kind, values[one].payload) = (values[other].kind, values[other].payload)
    case 9: if !connections.isEmpty { connections[pick(connections.count)].source = reference(count) }
    case 10, 11:
      guard !connections.isEmpty else { return }
      let index = pick(connections.count)
      switch connections[index].kind {
      case .outlet: connections[index].kind = .outlet(pick(keys.count), to: reference(count))
      case .collection(_, let members):
        connections[index].kind = .collection(pick(keys.count), members: members)
      case .action:
        connections[index].kind = .action(
          pick(selectors.count), to: reference(count), event: pick(2) == 0 ? nil : pick(keys.count))
      case .trigger: connections[index].kind = .trigger(pick(segues.count), event: nil)
      }
    case 12:
      guard !members.isEmpty else { return }
      members[pick(members.count)] = reference(count)
    case 13:
      guard !segues.isEmpty else { return }
      let index = pick(segues.count)
      switch pick(4) {
      case 0: segues[index].kind = segues[pick(segues.count)].kind
      case 1: segues[index].destination = pick(scenes.count)
      case 2: segues[index].customClass = pick(classes.count)
      default: segues[index].source = pick(count)
      }
    case 14:
      if scenes.isEmpty {
        document.ownerClass = pick(classes.count)
      } else {
        scenes[pick(scenes.count)].controller = pick(count)
      }
    default:
      if pick(2) == 0, !prototypes.isEmpty {
        let index = pick(prototypes.count)
        if pick(2) == 0 {
          prototypes[index].slot = pick(keys.count)
        } else {
          prototypes[index].holder = pick(count)
        }
      } else if !constraints.isEmpty {
        let index = pick(constraints.count)
        switch pick(3) {
        case 0: constraints[index].object = pick(count)
        case 1: constraints[index].first.object = pick(count)
        default: constraints[index].holder = pick(count)
        }
      } else if !variations.isEmpty {
        variations[pick(variations.count)].object = pick(count)
      }
    }
  }
}
