import SceneModel

final class ProtocolConformers {
  private let table: TypeTable
  private static let roots = [
    "UIView", "UIViewController", "NSView", "NSViewController", "View", "ViewController",
  ]
  private var results: [TypeTable.Key: Set<String>?] = [:]
  private lazy var parts: [TypeTable.Site] = table.files.indices.flatMap { file in
    table.files[file].facts.types.indices.compactMap { index in
      let type = table.files[file].facts.types[index]
      guard type.kind == .class || type.kind == .extension, !type.inherited.isEmpty || type.mayHaveMacros
      else { return nil }
      return TypeTable.Site(file: file, type: index)
    }
  }

  init(_ table: TypeTable) { self.table = table }

  /// Returns the qualified names of the classes that might conform to a protocol, or nil if any class might conform.
  func classes(conformingTo key: TypeTable.Key) -> Set<String>? {
    if let known = results[key] { return known }
    let found = search(key)
    results.updateValue(found, forKey: key)
    return found
  }

  private func search(_ key: TypeTable.Key) -> Set<String>? {
    guard !table.unread.mayDeclare(key.name) else { return nil }
    // Objective-C classes and categories can conform to a protocol that Objective-C can access.
    let sites = table.sites[key] ?? []
    if sites.contains(where: { table[$0].isObjectiveC || table[$0].exposesMembers }),
      table.files.contains(where: { $0.facts.types.contains(where: \.isObjectiveC) })
    {
      return nil
    }
    var refining: [TypeTable.Key: Bool] = [:]
    var classes: Set<String> = []
    // Files that were not read might declare any conformance of the classes that they extend.
    for extended in table.unreadExtensions {
      guard let added = names(ofExtended: extended) else { return nil }
      classes.formUnion(added)
    }
    for site in parts {
      let type = table[site]
      let conforms =
        type.mayHaveMacros
        || type.inherited.contains { mayBe($0.text, key, in: type.name, at: site, &refining, depth: 0) }
      guard conforms else { continue }
      guard type.kind == .extension else {
        classes.insert(table.key(at: site).qualifiedName)
        continue
      }
      guard let extended = table.meaning(of: type.name, in: "", at: site),
        let added = names(ofExtended: extended)
      else { return nil }
      classes.formUnion(added)
    }
    return classes
  }

  private func names(ofExtended type: TypeTable.Meaning) -> Set<String>? {
    switch type {
    case .source(let key):
      // It may be unknown which of several classes with the same name is extended.
      return Set(table.keys(named: key.name).map(\.qualifiedName))
    case .known(let name):
      guard Self.roots.contains(where: { table.known.isClass(name, descendantOf: $0) == true }) else {
        return nil
      }
      return [name]
    }
  }

  private static let deepest = 16

  /// Returns whether a supertype might be the protocol or refine it.
  private func mayBe(
    _ name: String, _ target: TypeTable.Key, in scope: String, at site: TypeTable.Site,
    _ refining: inout [TypeTable.Key: Bool], depth: Int
  ) -> Bool {
    guard depth < Self.deepest, !name.isEmpty, !table.isDoubtful(name, in: scope, at: site) else {
      return true
    }
    switch table.meaning(of: name, in: scope, at: site) {
    case .known: return false
    case .source(let key):
      guard table.kind(of: key) == .protocol else { return table.kind(of: key) != .class }
      if key == target || key.name == target.name { return true }
      if let known = refining[key] { return known }
      refining[key] = false
      let refines = (table.sites[key] ?? []).contains { site in
        table[site].inherited.contains {
          mayBe($0.text, target, in: table[site].name, at: site, &refining, depth: depth + 1)
        }
      }
      refining[key] = refines
      return refines
    case nil:
      // An alias can stand for several protocols. Protocols of other modules cannot refine those of the app.
      return table.unread.mayDeclare(name) || TypeTable.bareName(name) == target.name
        || !table.aliasedNames(name, in: scope, at: site).isEmpty
    }
  }
}
