/// An index that finds declared and inherited members by name. A type's members are indexed on first use.
final class MemberFinder {
  typealias Key = TypeTable.Key
  typealias Site = TypeTable.Site

  private struct Names {
    var variables: [String: (fact: VariableFact, site: Site)] = [:]
    var methods: [String: (fact: MethodFact, site: Site)] = [:]
  }

  private static let longestLine = 256

  private let table: TypeTable
  private var known: [Key: Names] = [:]
  private var superclasses: [Key: Key?] = [:]

  init(_ table: TypeTable) { self.table = table }

  func variable(_ name: String, of key: Key) -> (fact: VariableFact, site: Site)? {
    first(from: key) { $0.variables[name] }
  }

  func method(_ name: String, of key: Key) -> (fact: MethodFact, site: Site)? {
    first(from: key) { $0.methods[name] }
  }

  /// Returns a class, followed by its superclasses in the sources.
  func line(of key: Key) -> [Key] {
    var line = [key]
    while line.count < Self.longestLine, let next = superclass(of: line[line.count - 1]) {
      line.append(next)
    }
    return line
  }

  private func first<Found>(from key: Key, _ find: (Names) -> Found?) -> Found? {
    for key in line(of: key) {
      if let found = find(names(of: key)) { return found }
    }
    return nil
  }

  private func names(of key: Key) -> Names {
    if let names = known[key] { return names }
    var names = Names()
    for site in table.parts(of: key) {
      let part = table[site]
      for fact in part.variables where names.variables[fact.name] == nil {
        names.variables[fact.name] = (fact, site)
      }
      // Overloaded methods are omitted, because overloads cannot be resolved here.
      for (name, facts) in Dictionary(grouping: part.methods, by: \.name)
      where facts.count == 1 && names.methods[name] == nil {
        names.methods[name] = (facts[0], site)
      }
    }
    known[key] = names
    return names
  }

  private func superclass(of key: Key) -> Key? {
    if let known = superclasses[key] { return known }
    let found = findSuperclass(of: key)
    superclasses[key] = .some(found)
    return found
  }

  private func findSuperclass(of key: Key) -> Key? {
    guard let site = table.sites[key]?.first, let first = table[site].inherited.first,
      case .source(let superclass) = table.meaning(
        of: first.text, in: table[site].name, at: site)
    else { return nil }
    return superclass
  }
}
