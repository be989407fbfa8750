import SceneSyntax

extension Reader {
  private typealias Held = [String: [(rank: Int, id: String, attribute: SyntaxTree.Attribute)]]

  mutating func readRelationships(of index: Int) {
    let connections = child(.connections, of: index)
    let held = form.isStoryboard ? connections.map { heldBySegues($0, of: index) } ?? [:] : heldInside(index)
    guard !held.isEmpty else { return }
    for (name, parts) in held.sorted(by: { $0.key < $1.key }) {
      let ids = parts.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      let words = ids.map { (text: $0.element.id, range: $0.element.attribute.valueRange) }
      var (nameRange, range) = (parts[0].attribute.nameRange, parts[0].attribute.valueRange)
      if let connections, parts.count > 1 {
        nameRange = tree.elements[connections].nameRange
        range = nameRange
      }
      out.append(out.name(name), list: words, nameRange: nameRange, valueRange: range)
    }
  }

  private mutating func heldBySegues(_ connections: Int, of index: Int) -> Held {
    var held: Held = [:]
    for child in tree.children(of: connections)
    where elementName(child) == "segue" && text(.kind, of: child) == "relationship" {
      guard let relationship = text(.relationship, of: child) else { continue }
      guard let (name, rank) = place(of: relationship, in: index) else {
        // Newer versions of UIKit may have other relationships.
        if let attribute = attribute(.relationship, of: child), !form.isMac {
          let known = Self.held[elementName(index)] ?? Self.relationships.keys.sorted()
          let values = form.isWatch ? Self.watchRelationships : ValueSet(known, .current)
          if !form.isWatch || !values.words.contains(relationship) {
            found.unknownValues.append(UnknownValue(attribute: attribute, values: values))
          }
        }
        continue
      }
      guard let attribute = attribute(.destination, of: child), let id = target(tree.value(of: attribute))
      else { continue }
      outcomes.elements[child] = .understood
      for key in [ReaderKey.destination, .kind, .relationship] { mark(key, of: child) }
      mark(.id, of: child, .editorOnly)
      if tree.attributeIndices(of: tree.elements[child]).contains(where: { outcomes.attributes[$0] == .lost })
      {
        pending.values.append(child)
      }
      held[name, default: []].append((rank, id, attribute))
    }
    return held
  }

  /// Returns the child controllers of a container in a xib, where they are nested in the container.
  private func heldInside(_ index: Int) -> Held {
    var held: Held = [:]
    for child in tree.children(of: index) {
      let key = elementName(child) == "viewControllers" ? "viewControllers" : text(.key, of: child)
      guard let key, let (name, rank) = Self.relationships[key] else { continue }
      for controller in key == elementName(child) ? Array(tree.children(of: child)) : [child] {
        guard let attribute = attribute(.id, of: controller), let id = target(tree.value(of: attribute))
        else {
          continue
        }
        held[name, default: []].append((rank, id, attribute))
      }
    }
    // A navigation controller starts with its root controller. The controllers above it are written separately.
    if elementName(index) == "navigationController", let root = held.removeValue(forKey: "viewControllers") {
      held["rootViewController"] = [root[0]]
    }
    return held
  }

  private func place(of relationship: String, in index: Int) -> (String, Int)? {
    if relationship == "window.shadowedContentViewController" { return (preserved("windowContent"), 0) }
    if let known = Self.relationships[relationship] {
      return Self.held[elementName(index)]?.contains(relationship) == false ? nil : known
    }
    guard let family = words.element(elementName(index), isWatch: form.isWatch)?.family,
      let rule = words.attribute(relationship, of: family).map({ words.attributes[$0] }),
      rule.kind == .controller
    else { return nil }
    return (preserved(rule.name), 0)
  }

  /// Returns the scene name for an attribute that the class library lacks.
  func preserved(_ attribute: String) -> String {
    options.naming == nil ? attribute : "ib:" + attribute
  }

  private static let held = [
    "navigationController": ["rootViewController"], "tabBarController": ["viewControllers"],
  ]

  private static let watchRelationships = ValueSet(
    [
      "nextPage", "dynamicNotificationInterface", "dynamicInteractiveNotificationInterface",
      "staticNotificationInterface",
    ], .partial)

  static let relationships: [String: (String, Int)] = [
    "rootViewController": ("rootViewController", 0), "viewControllers": ("viewControllers", 0),
    "masterViewController": ("viewControllers", 0), "supplementaryViewController": ("viewControllers", 1),
    "detailViewController": ("viewControllers", 2), "compactViewController": ("compactViewController", 0),
    "splitItems": ("viewControllers", 0), "tabItems": ("viewControllers", 0),
  ]
}
