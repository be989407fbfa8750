import SceneDiagnostics
import SceneSyntax

extension Reader {
  mutating func connections(_ index: Int) {
    openGroup(index)
    var collections: [String: [Int]] = [:]
    for child in tree.children(of: index) where elementName(child) == "outletCollection" {
      collections[text(.property, of: child) ?? "", default: []].append(child)
    }
    for child in tree.children(of: index) where outcomes.elements[child] == .lost {
      switch elementName(child) {
      case "outlet": outlet(child)
      case "outletCollection": collection(collections[text(.property, of: child) ?? ""] ?? [])
      case "action": action(child)
      case "segue": segue(child)
      default: keep(child, unknown)
      }
    }
  }

  private mutating func outlet(_ index: Int) {
    guard let property = attribute(.property, of: index), let end = attribute(.destination, of: index),
      let destination = target(tree.value(of: end)), destination != "firstResponder",
      !destination.utf8.contains(UInt8(ascii: "#")), !isCrossSceneConnection(index, end)
    else { return keep(index) }
    begin("outlet", index)
    out.append(out.name("property"), copying: property)
    out.append(out.name("destination"), destination, for: end)
    finish(index, [.property, .destination])
  }

  private mutating func collection(_ members: [Int]) {
    var destinations: [(text: String, range: SourceRange)] = []
    var understood: [Int] = []
    for member in members {
      guard text(.property, of: member) != nil, let end = attribute(.destination, of: member),
        let destination = target(tree.value(of: end)), referenceIndex.guides[tree.value(of: end)] == nil
      else {
        keep(member)
        continue
      }
      destinations.append((destination, end.valueRange))
      understood.append(member)
    }
    guard let first = understood.first, let property = attribute(.property, of: first),
      let end = attribute(.destination, of: first)
    else { return }
    begin("outletCollection", first)
    out.append(out.name("property"), copying: property)
    out.append(
      out.name("destinations"), list: destinations, nameRange: end.nameRange, valueRange: end.valueRange)
    for member in understood {
      outcomes.elements[member] = .understood
      for key in [ReaderKey.property, .destination] { mark(key, of: member) }
      for key in [ReaderKey.id, .appends, .collectionClass] { mark(key, of: member, .editorOnly) }
      finishAttributes(of: member)
    }
    for member in understood { keepParts(of: member) }
    out.close()
  }

  private mutating func action(_ index: Int) {
    let key = form.isMac ? ReaderKey.target : .destination
    guard let selector = attribute(.selector, of: index), let end = attribute(key, of: index),
      let destination = target(tree.value(of: end)), !isCrossSceneConnection(index, end)
    else { return keep(index) }
    begin("action", index)
    out.append(out.name("selector"), copying: selector)
    out.append(out.name("destination"), destination, for: end)
    if let event = attribute(.eventType, of: index) { out.append(out.name("event"), copying: event) }
    finish(index, [.selector, key, .eventType])
  }

  /// Marks a connection to another scene as editor-only, because it has no effect. Returns false for other connections.
  private mutating func isCrossSceneConnection(_ index: Int, _ end: SyntaxTree.Attribute) -> Bool {
    let id = tree.value(of: end)
    // The first responders of all scenes are the same object.
    guard target(id) != "firstResponder", referenceIndex.areInDifferentScenes(index, id, in: tree) else {
      return false
    }
    found.connectionsApart.append(end.valueRange)
    markAll(index, .editorOnly)
    return true
  }

  mutating func begin(_ name: String, _ index: Int) {
    outcomes.elements[index] = .understood
    out.open(out.name(name), from: index)
  }

  mutating func finish(_ index: Int, _ used: [ReaderKey]) {
    for key in used { mark(key, of: index) }
    mark(.id, of: index, .editorOnly)
    finishAttributes(of: index)
    keepParts(of: index)
    out.close()
  }

  private mutating func finishAttributes(of index: Int) {
    for position in tree.attributeIndices(of: tree.elements[index])
    where outcomes.attributes[position] == .lost {
      let name = tree.name(of: tree.attributes[position])
      keep(attribute: position, as: name, KnownNames.connection.contains(name) ? .kept : unknown)
    }
  }

  private mutating func keepParts(of index: Int) {
    for child in tree.children(of: index) where outcomes.elements[child] == .lost { keep(child) }
  }
}
