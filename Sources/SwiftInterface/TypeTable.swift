import SceneModel
import SceneValues

/// A table that resolves type names as Swift does: from the innermost scope outward, then the module, then other modules.
struct TypeTable {
  struct Key: Hashable, Comparable {
    var module: String
    var name: String

    var qualifiedName: String { module.isEmpty ? name : "\(module).\(name)" }

    static func < (left: Key, right: Key) -> Bool { (left.module, left.name) < (right.module, right.name) }
  }

  struct Site: Hashable {
    let file: Int
    let type: Int
  }

  enum Meaning: Hashable {
    case source(Key)
    case known(String)
  }

  let files: [SourceFile]
  let directory: String
  let known: Vocabulary
  /// The files that were not read. Names can refer to types that these files might declare.
  let unread: UnreadFiles
  private(set) var sites: [Key: [Site]] = [:]
  private(set) var extensions: [Key: [Site]] = [:]
  private(set) var knownExtensions: [String: [Site]] = [:]
  private(set) var unreadExtensions: Set<Meaning> = []
  private(set) var enumerations: [Key: ValueType] = [:]
  private var aliases: [Key: [Site]] = [:]
  /// The types that share a name but belong to different targets. The keys contain the shared name.
  private var duplicates: [Key: [Key]] = [:]
  private var duplicateKeys: [Site: Key] = [:]
  private let platforms: Platforms
  private let declaredPlatforms: DeclaredPlatforms
  private var modules: Set<String> = []
  private var owners: [String: [String]] = [:]
  /// The Swift classes whose Objective-C name differs from their Swift name. The keys are Objective-C names.
  private var objectiveCNames: [String: Set<Key>] = [:]

  init(
    _ files: [SourceFile], in directory: String, known: Vocabulary, _ declaredPlatforms: DeclaredPlatforms
  ) {
    self.declaredPlatforms = declaredPlatforms
    self.files = files
    self.directory = directory
    self.known = known
    unread = UnreadFiles(files)
    platforms = Platforms(files)
    for (index, file) in files.enumerated() {
      modules.insert(file.module)
      for (place, type) in file.facts.types.enumerated() {
        enter(type, Site(file: index, type: place), file.module)
      }
    }
    separateDuplicates()
    for key in sites.keys { owners[key.name, default: []].append(key.module) }
    for key in sites.keys where kind(of: key) == .class {
      for name in parts(of: key).compactMap({ self[$0].objectiveCName }) {
        objectiveCNames[name, default: []].insert(key)
      }
    }
    for key in aliases.keys where sites[key] == nil { owners[key.name, default: []].append(key.module) }
    for (index, file) in files.enumerated() {
      for (place, type) in file.facts.types.enumerated() where type.kind == .extension {
        let site = Site(file: index, type: place)
        if let extended = extendedDuplicates(type.name, at: site) {
          for key in extended { extensions[key, default: []].append(site) }
          continue
        }
        switch meaning(of: type.name, in: "", at: site) {
        case .source(let key): extensions[key, default: []].append(site)
        case .known(let name): knownExtensions[name, default: []].append(site)
        case nil: break
        }
      }
      for name in file.facts.unread?.names?.extended ?? [] {
        let site = Site(file: index, type: 0)
        if let extended = meaning(of: name, in: "", at: site) { unreadExtensions.insert(extended) }
      }
    }
    for key in sites.keys where kind(of: key) == .enum { enumerations[key] = enumeration(key) }
  }

  private func enumeration(_ key: Key) -> ValueType? {
    let parts = parts(of: key).map { self[$0] }
    guard parts.contains(where: { $0.inherited.contains { $0.text == "SceneEnumeration" } }) else {
      return nil
    }
    var names: [String] = []
    for constant in parts.flatMap(\.constants) where constant.isCase {
      guard case .literal(let name) = constant.value else { return nil }
      names.append(name)
    }
    return names.isEmpty ? nil : .enumeration(names)
  }

  private mutating func enter(_ type: TypeFact, _ site: Site, _ module: String) {
    let key = Key(module: module, name: type.name)
    switch type.kind {
    case .file, .extension: break
    case .class where isAppleClass(type): break
    case .alias: aliases[key, default: []].append(site)
    default: sites[key, default: []].append(site)
    }
  }

  /// Returns whether a class has an Apple class's name. Objective-C has no modules, so it replaces or copies that class.
  private func isAppleClass(_ type: TypeFact) -> Bool {
    type.isObjectiveC && known.usesUIKitNames && !known.isLibraryName(type.name)
      && known.description(of: type.name) != nil
  }

  subscript(site: Site) -> TypeFact { files[site.file].facts.types[site.type] }

  func module(of site: Site) -> String { files[site.file].module }

