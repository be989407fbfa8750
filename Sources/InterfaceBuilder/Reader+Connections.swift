import SceneSyntax

extension Reader {
  /// What a container holds is an attribute of the container.
  mutating func readRelationships(of index: Int) {
    guard let connections = child("connections", of: index) else { return }
    var held: [String: [(rank: Int, id: String, attribute: SyntaxTree.Attribute)]] = [:]
    for child in tree.children(of: connections)
    where elementName(child) == "segue" && text(.kind, of: child) == "relationship" {
      guard let relationship = text(.relationship, of: child),
        let (name, rank) = Self.relationships[relationship],
        let attribute = attribute(.destination, of: child), let id = target(tree.value(of: attribute))
      else { continue }
      fates.elements[child] = .understood
      for key in [Key.destination, .kind, .relationship] { mark(key, of: child) }
      mark(.id, of: child, .editorOnly)
      held[name, default: []].append((rank, id, attribute))
    }
    for (name, parts) in held.sorted(by: { $0.key < $1.key }) {
      let ids = parts.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      let text = ids.map(\.element.id).joined(separator: " ")
      if parts.count == 1 {
        out.append(out.name(name), text, for: parts[0].attribute)
      } else {
        out.append(out.name(name), text, at: tree.elements[connections].nameRange)
      }
    }
  }

  private static let relationships: [String: (String, Int)] = [
    "rootViewController": ("rootViewController", 0), "viewControllers": ("viewControllers", 0),
    "masterViewController": ("viewControllers", 0), "detailViewController": ("viewControllers", 1),
    "supplementaryViewController": ("viewControllers", 2), "compactViewController": ("viewControllers", 3),
  ]

  mutating func connections(_ index: Int) {
    fates.elements[index] = .understood
    // Those of one property are one collection.
    var collections: [String: [Int]] = [:]
    for child in tree.children(of: index) where elementName(child) == "outletCollection" {
      collections[text(.property, of: child) ?? "", default: []].append(child)
    }
    for child in tree.children(of: index) where fates.elements[child] == .lost {
      switch elementName(child) {
      case "outlet": outlet(child)
      case "outletCollection": collection(collections[text(.property, of: child) ?? ""] ?? [])
      case "action": action(child)
      case "segue": segue(child)
      default: keep(child, .unknown)
      }
    }
  }

  private mutating func outlet(_ index: Int) {
    guard let property = attribute(.property, of: index), let end = attribute(.destination, of: index),
      let destination = target(tree.value(of: end)), destination != "firstResponder",
      !destination.contains("#"), !leadsApart(index, end)
    else { return keep(index) }
    begin("outlet", index)
    out.append(out.name("property"), copying: property)
    out.append(out.name("destination"), destination, for: end)
    finish(index, [.property, .destination])
  }

  private mutating func collection(_ members: [Int]) {
    var destinations: [String] = []
    var understood: [Int] = []
    for member in members {
      guard text(.property, of: member) != nil, let end = text(.destination, of: member),
        let destination = target(end), survey.guides[end] == nil
      else {
        keep(member)
        continue
      }
      destinations.append(destination)
      understood.append(member)
    }
    guard let first = understood.first, let property = attribute(.property, of: first),
      let end = attribute(.destination, of: first)
    else { return }
    begin("outletCollection", first)
    out.append(out.name("property"), copying: property)
    out.append(out.name("destinations"), destinations.joined(separator: " "), for: end)
    for member in understood {
      fates.elements[member] = .understood
      for key in [Key.property, .destination] { mark(key, of: member) }
      for key in [Key.id, .appends, .collectionClass] { mark(key, of: member, .editorOnly) }
      finishAttributes(of: member)
    }
    for member in understood { keepParts(of: member) }
    out.close()
  }

  private mutating func action(_ index: Int) {
    guard let selector = attribute(.selector, of: index), let end = attribute(.destination, of: index),
      let destination = target(tree.value(of: end)), !leadsApart(index, end)
    else { return keep(index) }
    begin("action", index)
    out.append(out.name("selector"), copying: selector)
    out.append(out.name("destination"), destination, for: end)
    if let event = attribute(.eventType, of: index) { out.append(out.name("event"), copying: event) }
    finish(index, [.selector, .destination, .eventType])
  }

  /// Whether a connection leads into another scene: Xcode lets it pass, and nothing comes of it.
  private mutating func leadsApart(_ index: Int, _ end: SyntaxTree.Attribute) -> Bool {
    guard survey.areApart(index, tree.value(of: end), in: tree) else { return false }
    apart.append(end.valueRange)
    return true
  }

  // MARK: - Segues

  private static let kinds = [
    "show": "show", "push": "show", "showDetail": "showDetail", "modal": "present", "presentation": "present",
    "popover": "popover", "popoverPresentation": "popover", "embed": "embed", "replace": "replace",
    "unwind": "unwind", "custom": "custom",
  ]

