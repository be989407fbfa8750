import SceneModel
import SceneValues

struct ClassLinker {
  typealias Key = TypeTable.Key
  typealias Site = TypeTable.Site

  private let table: TypeTable
  private let finder: MemberFinder
  private(set) var classes: [ClassDescription] = []
  private(set) var code: [String: HostCode.ClassCode] = [:]
  private(set) var sceneClasses: Set<String> = []
  /// The classes whose objects can become objects of a subclass at run time.
  private let replaced: Set<TypeTable.Meaning>

  init(_ table: TypeTable) {
    self.table = table
    finder = MemberFinder(table)
    let families = ClassFamilies(table)
    replaced = table.files.indices.reduce(into: []) { replaced, file in
      for name in table.files[file].facts.substitutes {
        guard case .source(let key)? = table.meaning(of: name, in: "", at: Site(file: file, type: 0)) else {
          continue
        }
        replaced.formUnion(families.ancestors(of: key))
      }
    }
  }

  mutating func link() {
    let keys = table.sites.keys.filter { table.kind(of: $0) == .class }.sorted()
    for key in keys { link(key) }
    var answers: [Key: Bool] = [:]
    for key in keys where isSceneClass(key, &answers) { sceneClasses.insert(key.qualifiedName) }
    for (name, sites) in table.knownExtensions.sorted(by: { $0.key < $1.key }) { extend(name, sites) }
  }

  // MARK: Class linking

  private mutating func link(_ key: Key) {
    let sites = table.sites[key] ?? []
    var description = ClassDescription(name: key.name, module: key.module)
    description.isObjectiveC = sites.contains { table[$0].isObjectiveC }
    description.objectiveCName = sites.compactMap { table[$0].objectiveCName }.first
    var classCode = HostCode.ClassCode(
      places: Self.distinct(sites, in: table).map { place($0, table[$0].range) })
    classCode.access = sites.map { table[$0].access }.min() ?? .internal
    classCode.targets = table.targets(of: key)
    classCode.importedModules = importedModules(sites, except: key.name)
    classCode.isNamedForObjectiveC =
      description.objectiveCName != nil || sites.contains { table[$0].isObjectiveC }
    let superclasses = table.superclassSites(sites).map { superclass(of: $0) }
    switch Set(superclasses).count == 1 ? superclasses[0] : .unknown(differing(sites)) {
    case .none: break
    case .some(let name):
      description.superclass = name
      if sites.contains(where: hasDoubtfulSuperclass) {
        description.isIncomplete = true
        classCode.hasDoubtfulSuperclass = true
      }
    case .unknown(let spelled):
      description.superclass = spelled.text
      description.isIncomplete = true
      // Each document is checked with the superclass for its platform, so different superclasses are not a problem.
      let areOfPlatforms = superclasses.allSatisfy(Self.isKnown) && areOfDifferentPlatforms(sites)
      // Another diagnostic reports files that were not read.
      if !areOfPlatforms, !table.unread.mayDeclare(spelled.text) {
        classCode.unknownSuperclass = unknownSuperclass(spelled, of: sites)
      }
    }
    let roots = Set(sites.compactMap { table[$0].inherited.first?.text }).intersection(Self.foreignRoots)
    // `NSObject` has no members that storyboards can connect.
    if !roots.isEmpty, !table.known.usesUIKitNames || roots != ["NSObject"] {
      description.isIncomplete = true
    }
    let parts = table.parts(of: key).map { table[$0] }
    let isInvisible =
      parts.contains { $0.kind == .class && $0.isObjectiveC } && !parts.contains(where: \.isImplementation)
    classCode.hasUnreadCode = isInvisible || parts.contains(where: \.isOpen) || mayHaveMore(key)
    if classCode.hasUnreadCode { description.isIncomplete = true }
    if replaced.contains(.source(key)) {
      description.isIncomplete = true
      classCode.hasDoubtfulSuperclass = true
    }
    classCode.loadsScene = parts.contains(where: \.loadsScene)
    classCode.providesView = parts.contains { part in
      part.namesNib || part.methods.contains { ["loadView", "nibName"].contains($0.name) }
        || part.variables.contains { $0.name == "nibName" }
    }
    classCode.overridesSegues = parts.contains { part in
      part.methods.contains { $0.selector == "performSegueWithIdentifier:sender:" }
    }
    var members = MemberLinker(table, finder, key)
    for site in table.parts(of: key) { members.collect(site) }
    members.link(into: &description, &classCode)
    if isInvisible {
      // The sources contain only the header of the class, so its outlets and actions need not be connected.
      classCode.outlets = [:]
      classCode.actions = [:]
    }
    classes.append(description)
    code[key.qualifiedName] = classCode
  }