  static func bareName(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  func meaning(of name: String, in scope: String, at site: Site) -> Meaning? {
    var search = Search(file: site.file)
    return meaning(of: name, in: scope, of: module(of: site), &search)
  }

  /// Returns whether a name can refer to several types because the branches of an `#if` declare different aliases.
  func isDoubtful(_ name: String, in scope: String, at site: Site) -> Bool {
    var search = Search(file: site.file)
    _ = meaning(of: name, in: scope, of: module(of: site), &search)
    return search.isDoubtful
  }

  /// Returns the names to which an alias refers, if none or several of them are known, or an empty array for other names.
  func aliasedNames(_ name: String, in scope: String, at site: Site) -> [String] {
    var search = Search(file: site.file, aliasedNames: [])
    _ = meaning(of: name, in: scope, of: module(of: site), &search)
    return search.aliasedNames ?? []
  }

  private struct Search {
    let file: Int
    var seen: Set<Key> = []
    var isDoubtful = false
    var aliasedNames: [String]?
  }

  /// Resolves a name. Follows each alias once, because an alias named like a scope would double the time.
  private func meaning(
    of name: String, in scope: String, of module: String, _ search: inout Search
  ) -> Meaning? {
    guard !name.isEmpty else { return nil }
    var outer = scope
    while true {
      let key = Key(module: module, name: outer.isEmpty ? name : "\(outer).\(name)")
      if let found = meaning(of: key, &search) { return found }
      if outer.isEmpty { break }
      outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
    }
    if let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) {
      let key = Key(module: String(name[..<dot]), name: String(name[name.index(after: dot)...]))
      if let found = meaning(of: key, &search) { return found }
    }
    // If two modules declare the type, the result depends on imports, which are not tracked.
    let others = owners[name] ?? []
    if others.count == 1 { return meaning(of: Key(module: others[0], name: name), &search) }
    if others.isEmpty, let named = objectiveCNames[name], named.count == 1 {
      return named.first.map(Meaning.source)
    }
    // In a UIKit app, names of the class library have no meaning.
    guard others.isEmpty, !known.isLibraryName(name), !unread.mayDeclare(name) else { return nil }
    return known.description(of: name).map { .known($0.qualifiedName) }
  }

  private static let longestRow = 64

  private func meaning(of key: Key, _ search: inout Search) -> Meaning? {
    if sites[key] != nil { return .source(key) }
    if let duplicates = duplicates[key] {
      let seen = duplicates.filter { mayShareTarget($0, with: search.file) }
      if seen.count == 1 { return .source(seen[0]) }
      let paths = seen.map { sites[$0]?.first.map { files[$0.file].path } ?? "" }
      return PathNearness.nearest(paths, to: files[search.file].path, in: directory).map {
        .source(seen[$0])
      }
    }
    guard let all = aliases[key], search.seen.count < Self.longestRow, search.seen.insert(key).inserted else {
      return nil
    }
    let scope = key.name.lastIndex(of: ".").map { String(key.name[..<$0]) } ?? ""
    var found: [Meaning?] = []
    for site in chosen(all, from: search.file) {
      guard let target = self[site].inherited.first else { continue }
      let meaning = meaning(of: target.text, in: scope, of: key.module, &search)
      if !found.contains(meaning) { found.append(meaning) }
    }
    let known = found.compactMap(\.self)
    search.isDoubtful = search.isDoubtful || found.count > 1
    if known.count != 1, search.aliasedNames?.isEmpty == true {
      search.aliasedNames = Set(chosen(all, from: search.file).compactMap { self[$0].inherited.first?.text })
        .sorted()
    }
    return known.count == 1 ? known[0] : nil
  }

  private func chosen(_ all: [Site], from file: Int) -> [Site] {
    guard all.count > 1 else { return all }
    let near = all.filter { mayShareTarget(files[$0.file].targets, with: file) }
    let own = near.filter { site in
      self[site].inherited.first.map { !isOfOtherPlatform($0.text) } ?? true
    }
    return Array((own.isEmpty ? near.isEmpty ? all : near : own).prefix(Self.maxAliases))
  }

  private static let maxAliases = 8

  func platforms(of site: Site) -> ApplePlatforms {
    declaredPlatforms.platforms(of: self[site], in: files[site.file].facts)
  }

  func isOfOtherPlatform(_ name: String) -> Bool { platforms.lacks(name) }

  func superclassSites(_ sites: [Site]) -> [Site] {
    let own = sites.filter { !(self[$0].inherited.first.map { isOfOtherPlatform($0.text) } ?? false) }
    return own.isEmpty ? sites : own
  }

  // MARK: Types with the same name

