import SceneSyntax

extension Reader {
  /// Writes an element that becomes an object, with everything inside it; what is no object is carried along.
  ///
  /// - Parameters:
  ///   - said: what the place where it stands says of it.
  ///   - asObject: whether it stands where only `<object>` can.
  mutating func object(_ index: Int, saying said: [(String, String)] = [], asObject: Bool = false) {
    let node = tree.elements[index]
    guard let word = table.element(node.name) else { return keep(index, .unknown) }
    fates.elements[index] = .understood
    out.open(out.name(asObject ? "object" : word.name), from: index)
    identify(index, word, asObject: asObject)
    for (name, value) in said { write(name, value, at: index) }
    if let configuration = child("buttonConfiguration", of: index) {
      readConfiguration(configuration, word.family)
    }
    readAttributes(of: index, family: word.family)
    readPriorities(of: index)
    readRelationships(of: index)
    readValues(of: index, family: word.family)
    for (name, attribute) in words.absences[word.family] {
      guard let absent = words.attributes[attribute].absent else { continue }
      let isWritten = tree.names.id(of: name).flatMap { tree.attribute($0, of: node) } != nil
      if !isWritten { write(words.attributes[attribute].name, absent, at: index) }
    }
    keepUnreadable()
    for child in tree.children(of: index) where fates.elements[child] == .lost {
      part(child, of: index, isObject: asObject)
    }
    out.close()
  }

  /// Carries along what of values has no attribute, now that no attribute follows.
  private mutating func keepUnreadable() {
    let parts = unreadable
    unreadable = []
    for part in parts { keep(part) }
  }

  private mutating func identify(_ index: Int, _ word: Words.Element, asObject: Bool) {
    if let attribute = attribute(.id, of: index) {
      mark(.id, of: index)
      if let name = name(of: tree.value(of: attribute)) { out.append(out.name("id"), name, for: attribute) }
    }
    if let attribute = attribute(.customClass, of: index) {
      mark(.customClass, of: index)
      let name = tree.value(of: attribute)
      let module = take(.customModule, of: index)
      out.append(out.name("class"), module.map { "\($0).\(name)" } ?? name, for: attribute)
    } else if let name = word.className {
      write("class", name, at: index)
    } else if asObject {
      write("class", word.name.prefix(1).uppercased() + word.name.dropFirst(), at: index)
    }
    if let identifier = attribute(.storyboardIdentifier, of: index) {
      // One that is no word cannot be told from what it is called here.
      let isSaid = survey.targets[text(.id, of: index) ?? ""] == tree.value(of: identifier)
      if isSaid { mark(.storyboardIdentifier, of: index) }
      if !asObject { write("entry", "true", at: index) }
    } else if elementName(index) == "notificationController" || elementName(index) == "controller" {
      // The system asks for those of a watch.
      write("entry", "true", at: index)
    }
  }

  // MARK: - Attributes

  mutating func readAttributes(of index: Int, family: Int) {
    for position in tree.attributeIndices(of: tree.elements[index]) where fates.attributes[position] == .lost
    {
      let attribute = tree.attributes[position]
      guard let rule = table.attribute(attribute.name, of: family) else {
        if isPriority(attribute.name) { continue }
        keep(attribute: position, as: tree.name(of: attribute), .unknown)
        continue
      }
      switch words.attributes[rule].kind {
      case .editor: fates.attributes[position] = .editorOnly
      case .keep: keep(attribute: position, as: tree.name(of: attribute), .kept)
      default:
        if write(attribute, by: words.attributes[rule]) {
          fates.attributes[position] = .understood
        } else {
          keep(attribute: position, as: tree.name(of: attribute), .kept)
        }
      }
    }
  }

  /// What a scene calls an attribute. What is only carried along has no name there but in the namespace of its own; when
  /// it is to be checked, it goes without.
  mutating func written(_ rule: Words.Attribute) -> NameID {
    out.name(rule.isCarried && naming != nil ? "ib:" + rule.name : rule.name)
  }

  /// Whether there is a scene's way to say it.
  mutating func write(_ attribute: SyntaxTree.Attribute, by rule: Words.Attribute) -> Bool {
    let name = written(rule)
    guard !out.has(name) else { return false }
    switch rule.kind {
    case .string, .same, .int: out.append(name, copying: attribute)
    case .reference:
      guard let id = target(tree.value(of: attribute)) else { return false }
      out.append(name, id, for: attribute)
    case .image:
      // An image without a name is none.
      if !attribute.valueRange.isEmpty { out.append(name, copying: attribute) }
    case .number, .date:
      let text = tree.value(of: attribute)
      let plain = Number.plain(text)
      if plain == text {
        out.append(name, copying: attribute)
      } else {
        out.append(name, plain, for: attribute)
      }
    case .bool:
      switch tree.value(of: attribute) {
      case "YES": out.append(name, "true", for: attribute)
      case "NO": out.append(name, "false", for: attribute)
      default: return false
      }
    case .enum:
      let text = tree.value(of: attribute)
      guard let word = rule.cases[text] else { return false }
      if word == text {
        out.append(name, copying: attribute)
      } else if !word.isEmpty {
        out.append(name, word, for: attribute)
      }
    case .options:
      let options = tree.value(of: attribute).split(separator: " ").map { rule.cases[String($0)] }
      guard !options.contains(nil) else { return false }
      out.append(name, copying: attribute)
    default: return false
    }
    return true
  }

