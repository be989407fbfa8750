extension ArchiveReader {
  /// The connections that start from an object.
  mutating func connections(of index: Int) {
    guard let records = connections[index], let first = records.first else { return }
    open("connections", from: first)
    for record in records { connection(record) }
    close()
  }

  private mutating func connection(_ record: Int) {
    guard let connection = graph.value("connection", of: record),
      let label = graph.scalar("label", of: connection)
    else { return keep(record) }
    let number = graph.scalar("connectionID", of: record)
    func end(_ name: String) -> String? {
      graph.value(name, of: connection).flatMap { self.records[$0]?.id }
    }
    switch graph.className(of: connection) {
    case "IBCocoaTouchOutletConnection", "IBOutletConnection":
      write("outlet", record, [("property", label), ("destination", end("destination")), ("id", number)])
    case "IBCocoaTouchOutletCollectionConnection", "IBOutletCollectionConnection":
      write(
        "outletCollection", record,
        [("property", label), ("destination", end("destination")), ("id", number)])
    case "IBCocoaTouchEventConnection":
      let type = graph.scalar("IBEventType", of: connection).flatMap(Int.init)
      let event = type.flatMap { ArchiveFacts.events[$0] }
      write(
        "action", record,
        [
          ("selector", label), ("destination", end("destination")), ("eventType", event), ("id", number),
        ])
    case "IBActionConnection":
      write("action", record, [("selector", label), ("target", end("source")), ("id", number)])
    default: keep(record)
    }
  }

  private mutating func write(_ name: String, _ record: Int, _ attributes: [(String, String?)]) {
    guard attributes[1].1 != nil else { return keep(record) }
    mark(record, .understood)
    open(name, from: record)
    for (name, value) in attributes {
      if let value { append(name, value, of: record) }
    }
    close()
  }

  mutating func constraints(_ entries: [Int]) {
    for entry in entries {
      guard let list = graph.resolved(entry), graph.isList(list) else { continue }
      understand(list)
      open("constraints", from: entry)
      for constraint in graph.items(of: list) { object(constraint, key: nil) }
      close()
    }
  }

  /// What a constraint says, as attributes of today's.
  mutating func constraint(_ index: Int) {
    func number(_ key: String) -> Int { graph.scalar(key, of: index).flatMap(Int.init) ?? 0 }
    let words = ArchiveFacts.layoutAttributes
    for (item, attribute) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")] {
      let place = number(attribute)
      if let id = graph.value(item, of: index).flatMap({ records[$0]?.id }) { append(item, id, of: index) }
      if words.indices.contains(place), place > 0 { append(attribute, words[place], of: index) }
    }
    switch number("relation") {
    case -1: append("relation", "lessThanOrEqual", of: index)
    case 1: append("relation", "greaterThanOrEqual", of: index)
    default: break
    }
    let constant =
      graph.value("constant", of: index).flatMap { graph.scalar($0) ?? graph.scalar("value", of: $0) }
    for (name, value) in [
      ("multiplier", graph.scalar("multiplier", of: index)), ("constant", constant),
      ("priority", graph.scalar("priority", of: index)),
    ] {
      if let value { append(name, Number.plain(value), of: index) }
    }
    mark(index, .understood)
  }
}
