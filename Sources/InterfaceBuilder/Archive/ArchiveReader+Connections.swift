extension ArchiveReader {
  mutating func connections(of index: Int) {
    guard let records = connections[index], let first = records.first else { return }
    open("connections", from: first)
    for record in records { connection(record) }
    close()
  }

  private mutating func connection(_ record: Int) {
    guard let connection = graph.value("connection", of: record),
      let label = graph.value("label", of: connection), let text = graph.scalar(label)
    else { return keep(record) }
    let isAction = ["IBCocoaTouchEventConnection", "IBActionConnection"].contains(
      graph.className(of: connection))
    // In macOS archives, the source of an action connection is the action's target.
    let isFromEnd = graph.className(of: connection) == "IBActionConnection"
    let end = graph.entry(isFromEnd ? "source" : "destination", of: connection)
    guard let end, let id = graph.resolved(end).flatMap({ records[$0]?.id }) else { return keep(record) }
    let element: String
    switch graph.className(of: connection) {
    case "IBCocoaTouchOutletConnection", "IBOutletConnection": element = "outlet"
    case "IBCocoaTouchOutletCollectionConnection", "IBOutletCollectionConnection":
      element = "outletCollection"
    case "IBCocoaTouchEventConnection", "IBActionConnection": element = "action"
    default: return keep(record)
    }
    mark(record, .understood)
    open(element, from: record)
    append(isAction ? "selector" : "property", text, of: label)
    append(isFromEnd ? "target" : "destination", id, of: end)
    if let type = graph.entry("IBEventType", of: connection),
      let event = graph.scalar(type).flatMap(Int.init).flatMap({ ArchiveFacts.events[$0] })
    {
      append("eventType", event, of: type)
    }
    if let number = graph.number("connectionID", of: record) {
      append("id", graph.scalar(number) ?? "", of: number)
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
