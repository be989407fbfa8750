import SceneArchive
import SceneValues

extension Instantiation {
  /// Checks all connections before any connection is made, so that an error leaves existing objects unchanged.
  package func checkConnections() throws {
    guard unit.namesOwner || !unit.connectionsFit.load(ordering: .relaxed) else { return }
    // Tools that do not have the code of the host app can show the content of a nib without an owner.
    if unit.namesOwner, owner == nil, !file.options.substitutesUnknownClasses {
      throw LoadingError(.missingOwner, at: file.place(ofObject: unit.firstObject))
    }
    for outlet in unit.outlets {
      try check(outlet, isCollection: false, destinations: [outlet.destination])
    }
    for collection in unit.collections {
      try check(collection, isCollection: true, destinations: collection.members)
    }
    for action in unit.actions { try check(action) }
    for trigger in unit.triggers { _ = try sender(at: trigger.sender, connection: trigger.connection) }
    unit.connectionsFit.store(true, ordering: .relaxed)
  }

  private func check(
    _ outlet: some PreparedUnit.NamedConnection, isCollection: Bool, destinations: [PreparedUnit.End]
  ) throws {
    guard let source = object(at: outlet.source) else { return }
    guard let access = access(of: outlet, of: source), access.isCollection == isCollection else {
      throw error(.undefinedKey(outlet.name, class: className(of: source)), outlet.connection, outlet.source)
    }
    for end in destinations {
      // The missing class, or an extension in the host app, may conform to the protocol.
      guard let found = object(at: end), !access.accepts(found), !file.options.substitutesUnknownClasses
      else { continue }
      throw error(
        .objectDoesNotFit(
          key: outlet.name, class: className(of: source), expected: access.type,
          found: TypeName(type(of: found)).name), outlet.connection, outlet.source)
    }
  }

  private func check(_ action: PreparedUnit.Action) throws {
    guard let sender = try sender(at: action.sender, connection: action.connection),
      let end = action.target, let target = object(at: end)
    else { return }
    guard let access = access(of: action, on: target) else {
      throw error(
        .unknownAction(action.selector, class: className(of: target)), action.connection, action.sender)
    }
    guard access.accepts(sender) else {
      throw error(
        .senderDoesNotFit(
          action: action.selector, class: className(of: target), expected: access.senderType,
          found: TypeName(type(of: sender)).name), action.connection, action.sender)
    }
  }

  private func sender(at end: PreparedUnit.End, connection: Int) throws -> (any ActionSending)? {
    guard let object = object(at: end) else { return nil }
    guard let sender = object as? any ActionSending else {
      throw error(.cannotSend(class: className(of: object)), connection, end)
    }
    return sender
  }

  package func connect(_ outlet: PreparedUnit.Outlet) {
    guard let source = object(at: outlet.source), let destination = object(at: outlet.destination) else {
      return
    }
    _ = access(of: outlet, of: source)?.set(source, destination)
  }

  package func connect(_ collection: PreparedUnit.Collection) {
    guard let source = object(at: collection.source) else { return }
    _ = access(of: collection, of: source)?.setAll(source, collection.members.compactMap(object(at:)))
  }

  package func connect(_ action: PreparedUnit.Action) {
    guard let sender = object(at: action.sender) else { return }
    guard let end = action.target else {
      var bound = BoundAction(selector: action.selector)
      place(&bound, action)
      return connect(bound, of: sender, action)
    }
    guard let target = object(at: end), let access = access(of: action, on: target) else { return }
    var bound = BoundAction(selector: action.selector, target: target, access: access)
    place(&bound, action)
    connect(bound, of: sender, action)
  }

  private func connect(
    _ bound: consuming BoundAction, of sender: AnyObject, _ action: PreparedUnit.Action
  ) {
    if let sending = action.sending {
      sending.connect(sender, bound, action.event)
    } else {
      (sender as? any ActionSending)?.connect(bound, forEvent: action.event)
    }
  }

  /// Stores the location of an action that requires an event. Only such actions can fail when they are sent.
  private func place(_ bound: inout BoundAction, _ action: PreparedUnit.Action) {
    guard bound.access?.needsEvent ?? action.selector.hasSuffix(":forEvent:") else { return }
    let (file, object) = (file, number(of: action.sender))
    bound.place(by: { file.error(.missingOwner, connection: action.connection, of: object).place })
  }

  package func connect(_ trigger: PreparedUnit.Trigger) {
    guard let sender = object(at: trigger.sender) as? any ActionSending, let controller = scene?.controller
    else { return }
    sender.connect(
      BoundAction(selector: "performSegue:", target: controller, access: trigger.access),
      forEvent: trigger.event)
  }

  /// Returns the access to an outlet. If the source is the owner, the access is looked up here, because the owner's class
  /// was not known during preparation.
  package func access(
    of outlet: some PreparedUnit.NamedConnection, of source: AnyObject
  ) -> OutletAccess? {
    outlet.access ?? file.registry.registeredClass(of: source)?.outlet(outlet.name)
  }

  private func access(of action: PreparedUnit.Action, on target: AnyObject) -> ActionAccess? {
    action.access ?? file.registry.registeredClass(of: target)?.action(action.selector)
  }

  private func className(of object: AnyObject) -> String { TypeName(type(of: object)).name }

  /// Returns the object at an end of a connection. Returns nil for an object in the scene's own unit that was released
  /// before the view was loaded.
  package func object(at end: PreparedUnit.End) -> AnyObject? {
    switch end {
    case .unit(let index): storage[index]
    case .scene(let index): sceneObject(at: index)
    case .owner: owner
    }
  }

  private func sceneObject(at index: Int) -> AnyObject? {
    if let last = lastSceneObject, last.index == index { return last.object }
    let object = scene?.object(at: index)
    lastSceneObject = object.map { (index, $0) }
    return object
  }

  private func error(_ kind: LoadingError.Kind, _ connection: Int, _ end: PreparedUnit.End) -> LoadingError {
    file.error(kind, connection: connection, of: number(of: end))
  }

  /// Returns the index in the file of the object at a connection's end. For the owner, this is the unit's first object.
  private func number(of end: PreparedUnit.End) -> Int {
    switch end {
    case .unit(let index): unit.firstObject + index
    case .scene(let index): index
    case .owner: unit.firstObject
    }
  }
}
