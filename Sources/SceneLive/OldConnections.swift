import SceneRuntime

struct OldConnections {
  private struct Outlet: Hashable {
    let source: ObjectIdentifier
    let name: String
  }

  private struct Sent: Equatable {
    let selector: String
    let target: ObjectIdentifier?
    let event: UInt32
    let segue: Int?
  }

  private var outlets: [Outlet: ObjectIdentifier?] = [:]
  private var collections: [Outlet: [ObjectIdentifier]] = [:]
  private var sent: [ObjectIdentifier: [Sent]] = [:]
  /// The connected objects. This reference prevents them from being released during the reload.
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  init(of existingUnit: ExistingUnit, _ unit: PreparedUnit) {
    self.init(unit, in: existingUnit.file, scene: existingUnit.scene) { existingUnit.object(at: $0) }
  }

  private init(
    _ unit: PreparedUnit, in file: SceneFile, scene: SceneInstance?,
    _ object: (PreparedUnit.End) -> AnyObject?
  ) {
    func identity(_ end: PreparedUnit.End) -> ObjectIdentifier? {
      guard let found = object(end) else { return nil }
      objects[ObjectIdentifier(found)] = found
      return ObjectIdentifier(found)
    }
    for outlet in unit.outlets {
      guard let source = identity(outlet.source) else { continue }
      outlets[Outlet(source: source, name: outlet.name)] = .some(identity(outlet.destination))
    }
    for collection in unit.collections {
      guard let source = identity(collection.source) else { continue }
      collections[Outlet(source: source, name: collection.name)] = collection.members.compactMap(identity)
    }
    for action in unit.actions {
      guard let sender = identity(action.sender) else { continue }
      let target = action.target.flatMap(identity)
      if action.target != nil, target == nil { continue }
      sent[sender, default: []].append(
        Sent(selector: action.selector, target: target, event: action.event, segue: nil))
    }
    guard let controller = scene?.controller else { return }
    objects[ObjectIdentifier(controller)] = controller
    for trigger in unit.triggers {
      guard let sender = identity(trigger.sender) else { continue }
      let segue = Self.segue(of: trigger, in: file)
      sent[sender, default: []].append(
        Sent(
          selector: "performSegue:", target: ObjectIdentifier(controller), event: trigger.event, segue: segue)
      )
    }
  }

  private static func segue(of trigger: PreparedUnit.Trigger, in file: SceneFile) -> Int? {
    guard case .trigger(let segue, _) = file.archive.connection(at: trigger.connection).kind else {
      return nil
    }
    return segue
  }

  /// Updates the connections that differ. Connections that were made in code remain unchanged.
  func change(to instantiation: Instantiation) {
    let unit = instantiation.unit
    let new = OldConnections(unit, in: instantiation.file, scene: instantiation.scene) {
      instantiation.object(at: $0)
    }
    let registry = instantiation.file.registry
    for (outlet, _) in outlets where new.outlets[outlet] == nil {
      guard let source = objects[outlet.source] else { continue }
      _ = registry.registeredClass(of: source)?.outlet(outlet.name)?.set(source, nil)
    }
    for (outlet, _) in collections where new.collections[outlet] == nil {
      guard let source = objects[outlet.source] else { continue }
      _ = registry.registeredClass(of: source)?.outlet(outlet.name)?.setAll(source, [])
    }
    for outlet in unit.outlets {
      guard let source = instantiation.object(at: outlet.source) else { continue }
      let key = Outlet(source: ObjectIdentifier(source), name: outlet.name)
      if outlets[key] != new.outlets[key] { instantiation.connect(outlet) }
    }
    for collection in unit.collections {
      guard let source = instantiation.object(at: collection.source) else { continue }
      let key = Outlet(source: ObjectIdentifier(source), name: collection.name)
      if collections[key] != new.collections[key] { instantiation.connect(collection) }
    }
    changeActions(to: new, instantiation)
  }

  private func changeActions(to new: OldConnections, _ instantiation: Instantiation) {
    let senders = Set(sent.keys).union(new.sent.keys).filter { sent[$0] != new.sent[$0] }
    for sender in senders {
      guard let object = objects[sender] as? any ActionForgetting else { continue }
      for old in sent[sender] ?? [] {
        object.disconnect(old.selector, from: old.target.flatMap { objects[$0] }, forEvent: old.event)
      }
    }
    for action in instantiation.unit.actions {
      guard let sender = instantiation.object(at: action.sender), senders.contains(ObjectIdentifier(sender))
      else { continue }
      instantiation.connect(action)
    }
    for trigger in instantiation.unit.triggers {
      guard let sender = instantiation.object(at: trigger.sender), senders.contains(ObjectIdentifier(sender))
      else { continue }
      instantiation.connect(trigger)
    }
  }
}
