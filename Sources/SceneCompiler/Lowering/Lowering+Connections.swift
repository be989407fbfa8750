import SceneArchive
import SceneModel
import SceneValues

extension Lowering {
  mutating func lowerSegues() {
    let places = seguePlaces
    let order = places.indices.sorted { places[$0] < places[$1] }
    let segues = Dictionary(grouping: order) { document.objects[document.segues[$0].holder].scene }
    for scene in document.scenes.indices {
      let start = content.segues.count
      for index in segues[scene] ?? [] { lowerSegue(index) }
      content.scenes[scene].segues = start..<content.segues.count
    }
  }

  var seguePlaces: [Int] {
    // The ranks are computed first, because a closure that captures `self` would copy the lowered content.
    let ranks = document.segues.indices.map { index in
      let rank = rank(ofSegue: index)
      return (rank.scene, rank.prototype, document.segues[index].holder, index)
    }
    let order = ranks.sorted { $0 < $1 }.map(\.3)
    var places = Array(repeating: 0, count: order.count)
    for (place, index) in order.enumerated() { places[index] = place }
    return places
  }

  /// Returns the sort key of a segue. Within a scene, the segues of prototypes come last, as their objects do.
  private func rank(ofSegue index: Int) -> (scene: Int, prototype: Int) {
    let holder = document.segues[index].holder
    let unit = units[holder]
    return (document.objects[holder].scene ?? 0, content.units[unit].kind == .prototype ? unit : 0)
  }

  private mutating func lowerSegue(_ index: Int) {
    let segue = document.segues[index]
    var record = SegueRecord(kind: content.string(segue.kind.text), source: places[segue.source!]!)
    record.identifier = segue.identifier.map { content.string($0.text) }
    if let destination = segue.destination {
      if segue.isInOtherStoryboard {
        record.external = content.string(destination.text)
      } else {
        record.destination = document.object(withID: destination.text).flatMap { document.objects[$0].scene }
      }
    }
    record.selector = segue.action.map { content.selector($0.text) }
    record.customClass = segue.customClass.map { classIndex(named: $0.text) }
    record.values = lowerValues(
      of: .segue(index), class: number(ofClass: LanguageElement.segueClass))
    if let anchor = segue.anchor {
      content.appendValue(key: "anchor", .string(anchor.text))
      record.values = record.values.lowerBound..<content.values.count
    }
    content.segues.append(record)
    sourceMap.segues.append(position(segue.nameRange))
  }

  /// Lowers connections by unit. A connection is in the unit of a view if its source or its destination is in the view.
  /// Within a unit, connections are sorted by source, because Xcode writes them before or after an object's children.
  mutating func lowerConnections() {
    func sorted(_ connections: Range<Int>, by start: (Int) -> Int) -> [Int] {
      connections.sorted { (start($0), $0) < (start($1), $1) }
    }
    let outlets = Dictionary(
      grouping: sorted(document.outlets.indices) { document.outlets[$0].source ?? -1 }
    ) { unit(of: document.outlets[$0]) }
    let actions = Dictionary(
      grouping: sorted(document.actions.indices) { document.actions[$0].sender }
    ) { unit(of: document.actions[$0]) }
    let segues = Dictionary(
      grouping: sorted(document.segues.indices) { document.segues[$0].holder }
    ) { document.segues[$0].trigger.map { units[$0] } }
    let seguePlaces = seguePlaces
    for unit in content.units.indices {
      let start = content.connections.count
      for index in outlets[unit] ?? [] where isTaken(document.outlets[index]) {
        written.outlets[index] = content.connections.count
        lower(document.outlets[index])
      }
      for index in actions[unit] ?? [] where isSent(document.actions[index]) {
        written.actions[index] = content.connections.count
        lower(document.actions[index])
      }
      for index in segues[unit] ?? [] {
        append(
          ConnectionRecord(
            source: .object(places[document.segues[index].trigger!]!),
            kind: .trigger(seguePlaces[index], event: nil)),
          at: position(document.segues[index].nameRange))
      }
      content.units[unit].connections = start..<content.connections.count
    }
  }

  private mutating func lower(_ outlet: OutletNode) {
    let source = outlet.source.map { Reference.object(places[$0]!) } ?? .owner
    let key = content.key(outlet.property.text)
    let kind: ConnectionRecord.Kind
    if outlet.isCollection {
      let start = content.members.count
      content.members += outlet.destinations.map { reference($0.text) }
      kind = .collection(key, members: start..<content.members.count)
    } else {
      kind = .outlet(key, to: reference(outlet.destinations[0].text))
    }
    append(ConnectionRecord(source: source, kind: kind), at: position(outlet.nameRange))
  }

  /// Returns whether the source can have the outlet. The class library lacks some outlets of UIKit.
  private func isTaken(_ outlet: OutletNode) -> Bool {
    let name = outlet.source.map { document.objects[$0].className } ?? document.owner?.text
    return name.map { !vocabulary.lacksOutlet(outlet.property.text, $0) } ?? true
  }

  /// Returns whether the sender can send the event and the target can have the action. Interface Builder offers every
  /// event for each control, and the class library lacks some actions of UIKit.
  private func isSent(_ action: ActionNode) -> Bool {
    if let event = action.event?.text, let sender = document.objects[action.sender].className {
      let events = vocabulary.events(of: sender)
      if !events.isEmpty, !events.contains(event) { return false }
    }
    guard let target = document.object(withID: action.destination.text),
      let name = document.objects[target].className, vocabulary.isComplete(name)
    else { return true }
    return vocabulary.action(action.selector.text, of: name) != nil
  }

  private mutating func lower(_ action: ActionNode) {
    let event = action.event.map { content.key($0.text) }
    append(
      ConnectionRecord(
        source: .object(places[action.sender]!),
        kind: .action(
          content.selector(action.selector.text), to: reference(action.destination.text), event: event)),
      at: position(action.nameRange))
  }

  private mutating func append(_ connection: ConnectionRecord, at position: SourceMap.Position) {
    content.connections.append(connection)
    sourceMap.connections.append(position)
  }

  private func reference(_ id: String) -> Reference {
    switch ReservedID(rawValue: id) {
    case .firstResponder: .firstResponder
    case .owner: .owner
    default: .object(places[document.object(withID: id)!]!)
    }
  }

  private func unit(of outlet: OutletNode) -> Int {
    unit(of: [outlet.source] + outlet.destinations.map { document.object(withID: $0.text) })
  }

  private func unit(of action: ActionNode) -> Int {
    unit(of: [action.sender, document.object(withID: action.destination.text)])
  }

  /// Returns the last unit of a connection's ends. A scene's unit precedes those of its view and its prototypes.
  private func unit(of ends: [Int?]) -> Int { ends.compactMap { $0 }.map { units[$0] }.max() ?? 0 }
}
