import SceneModel
import SceneValues

/// The superclasses of the app's classes. Classes whose superclass is unknown might descend from any class.
final class ClassFamilies {
  private struct Line {
    var ancestors: Set<TypeTable.Meaning> = []
    var isComplete = false
  }

  private let table: TypeTable
  private var lines: [TypeTable.Key: Line] = [:]
  private var descendants: [[TypeTable.Meaning]: Set<String>] = [:]

  init(_ table: TypeTable) { self.table = table }

  /// Returns whether a type is the base class or descends from it, or nil if this is unknown.
  func isClass(_ key: TypeTable.Key, descendantOf base: TypeTable.Meaning) -> Bool? {
    if case .source(let other) = base, table.kind(of: other) != .class { return nil }
    guard table.kind(of: key) == .class else { return false }
    let line = line(of: key)
    return line.ancestors.contains(base) ? true : line.isComplete ? false : nil
  }

  func ancestors(of key: TypeTable.Key) -> Set<TypeTable.Meaning> {
    line(of: key).ancestors.subtracting([.source(key)])
  }

  func areDisjoint(_ left: TypeTable.Meaning, _ right: TypeTable.Meaning) -> Bool {
    switch (left, right) {
    case (.source(let left), .source(let other)):
      isClass(left, descendantOf: right) == false && isClass(other, descendantOf: .source(left)) == false
    case (.source(let key), .known):
      table.kind(of: key) == .class && isClass(key, descendantOf: right) == false
    case (.known, .source(let key)):
      table.kind(of: key) == .class && isClass(key, descendantOf: left) == false
    case (.known(let left), .known(let right)):
      table.known.isClass(left, descendantOf: right) == false
        && table.known.isClass(right, descendantOf: left) == false
    }
  }

  func names(ofDescendantsOf bases: [TypeTable.Meaning]) -> Set<String> {
    if let names = descendants[bases] { return names }
    let names = Set(
      table.sites.keys.lazy.filter { [table] key in
        table.kind(of: key) == .class && bases.allSatisfy { self.isClass(key, descendantOf: $0) != false }
      }.map { TypeTable.bareName($0.name) })
    descendants[bases] = names
    return names
  }

  private static let deepest = 64

  private func line(of key: TypeTable.Key) -> Line {
    if let line = lines[key] { return line }
    var line = Line(ancestors: [.source(key)])
    var next = key
    for _ in 0..<Self.deepest {
      switch superclass(of: next) {
      case .none: line.isComplete = true
      case .unknown: break
      case .some(.known(let name)):
        line.isComplete = true
        let known = table.known.lineage(of: name).map(\.qualifiedName)
        line.ancestors.formUnion(known.map { .known($0) })
        line.ancestors.insert(.known(name))
      case .some(.source(let base)):
        guard line.ancestors.insert(.source(base)).inserted else { break }
        next = base
        continue
      }
      break
    }
    lines[key] = line
    return line
  }

  private enum Superclass: Hashable {
    case none, unknown
    case some(TypeTable.Meaning)
  }

  private func superclass(of key: TypeTable.Key) -> Superclass {
    let sites = table.superclassSites(table.sites[key] ?? [])
    let found = Set(sites.map { superclass(of: $0) })
    guard found.count == 1, let only = found.first else { return .unknown }
    return only
  }

  private func superclass(of site: TypeTable.Site) -> Superclass {
    guard let name = table[site].inherited.first?.text else {
      return table[site].isObjectiveC ? .unknown : .none
    }
    let scope = table[site].name.lastIndex(of: ".").map { String(table[site].name[..<$0]) } ?? ""
    guard !table.isDoubtful(name, in: scope, at: site) else { return .unknown }
    switch table.meaning(of: name, in: scope, at: site) {
    case nil: return ClassLinker.isRoot(name) ? .none : .unknown
    case .source(let base):
      switch table.kind(of: base) {
      case .class: return .some(.source(base))
      case .protocol: return .none
      default: return .unknown
      }
    case .known(let base): return .some(.known(base))
    }
  }
}
