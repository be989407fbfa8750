extension ArchiveReader {
  mutating func parts(of index: Int) {
    let className = graph.className(of: index)
    if className == "IBNSLayoutConstraint" { return constraint(index) }
    var nested: [(key: String, entry: Int)] = []
    var archived = ArchiveStates()
    for entry in graph.tree.children(of: index) {
      let key = graph.key(of: entry) ?? ""
      if ArchiveFacts.isForEditor(key) || Self.identifying.contains(key) {
        understand(entry, .editorOnly)
      } else if archived.take(key, entry) {
        understand(entry)
      } else if !scalar(entry, key, className) && !resource(entry, key)
        && !nameReference(entry, key, of: index)
      {
        nested.append((key, entry))
      }
    }
    extras(of: index)
    for (key, entry) in nested { part(entry, key, of: index) }
    states(archived.states)
    constraints(archived.constraints)
    connections(of: index)
    if isMac {
      for child in childRecords[index] ?? [] where !isWritten(child) { object(child, key: nil) }
    }
  }

  private static let identifying: Set<String> = [
    "NSClassName", "IBProxiedObjectIdentifier", "IBUICustomClassName",
  ]

  private mutating func scalar(_ entry: Int, _ key: String, _ className: String) -> Bool {
    guard !key.isEmpty, !["NSFrame", "NSFrameSize", "NSvFlags", "NSWindowRect"].contains(key) else {
      return false
    }
    if graph.elementName(entry) == "nil" {
      understand(entry)
      return true
    }
    guard let text = graph.resolved(entry).flatMap(graph.scalar) else { return false }
    let word = Int(text).flatMap { ArchiveFacts.word($0, for: key, of: className) }
    understand(entry)
    append(ArchiveFacts.attribute(key), word ?? text, of: entry)
    return true
  }

  private mutating func resource(_ entry: Int, _ key: String) -> Bool {
    guard let value = graph.resolved(entry), let text = resourceName(value) else { return false }
    understand(entry)
    append(ArchiveFacts.attribute(key), text, of: entry)
    return true
  }

  mutating func resourceName(_ value: Int) -> String? {
    guard graph.className(of: value) == "NSCustomResource",
      let name = graph.entry("NSResourceName", of: value)
    else { return nil }
    mark(value, .understood)
    return graph.scalar(name)
  }

  /// Writes the ids of referenced objects as an attribute. Returns false if an attribute cannot represent the entry.
  private mutating func nameReference(_ entry: Int, _ key: String, of index: Int) -> Bool {
    guard !key.isEmpty, ArchiveFacts.parts[key] == nil, ArchiveFacts.groups[key] == nil else { return false }
    guard let value = graph.resolved(entry) else {
      understand(entry)
      return true
    }
    let objects = graph.isList(value) ? graph.items(of: value) : [value]
    let ids = objects.compactMap { isObject($0) ? records[$0]?.id : nil }
    guard !objects.isEmpty, ids.count == objects.count else { return false }
    // In macOS documents, these objects are already nested in their parent.
    if isMac, objects.allSatisfy({ records[$0]?.parent == index && !isWritten($0) }) { return false }
    understand(entry)
    understand(value)
    append(ArchiveFacts.attribute(key), ids.joined(separator: " "), of: entry)
    return true
  }

  private mutating func part(_ entry: Int, _ key: String, of index: Int) {
    // A reference to a part of another object, such as a bar item's reference to its bar, has no effect.
    guard let value = graph.resolved(entry), value == entry || belongs(value, to: index) else {
      return understand(entry)
    }
    let name = ArchiveFacts.attribute(key)
    switch (key, graph.className(of: value)) {
    case ("NSFrame", _), ("NSFrameSize", _), ("NSWindowRect", _): rectangle(value, key)
    case ("NSvFlags", _): flags(value)
    case (_, "NSColor"): color(value, name)
    // The newer font description contains the same information as the font if the description has a size.
    case ("IBUIFont", _) where hasSize(graph.value("IBUIFontDescription", of: index)):
      mark(value, .understood)
    case (_, "IBUIFontDescription") where !hasSize(value) && graph.entry("IBUIFont", of: index) != nil:
      mark(value, .understood)
    case (_, "NSFont"): font(value, name)
    case (_, "IBUIFontDescription"): fontDescription(value)
    case (_, "IBUITextInputTraits"): traits(value)
    // The content view of a cell does not have its own record.
    case _ where ArchiveFacts.parts[key] != nil || (isMac && isObject(value)):
      object(value, key: ArchiveFacts.parts[key] ?? name)
    case _ where graph.isList(value) && isGroup(value, key):
      understand(value)
      // The list of subviews of a cell also contains the content view.
      let content = graph.value("IBUIContentView", of: index)
      open(ArchiveFacts.groups[key] ?? name, from: entry)
      for item in graph.items(of: value) where item != content { object(item, key: nil) }
      close()
    default:
      // An object that is read elsewhere is preserved there, so only the reference is preserved here.
      return keep(value == entry || isObject(value) ? entry : value)
    }
    understand(entry)
  }

  /// Returns whether one object can be part of another. A root of the outline can be part of any object.
  private func belongs(_ value: Int, to index: Int) -> Bool {
    records[value]?.parent.map { $0 == index } ?? true
  }

  private func hasSize(_ font: Int?) -> Bool { font.map { graph.entry("pointSize", of: $0) != nil } ?? false }

  private func isGroup(_ list: Int, _ key: String) -> Bool {
    ArchiveFacts.groups[key] != nil || (isMac && graph.items(of: list).contains { isObject($0) })
  }

  private mutating func extras(of index: Int) {
    guard let id = records[index]?.id, let extras = flattened[id] else { return }
    for (key, value) in extras where key != "CustomClassName" {
      if key.hasPrefix("IB"), key != "IBAttributePlaceholdersKey" {
        mark(value, .editorOnly)
      } else if let text = graph.resolved(value).flatMap(graph.scalar) {
        understand(value)
        append(key, text, of: value)
      }
    }
  }
}