  /// Returns the modules that all declarations of a class import, except those with a superclass of the same name.
  private func importedModules(_ sites: [Site], except name: String) -> Set<String> {
    var modules = sites.first.map { table.files[$0.file].facts.certainImports } ?? []
    for site in sites {
      modules.formIntersection(table.files[site.file].facts.certainImports)
      for type in table[site].inherited where type.text.hasSuffix(".\(name)") {
        modules.remove(String(type.text.dropLast(name.count + 1)))
      }
    }
    return modules
  }

  private func mayHaveMore(_ key: Key) -> Bool {
    table.unread.mayDeclare(key.name) || table.unreadExtensions.contains(.source(key))
  }

  private func place(_ site: Site, _ range: SourceRangeInFile) -> HostCode.Place {
    HostCode.Place(site.file, range)
  }

  private static func distinct(_ sites: [Site], in table: TypeTable) -> [Site] {
    var distinct: [Site] = []
    for site in sites where distinct.allSatisfy({ !areAlternatives($0, site, in: table) }) {
      distinct.append(site)
      // The number is limited, because each declaration is compared with all previous ones.
      if distinct.count == maxPlaces { break }
    }
    return distinct
  }

  private static let maxPlaces = 16

  private static func areAlternatives(_ left: Site, _ right: Site, in table: TypeTable) -> Bool {
    let (first, second) = (table[left].branches, table[right].branches)
    guard left.file == right.file else { return !first.isEmpty || !second.isEmpty }
    for branch in first {
      for other in second where other.condition == branch.condition && other.clause != branch.clause {
        return true
      }
    }
    return false
  }

  // MARK: Superclasses

  private enum Superclass: Hashable {
    case none
    case some(String)
    case unknown(Spelled)
  }

  private static func isKnown(_ superclass: Superclass) -> Bool {
    if case .unknown = superclass { false } else { true }
  }

  /// Returns whether no two declarations with different superclasses are compiled for the same platform.
  private func areOfDifferentPlatforms(_ sites: [Site]) -> Bool {
    let byName = Dictionary(grouping: sites) { table[$0].inherited.first?.text }
    let platforms = byName.values.map { sites in
      sites.reduce(into: ApplePlatforms()) { $0.formUnion(table.platforms(of: $1)) }
    }
    return platforms.indices.allSatisfy { index in
      platforms[(index + 1)...].allSatisfy { $0.isDisjoint(with: platforms[index]) }
    }
  }

  private func hasDoubtfulSuperclass(_ site: Site) -> Bool {
    table[site].inherited.first.map { table.isDoubtful($0.text, in: table[site].name, at: site) } ?? false
  }

  private func superclass(of site: Site) -> Superclass {
    guard let first = table[site].inherited.first else { return .none }
    switch table.meaning(of: first.text, in: table[site].name, at: site) {
    case .source(let key):
      switch table.kind(of: key) {
      case .class: return .some(table.name(of: key))
      case .protocol: return .none
      default: return .unknown(first)
      }
    case .known(let name): return .some(table.name(ofKnown: name))
    case nil:
      return Self.isRoot(first.text) ? .none : .unknown(first)
    }
  }