  private mutating func segue(_ index: Int) {
    guard isStoryboard, let kind = attribute(.kind, of: index), let end = attribute(.destination, of: index),
      let word = Self.kinds[tree.value(of: kind)]
    else { return keep(index) }
    let id = tree.value(of: end)
    let destination = survey.exits.contains(id) ? nil : target(id)
    guard destination != nil || word == "unwind" else { return keep(index) }
    begin("segue", index)
    out.append(out.name("kind"), word, for: kind)
    if let destination, word != "unwind" { out.append(out.name("destination"), destination, for: end) }
    copy(.identifier, as: "identifier", of: index)
    copy(.unwindAction, as: "action", of: index)
    if let custom = attribute(.customClass, of: index) {
      let name = tree.value(of: custom)
      let module = take(.customModule, of: index)
      mark(.customClass, of: index)
      mark(.customModuleProvider, of: index, .editorOnly)
      out.append(out.name("class"), module.map { "\($0).\(name)" } ?? name, for: custom)
    }
    readStyles(of: index)
    finish(index, [.kind, .destination])
  }

  private mutating func copy(_ key: Key, as name: String, of index: Int) {
    guard let attribute = attribute(key, of: index) else { return }
    mark(key, of: index)
    out.append(out.name(name), copying: attribute)
  }

  private mutating func readStyles(of index: Int) {
    let styles = words.attribute("modalPresentationStyle", of: words.family("controller"))
    let transitions = words.attribute("modalTransitionStyle", of: words.family("controller"))
    for (key, name, rule) in [
      (Key.modalPresentationStyle, "presentation", styles),
      (.modalTransitionStyle, "transition", transitions),
    ] {
      guard let attribute = attribute(key, of: index), let rule,
        let word = words.attributes[rule].cases[tree.value(of: attribute)]
      else { continue }
      mark(key, of: index)
      out.append(out.name(name), word, for: attribute)
    }
    if let animates = attribute(.animates, of: index) {
      mark(.animates, of: index)
      out.append(out.name("animated"), tree.value(of: animates) == "NO" ? "false" : "true", for: animates)
    }
    for key in [Key.popoverAnchorView, .popoverAnchorBarButtonItem] {
      guard let anchor = attribute(key, of: index), !out.has(out.name("anchor")),
        let id = target(tree.value(of: anchor))
      else { continue }
      mark(key, of: index)
      out.append(out.name("anchor"), id, for: anchor)
    }
    for child in tree.children(of: index) where elementName(child) == "popoverArrowDirection" {
      let directions = tree.attributes(of: child).filter { tree.value(of: $0) == "YES" }
      markAll(child, .understood)
      write("arrowDirections", directions.map { tree.name(of: $0) }.joined(separator: " "), at: child)
    }
  }

  // MARK: - Any of them

  private mutating func begin(_ name: String, _ index: Int) {
    fates.elements[index] = .understood
    out.open(out.name(name), from: index)
  }

  /// Closes a connection. The id that the editor gives it is nothing that anybody refers to.
  private mutating func finish(_ index: Int, _ used: [Key]) {
    for key in used { mark(key, of: index) }
    mark(.id, of: index, .editorOnly)
    for position in tree.attributeIndices(of: tree.elements[index]) where fates.attributes[position] == .lost
    {
      let name = tree.name(of: tree.attributes[position])
      keep(attribute: position, as: name, KnownNames.connection.contains(name) ? .kept : .unknown)
    }
    for child in tree.children(of: index) where fates.elements[child] == .lost { keep(child) }
    out.close()
  }

  // MARK: - Runtime attributes

  mutating func runtimeAttributes(_ index: Int) {
    fates.elements[index] = .understood
    for child in tree.children(of: index) {
      guard elementName(child) == "userDefinedRuntimeAttribute", let key = attribute(.keyPath, of: child),
        let type = text(.type, of: child), let (word, value) = runtimeValue(child, type)
      else {
        keep(child)
        continue
      }
      begin("runtimeAttribute", child)
      out.append(out.name("key"), copying: key)
      write("type", word, at: child)
      let place = attribute(.value, of: child)?.valueRange ?? tree.elements[child].tagRange
      out.append(out.name("value"), value, at: place)
      finish(child, [.keyPath, .type, .value])
    }
  }

  private mutating func runtimeValue(_ index: Int, _ type: String) -> (String, String)? {
    let nested = tree.children(of: index).first { text(.key, of: $0) == "value" }
    switch (type, nested) {
    case ("string", nil), ("localizedString", nil): return text(.value, of: index).map { ("string", $0) }
    case ("image", nil): return text(.value, of: index).flatMap { $0.isEmpty ? nil : ("image", $0) }
    case ("boolean", nil): return text(.value, of: index).map { ("bool", $0 == "YES" ? "true" : "false") }
    case (_, let nested?):
      let value: (String, String)?
      switch (type, elementName(nested)) {
      case ("string", "string"), ("localizedString", "string"), ("string", "mutableString"):
        value = ("string", text(in: nested))
      case ("number", "integer"), ("number", "real"):
        value = text(.value, of: nested).map { ("number", Number.plain($0)) }
      case ("point", "point"): value = ("point", plain([.x, .y], nested))
      case ("size", "size"): value = ("size", plain([.width, .height], nested))
      case ("rect", "rect"): value = ("rect", plain([.x, .y, .width, .height], nested))
      case ("color", "color"): value = color(nested).map { ("color", $0) }
      default: value = nil
      }
      if value != nil { markAll(nested, .understood) }
      return value
    default: return nil
    }
  }

  private func plain(_ keys: [Key], _ index: Int) -> String {
    keys.map { Number.plain(text($0, of: index) ?? "0") }.joined(separator: " ")
  }
}