  /// Separates types that have the same name but no common target. If a type is declared in a file that belongs to a
  /// target, its declarations in files without a target are ignored.
  private mutating func separateDuplicates() {
    let repeated = sites.filter { $0.value.count > 1 && $0.key.module == Vocabulary.unknownModule }
    for (key, all) in repeated {
      let groups = groups(of: all)
      guard groups.count > 1 else {
        sites[key] = groups[0]
        continue
      }
      sites[key] = nil
      for (index, group) in groups.enumerated() {
        let duplicate = Key(module: "\(key.module)\(index + 1)", name: key.name)
        sites[duplicate] = group
        duplicates[key, default: []].append(duplicate)
        for site in group { duplicateKeys[site] = duplicate }
      }
    }
  }

  private func groups(of all: [Site]) -> [[Site]] {
    if let rewritten = rewritten(all) { return rewritten.count == 1 ? [rewritten] : groups(of: rewritten) }
    let targets = all.map { files[$0.file].targets }
    if targets.allSatisfy({ $0 == nil }) { return groupsByFile(of: all) }
    guard !targets.contains(nil), !all.contains(where: { self[$0].isObjectiveC }) else { return [all] }
    var groups: [(targets: Set<Int>, sites: [Site])] = []
    for (site, targets) in zip(all, targets.compactMap(\.self)) where !targets.isEmpty {
      var group = (targets: targets, sites: [site])
      let near = groups.filter { !$0.targets.isDisjoint(with: targets) }
      groups.removeAll { !$0.targets.isDisjoint(with: targets) }
      group.targets.formUnion(near.flatMap(\.targets))
      group.sites = near.flatMap(\.sites) + group.sites
      groups.append(group)
    }
    return groups.isEmpty ? [all] : groups.map(\.sites)
  }

  /// Returns the Swift declarations of a class that was rewritten in Swift, or nil for other classes. No target compiles
  /// the old Objective-C implementation of such a class.
  private func rewritten(_ all: [Site]) -> [Site]? {
    let implementations = all.filter { self[$0].isObjectiveC && self[$0].isImplementation }
    let swift = all.filter { !self[$0].isObjectiveC }
    guard !implementations.isEmpty, implementations.allSatisfy({ files[$0.file].targets?.isEmpty == true }),
      swift.contains(where: { self[$0].kind == .class && files[$0.file].targets?.isEmpty == false })
    else { return nil }
    return swift
  }

  /// Separates unconditional declarations in different directories, because they cannot be in the same module.
  private func groupsByFile(of all: [Site]) -> [[Site]] {
    let directories = Set(all.map { files[$0.file].path.split(separator: "/").dropLast() })
    let isSeparable =
      directories.count == all.count
      && all.allSatisfy { self[$0].branches.isEmpty && !self[$0].isObjectiveC && self[$0].access != .file }
    return isSeparable ? all.map { [$0] } : [all]
  }

  private func extendedDuplicates(_ name: String, at site: Site) -> [Key]? {
    guard let duplicates = duplicates[Key(module: module(of: site), name: name)] else { return nil }
    let near = duplicates.filter { mayShareTarget($0, with: site.file) }
    return near.isEmpty ? duplicates : near
  }

  private func mayShareTarget(_ key: Key, with file: Int) -> Bool {
    mayShareTarget(targets(of: key), with: file)
  }

  private func mayShareTarget(_ targets: Set<Int>?, with file: Int) -> Bool {
    guard let targets, let own = files[file].targets else { return true }
    return !targets.isDisjoint(with: own)
  }

  func targets(of key: Key) -> Set<Int>? {
    var all: Set<Int> = []
    for site in sites[key] ?? [] {
      guard let own = files[site.file].targets, !self[site].isObjectiveC else { return nil }
      all.formUnion(own)
    }
    return all
  }

  func key(at site: Site) -> Key {
    duplicateKeys[site] ?? Key(module: module(of: site), name: self[site].name)
  }

  func keys(named name: String) -> [Key] { (owners[name] ?? []).map { Key(module: $0, name: name) } }

  func kind(of key: Key) -> TypeFact.Kind? { sites[key]?.first.map { self[$0].kind } }

  func parts(of key: Key) -> [Site] { (sites[key] ?? []) + (extensions[key] ?? []) }

  func name(of key: Key) -> String {
    let isUnique = owners[key.name]?.count == 1 && known.modules(of: key.name).allSatisfy { $0 == key.module }
    return isUnique ? key.name : key.qualifiedName
  }

  func name(ofKnown qualifiedName: String) -> String {
    guard let known = known.description(of: qualifiedName) else { return qualifiedName }
    let isUnique = (owners[known.name] ?? []).allSatisfy { $0 == known.module }
    return isUnique && self.known.modules(of: known.name).count == 1 ? known.name : qualifiedName
  }
}