  // MARK: - Priorities

  private static let priorities: [(String, Key, Key, String)] = [
    ("contentHugging", .horizontalHuggingPriority, .verticalHuggingPriority, "250"),
    (
      "compressionResistance", .horizontalCompressionResistancePriority,
      .verticalCompressionResistancePriority, "750"
    ),
  ]

  private func isPriority(_ name: NameID) -> Bool {
    Self.priorities.contains { keys[$0.1.rawValue] == name || keys[$0.2.rawValue] == name }
  }

  /// Two attributes are one in a scene.
  private mutating func readPriorities(of index: Int) {
    for (name, horizontal, vertical, usual) in Self.priorities {
      guard let first = attribute(horizontal, of: index) ?? attribute(vertical, of: index) else { continue }
      let values = [take(horizontal, of: index), take(vertical, of: index)].map {
        $0.map(Number.plain) ?? usual
      }
      out.append(out.name(name), values.joined(separator: " "), for: first)
    }
  }

  // MARK: - Parts

  private mutating func part(_ child: Int, of index: Int, isObject: Bool) {
    let name = elementName(child)
    if ElementFacts.editor[name] != nil { return markAll(child, .editorOnly) }
    switch name {
    case "subviews", "items", "cells", "prototypes", "segments", "sections", "toolbarItems",
      "rightBarButtonItems":
      return group(child)
    case "leftBarButtonItems": return group(child, saying: [("side", "left")])
    case "scopeButtonTitles": return scopeButtons(child)
    case "connections": return connections(child)
    case "constraints": return constraints(child)
    case "layoutGuides": return markAll(child, .understood)
    case "viewLayoutGuide": return markAll(child, .understood)
    case "userDefinedRuntimeAttributes": return runtimeAttributes(child)
    case "state": return state(child)
    case "variation": return variation(child, of: index)
    default: break
    }
    guard table.element(tree.elements[child].name) != nil else { return keep(child, .unknown) }
    if isObject { return aside.append(child) }
    switch text(.key, of: child) {
    case "tableHeaderView": wrapped(child, in: "tableHeader")
    case "tableFooterView": wrapped(child, in: "tableFooter")
    case "sectionHeaderView": object(child, saying: [("kind", "header")])
    case "sectionFooterView": object(child, saying: [("kind", "footer")])
    case "leftBarButtonItem": object(child, saying: [("side", "left")])
    case "view", "contentView", "titleView", "customView", "navigationBar", "toolbar", "tabBar",
      "navigationItem", "tabBarItem", "rightBarButtonItem", "collectionViewLayout":
      object(child)
    default: keep(child)
    }
  }

  private mutating func group(_ index: Int, saying said: [(String, String)] = []) {
    fates.elements[index] = .understood
    markAll(index: index)
    for child in tree.children(of: index) { object(child, saying: said) }
  }

  /// The attributes of an element that only holds others.
  private mutating func markAll(index: Int) {
    for position in tree.attributeIndices(of: tree.elements[index]) where fates.attributes[position] == .lost
    {
      fates.attributes[position] = .understood
    }
  }

  private mutating func wrapped(_ index: Int, in name: String) {
    out.open(out.name(name), from: index)
    object(index)
    out.close()
  }

  private mutating func scopeButtons(_ index: Int) {
    markAll(index, .understood)
    for child in tree.children(of: index) {
      out.open(out.name("segment"), from: child)
      write("title", text(in: child), at: child)
      out.close()
    }
  }

  /// `<state key="selected" title="…"/>`; that of the normal state is the button's own.
  private mutating func state(_ index: Int) {
    guard let key = attribute(.key, of: index) else { return keep(index) }
    let words = tree.value(of: key).split(separator: "-").map(String.init)
    guard words.allSatisfy(["selected", "highlighted", "disabled"].contains) else { return keep(index) }
    fates.elements[index] = .understood
    mark(.key, of: index)
    out.open(out.name("state"), from: index)
    out.append(out.name("name"), words.joined(separator: " "), for: key)
    let family = self.words.family("state")
    readAttributes(of: index, family: family)
    readValues(of: index, family: family)
    keepUnreadable()
    for child in tree.children(of: index) where fates.elements[child] == .lost { keep(child) }
    out.close()
  }

  /// `<variation key="heightClass=compact">`: other values where there is less room.
  private mutating func variation(_ index: Int, of object: Int) {
    guard let key = attribute(.key, of: index), let family = family(of: object) else {
      return keep(index)
    }
    let conditions = tree.value(of: key).split(separator: "-").compactMap { Self.traits[String($0)] }
    guard !conditions.isEmpty, conditions.count == tree.value(of: key).split(separator: "-").count else {
      return keep(index)
    }
    fates.elements[index] = .understood
    mark(.key, of: index)
    out.open(out.name("when"), from: index)
    out.append(out.name("traits"), conditions.joined(separator: " "), for: key)
    readAttributes(of: index, family: family)
    readValues(of: index, family: family)
    keepUnreadable()
    for child in tree.children(of: index) where fates.elements[child] == .lost { keep(child) }
    out.close()
  }

  private func family(of index: Int) -> Int? { words.elements[elementName(index)]?.family }

  private static let traits = [
    "heightClass=compact": "vertical=compact", "heightClass=regular": "vertical=regular",
    "widthClass=compact": "horizontal=compact", "widthClass=regular": "horizontal=regular",
  ]
}