  private func unknownSuperclass(_ spelled: Spelled, of sites: [Site]) -> HostCode.UnknownSuperclass {
    let place = place(sites[0], spelled.range)
    let names = Set(table.superclassSites(sites).compactMap { table[$0].inherited.first?.text }).sorted()
    guard names.count == 1 else { return HostCode.UnknownSuperclass(nil, alternatives: names, at: place) }
    let aliased = table.aliasedNames(names[0], in: table[sites[0]].name, at: sites[0])
    guard aliased.count > 1 else { return HostCode.UnknownSuperclass(aliased.first ?? names[0], at: place) }
    return HostCode.UnknownSuperclass(names[0], alternatives: aliased, at: place)
  }

  private func differing(_ sites: [Site]) -> Spelled {
    let names = Set(sites.compactMap { table[$0].inherited.first?.text })
    let name = names.sorted().joined(separator: " or ")
    return Spelled(name, table[sites[0]].inherited.first?.range ?? table[sites[0]].range)
  }

  /// Returns whether a name is that of a protocol or class outside the sources that has no members scenes can connect.
  static func isRoot(_ name: String) -> Bool { protocols.contains(name) || foreignRoots.contains(name) }

  /// The protocols outside the sources. A class whose inheritance list begins with one has no superclass.
  private static let protocols: Set<String> = [
    "SceneObject", "PlainSceneObject", "CodedSceneObject", "AnyObject", "Sendable", "SendableMetatype",
    "Equatable",
    "Hashable", "Comparable", "Identifiable", "Codable", "Encodable", "Decodable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "Error", "Sequence", "IteratorProtocol", "Collection", "ObservableObject",
    "Observable",
  ]

  private static let foreignRoots: Set<String> = [
    "NSObject", "XCTestCase", "Thread", "Operation", "Formatter", "NSThread", "NSOperation", "NSFormatter",
    "NSValueTransformer", "NSManagedObject", "CALayer",
  ]

  // MARK: Scene classes

  /// Returns whether scenes can use a class. The result is cached for all classes visited along the superclass chain.
  private func isSceneClass(_ key: Key, _ answers: inout [Key: Bool]) -> Bool {
    var line: [Key] = []
    let answer = climb(from: key, answers, &line)
    for key in line { answers[key] = answer }
    return answer
  }

  private func climb(from key: Key, _ answers: [Key: Bool], _ line: inout [Key]) -> Bool {
    var next = key
    var seen: Set<Key> = []
    while seen.insert(next).inserted {
      if let answer = answers[next] { return answer }
      line.append(next)
      let parts = table.parts(of: next).map { table[$0] }
      let confirms = parts.contains { part in
        part.declaration != nil || part.methods.contains(where: \.isAction)
          || part.variables.contains { $0.role != .plain }
      }
      if confirms { return true }
      guard let site = table.sites[next]?.first, let first = table[site].inherited.first else { return false }
      switch table.meaning(of: first.text, in: table[site].name, at: site) {
      case .known: return true
      case .source(let superclass) where table.kind(of: superclass) == .class: next = superclass
      default: return false
      }
    }
    return false
  }

  // MARK: Classes of other modules

  private mutating func extend(_ name: String, _ sites: [Site]) {
    guard var description = table.known.description(of: name) else { return }
    var classCode = HostCode.ClassCode(places: [])
    var members = MemberLinker(table, finder, Key(module: description.module, name: description.name))
    for site in sites { members.collect(site) }
    guard members.hasConnectableMembers else { return }
    let isIncomplete = description.isIncomplete
    members.link(into: &description, &classCode)
    // A property of an unknown type does not make the description of a UIKit class incomplete.
    if table.known.usesUIKitNames { description.isIncomplete = isIncomplete }
    classes.append(description)
    code[name] = classCode
  }
}
