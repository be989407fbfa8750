import SceneModel

/// Finds the names of segues, scenes and prototypes that calls stand for.
struct NameLinker {
  private typealias Key = TypeTable.Key

  private let table: TypeTable
  /// The constants of a module's files, by module and name.
  private var globals: [Key: [(value: TextFact, file: Int)]] = [:]

  /// The functions of scenes' that the program has of its own too.
  private let ownCalls: Set<HostCode.NameKind>

  init(_ table: TypeTable) {
    self.table = table
    ownCalls = table.files.reduce(into: []) { $0.formUnion($1.facts.ownCalls) }
    for (index, file) in table.files.enumerated() {
      for constant in file.facts.types[0].constants {
        globals[Key(module: file.module, name: constant.name), default: []].append((constant.value, index))
      }
    }
  }

  func link(into code: inout HostCode) {
    // What such a call names, it may not be a scene's.
    code.unknown.formUnion(ownCalls)
    for (index, file) in table.files.enumerated() {
      code.assigned.formUnion(file.facts.assigned)
      for call in file.facts.calls { link(call, in: index, into: &code) }
    }
  }

  private func link(_ call: CallFact, in file: Int, into code: inout HostCode) {
    let kind = call.kind
    let place = HostCode.Place(file, call.range)
    let scope = TypeTable.Site(file: file, type: call.type)
    let names = names(of: call.value, at: scope)
    let className = call.isOwn ? owner(of: scope) : nil
    for name in names.certain where !ownCalls.contains(kind) {
      code.add(HostCode.NameUse(kind, name, at: place, of: className))
    }
    code.possible[kind, default: []].formUnion(names.possible)
    if names.isUnknown { code.unknown.insert(kind) }
  }

  /// The class in whose code a call stands.
  private func owner(of site: TypeTable.Site) -> String? {
    let type = table[site]
    switch type.kind {
    case .class: return Key(module: table.module(of: site), name: type.name).qualifiedName
    case .extension:
      switch table.meaning(of: type.name, in: "", of: table.module(of: site)) {
      case .source(let key): return table.kind(of: key) == .class ? key.qualifiedName : nil
      case .known(let name): return name
      case nil: return nil
      }
    default: return nil
    }
  }

  // MARK: Texts

  private struct Names {
    var certain: Set<String> = []
    var possible: Set<String> = []
    var isUnknown = false

    static let unknown = Names(isUnknown: true)

    func merging(_ other: Names) -> Names {
      Names(
        certain: certain.union(other.certain), possible: possible.union(other.possible),
        isUnknown: isUnknown || other.isUnknown)
    }
  }

  private func names(of value: TextFact, at site: TypeTable.Site, depth: Int = 0) -> Names {
    guard depth < 8 else { return .unknown }
    switch value {
    case .literal(let text): return Names(certain: [text])
    case .unknown: return .unknown
    case .either(let values):
      return values.reduce(Names()) { $0.merging(names(of: $1, at: site, depth: depth + 1)) }
    case .anyCase(let type):
      guard let cases = cases(of: type, at: site) else { return .unknown }
      return Names(possible: Set(cases))
    case .path(let path): return names(ofPath: path, at: site, depth: depth)
    }
  }

  private func cases(of name: String, at site: TypeTable.Site) -> [String]? {
    guard
      case .source(let key) = table.meaning(of: name, in: scope(of: site), of: table.module(of: site)),
      table.kind(of: key) == .enum
    else { return nil }
    let constants = table.parts(of: key).flatMap { table[$0].constants }.filter(\.isCase)
    return constants.compactMap { if case .literal(let text) = $0.value { text } else { nil } }
  }

  private func names(ofPath path: String, at site: TypeTable.Site, depth: Int) -> Names {
    var steps = path.split(separator: ".").map(String.init)
    let isRaw = steps.count > 1 && steps.last == "rawValue"
    if isRaw { steps.removeLast() }
    let name = steps.removeLast()
    if steps.first == "Self" || steps.first == "self" { steps.removeFirst() }
    let module = table.module(of: site)
    if !steps.isEmpty {
      guard
        case .source(let key) = table.meaning(
          of: steps.joined(separator: "."), in: scope(of: site), of: module)
      else { return .unknown }
      return constant(name, of: key, isCase: isRaw, depth) ?? .unknown
    }
    var scope = scope(of: site)
    while !scope.isEmpty {
      if case .source(let key)? = table.meaning(of: scope, in: "", of: module),
        let found = constant(name, of: key, isCase: isRaw, depth)
      {
        return found
      }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    let found = globals[Key(module: module, name: name)] ?? []
    // A file's own private constant hides others of its name.
    guard let global = found.first(where: { $0.file == site.file }) ?? (found.count == 1 ? found[0] : nil)
    else {
      return .unknown
    }
    return names(of: global.value, at: TypeTable.Site(file: global.file, type: 0), depth: depth + 1)
  }

  private func constant(_ name: String, of key: Key, isCase: Bool, _ depth: Int) -> Names? {
    for part in table.parts(of: key) {
      for constant in table[part].constants where constant.name == name {
        guard constant.isCase == isCase else { return .unknown }
        return names(of: constant.value, at: part, depth: depth + 1)
      }
    }
    return nil
  }

  private func scope(of site: TypeTable.Site) -> String { table[site].name }
}
