import SceneSyntax

extension Reader {
  mutating func part(_ child: Int, of index: Int, isObject: Bool) {
    switch table.part(tree.elements[child].name) {
    case .editor: return markAll(child, .editorOnly)
    case .controllers,
      .items where isObject || elementName(index) == "table":
      openGroup(child)
      return pending.parts += tree.children(of: child)
    case .items, .group: return group(child)
    case .leftItems: return group(child, adding: [("side", "left")])
    case .scopeTitles: return scopeButtons(child)
    case .connections: return connections(child)
    case .keyCommands where !isObject: return keyCommands(child)
    case .constraints: return constraints(child)
    case .guides: return guides(child)
    case .runtimeAttributes: return runtimeAttributes(child)
    case .state: return state(child)
    case .variation: return variation(child, of: index)
    case .menu where !isObject && !form.isMac && ["button", "barButtonItem"].contains(elementName(index)):
      return menu(child)
    case .keyCommands, .menu, .other: break
    }
    guard let word = table.element(tree.elements[child].name) else { return keep(child, unknown) }
    if isObject { return pending.parts.append(child) }
    switch text(.key, of: child) {
    case "tableHeaderView": wrapped(child, in: "tableHeader")
    case "tableFooterView": wrapped(child, in: "tableFooter")
    case "accessoryView": wrapped(child, in: "accessoryView")
    case "sectionHeaderView": object(child, adding: [("kind", "header")])
    case "sectionFooterView": object(child, adding: [("kind", "footer")])
    case "leftBarButtonItem": object(child, adding: [("side", "left")])
    case "view", "contentView", "titleView", "customView", "navigationBar", "toolbar", "tabBar",
      "navigationItem", "tabBarItem", "rightBarButtonItem", "collectionViewLayout", "contentGroup":
      object(child)
    case "refreshControl" where elementName(index) != "tableViewController": object(child)
    case "refreshControl": return
    // Parts that scenes cannot nest, such as a search controller, are written separately.
    default:
      if word.isObject || words.isView(word) || attribute(.id, of: child) != nil {
        pending.parts.append(child)
      } else {
        keep(child)
      }
    }
  }

  /// Reads layout guides. Layout areas become ids that only constraints use. All other guides become objects.
  private mutating func guides(_ index: Int) {
    let own = tree.children(of: index).filter {
      table.element(tree.elements[$0].name)?.family == .layoutGuide
    }
    guard !own.isEmpty else { return understand(index) }
    openGroup(index)
    for guide in tree.children(of: index) {
      if own.contains(guide) { object(guide) } else { understand(guide) }
    }
  }

  private mutating func group(_ index: Int, adding attributes: [(String, String)] = []) {
    openGroup(index)
    let parts = elementName(index) == "segments" ? partID(of: Int(tree.elements[index].parent)) : nil
    for (number, child) in tree.children(of: index).enumerated() {
      var added = attributes
      if let parts { added.append(("id", "\(parts)_\(number)")) }
      object(child, adding: added)
    }
  }

  private func partID(of index: Int) -> String? {
    options.namesParts ? text(.id, of: index).flatMap(name).map { $0 + "_" } : nil
  }

  private mutating func wrapped(_ index: Int, in name: String) {
    out.open(out.name(name), from: index)
    object(index)
    out.close()
  }

  private mutating func scopeButtons(_ index: Int) {
    markAll(index, .understood)
    let part = partID(of: Int(tree.elements[index].parent))
    for (number, child) in tree.children(of: index).enumerated() {
      out.open(out.name("segment"), from: child)
      if let part { write("id", "\(part)_\(number)", at: child) }
      write("title", text(in: child), at: child)
      out.close()
    }
  }

  /// Reads a state of a button: `<state key="selected" title="…"/>`. The normal state sets the button's properties.
  private mutating func state(_ index: Int) {
    guard let key = attribute(.key, of: index) else { return keep(index) }
    let words = tree.value(of: key).split(separator: "-").map(String.init)
    guard words.allSatisfy(["selected", "highlighted", "disabled"].contains) else { return keep(index) }
    outcomes.elements[index] = .understood
    mark(.key, of: index)
    out.open(out.name("state"), from: index)
    if let part = partID(of: Int(tree.elements[index].parent)) {
      out.append(out.name("id"), part + words.joined(separator: "_"), for: key)
    }
    out.append(out.name("name"), words.joined(separator: " "), for: key)
    readAttributes(of: index, family: .state)
    readValues(of: index, family: .state)
    preserveUnreadParts()
    writeFragments(of: index, "state")
    for child in tree.children(of: index) where outcomes.elements[child] == .lost { keep(child) }
    out.close()
  }
}
