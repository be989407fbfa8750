import SceneArchive
import SceneValues

struct ConnectionPreparation {
  let file: SceneFile
  let unit: UnitRecord
  private(set) var outlets: [PreparedUnit.Outlet] = []
  private(set) var collections: [PreparedUnit.Collection] = []
  private(set) var actions: [PreparedUnit.Action] = []
  private(set) var triggers: [PreparedUnit.Trigger] = []
  private(set) var embeddings: [PreparedUnit.Embedding] = []
  private var senders: [ObjectIdentifier: ActionSender] = [:]

  private var archive: Archive { file.archive }

  init(file: SceneFile, unit: UnitRecord) {
    self.file = file
    self.unit = unit
  }

  mutating func run() throws(LoadingError) {
    for index in unit.connections {
      let connection = archive.connection(at: index)
      switch connection.kind {
      case .outlet(let key, let destination):
        let name = archive.key(at: key)
        guard
          let (access, isKnown) = try outlet(
            name, of: connection.source, isCollection: false, connection: index), isKnown
        else { continue }
        outlets.append(
          PreparedUnit.Outlet(
            source: end(connection.source)!, name: name, access: access, connection: index,
            destination: end(destination)!))
      case .collection(let key, let members):
        let name = archive.key(at: key)
        guard
          let (access, isKnown) = try outlet(
            name, of: connection.source, isCollection: true, connection: index), isKnown
        else { continue }
        collections.append(
          PreparedUnit.Collection(
            source: end(connection.source)!, name: name, access: access, connection: index,
            members: members.map { end(archive.member(at: $0))! }))
      case .action(let selector, let target, let event):
        try prepareAction(
          archive.selector(at: selector), from: connection.source, to: target, event: event, connection: index
        )
      case .trigger(let segue, _) where file.segue(at: segue).kind == "embed":
        guard unit.kind == .view, case .unit(let container)? = end(connection.source) else {
          throw file.error(
            .refused("a scene can be embedded only in the view of a controller"),
            connection: index,
            of: object(connection.source) ?? self.unit.objects.lowerBound)
        }
        embeddings.append(PreparedUnit.Embedding(container: container, segue: segue))
      case .trigger(let segue, let event):
        guard let event = try self.event(event, of: connection.source, connection: index) else { continue }
        triggers.append(
          PreparedUnit.Trigger(
            sender: end(connection.source)!, access: performing(segue), event: event, connection: index))
      }
    }
  }

  private mutating func prepareAction(
    _ selector: String, from sender: Reference, to target: Reference, event: Int?, connection: Int
  ) throws(LoadingError) {
    guard let event = try self.event(event, of: sender, connection: connection) else { return }
    var action = PreparedUnit.Action(
      sender: end(sender)!, selector: selector, event: event, access: nil, sending: try self.sender(sender),
      target: end(target), connection: connection)
    if case .object(let index) = target {
      let (registered, substitutes) = try file.registeredClass(ofObject: index)
      action.access = registered.action(selector)
      if action.access == nil {
        if substitutes != nil { return }
        throw file.error(
          .unknownAction(selector, class: registered.name), connection: connection,
          of: object(sender) ?? index)
      }
    }
    actions.append(action)
  }

  /// Returns the function that connects actions to an object of this class, or nil for the owner, whose class is unknown.
  private mutating func sender(_ reference: Reference) throws(LoadingError) -> ActionSender? {
    guard case .object(let index) = reference else { return nil }
    let type: any AnyObject.Type = try file.registeredClass(ofObject: index).registered.type
    if let known = senders[ObjectIdentifier(type)] { return known }
    let sender = ActionSender(type)
    senders[ObjectIdentifier(type)] = sender
    return sender
  }

  /// Returns the access to an outlet. The access is nil if the source is the owner, whose class is not yet known.
  private func outlet(
    _ name: String, of source: Reference, isCollection: Bool, connection: Int
  ) throws(LoadingError) -> (access: OutletAccess?, isKnown: Bool)? {
    guard case .object(let index) = source else { return (nil, true) }
    let (registered, substitutes) = try file.registeredClass(ofObject: index)
    if let access = registered.outlet(name), access.isCollection == isCollection { return (access, true) }
    if substitutes != nil { return (nil, false) }
    throw file.error(.undefinedKey(name, class: registered.name), connection: connection, of: index)
  }

  private func event(
    _ event: Int?, of sender: Reference, connection: Int
  ) throws(LoadingError) -> UInt32? {
    guard case .object(let index) = sender else { return nil }
    let (registered, substitutes) = try file.registeredClass(ofObject: index)
    let name = event.map { archive.key(at: $0) }
    if let event = registered.event(name) { return event }
    if substitutes != nil { return nil }
    guard let name, !registered.eventNames.isEmpty else {
      throw file.error(.cannotSend(class: registered.name), connection: connection, of: index)
    }
    throw file.error(
      .unknownEvent(name, class: registered.name, known: registered.eventNames), connection: connection,
      of: index)
  }

  private func performing(_ segue: Int) -> ActionAccess {
    ActionAccess { (target: AnyObject, sender: AnyObject) in
      (target as? any SegueSource)?.performTriggeredSegue(at: segue, sender: sender)
    }
  }

  private func object(_ reference: Reference) -> Int? {
    guard case .object(let index) = reference else { return nil }
    return index
  }

  private func end(_ reference: Reference) -> PreparedUnit.End? {
    switch reference {
    case .firstResponder: nil
    case .owner: .owner
    case .object(let index) where unit.objects.contains(index): .unit(index - unit.objects.lowerBound)
    case .object(let index): .scene(index)
    }
  }
}
