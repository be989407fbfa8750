import SceneValues

/// Finds the types that names stand for, as Swift would: from the inside out, then in the module, then elsewhere.
struct TypeTable {
  /// A type by its module and its name there.
  struct Key: Hashable, Comparable {
    var module: String
    var name: String

    var qualifiedName: String { module.isEmpty ? name : "\(module).\(name)" }

    static func < (left: Key, right: Key) -> Bool { (left.module, left.name) < (right.module, right.name) }
  }

  /// Where a type is declared, or extended.
  struct Site: Hashable {
    let file: Int
    let type: Int
  }

  enum Meaning: Hashable {
    case source(Key)
    /// A class that somebody else described, by its qualified name.
    case known(String)
  }

  let files: [SourceFile]
  let known: Vocabulary
  /// What files that were not read declare: a name may stand for one of these.
  let unread: UnreadFiles
  /// What declares each type; several for alternatives.
  private(set) var sites: [Key: [Site]] = [:]
  private(set) var extensions: [Key: [Site]] = [:]
  /// Extensions of classes that somebody else described, by qualified name.
  private(set) var knownExtensions: [String: [Site]] = [:]
  /// What files that were not read extend.
  private(set) var unreadExtensions: Set<Meaning> = []
  /// What scenes write for values of enumerations that say so.
  private(set) var enumerations: [Key: ValueType] = [:]
  private var aliases: [Key: Site] = [:]
  private var modules: Set<String> = []
  /// The modules that have a type of this name.
  private var owners: [String: [String]] = [:]
  /// Swift's classes that Objective-C calls by another name, by that.
  private var objectiveCNames: [String: Set<Key>] = [:]

  init(_ files: [SourceFile], known: Vocabulary) {
    self.files = files
    self.known = known
    unread = UnreadFiles(files)
    for (index, file) in files.enumerated() {
      modules.insert(file.module)
      for (place, type) in file.facts.types.enumerated() {
        enter(type, Site(file: index, type: place), file.module)
      }
    }
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
        switch meaning(of: type.name, in: "", of: file.module) {
        case .source(let key): extensions[key, default: []].append(site)
        case .known(let name): knownExtensions[name, default: []].append(site)
        case nil: break
        }
      }
      for name in file.facts.unread?.names?.extended ?? [] {
        if let extended = meaning(of: name, in: "", of: file.module) { unreadExtensions.insert(extended) }
      }
    }
    for key in sites.keys where kind(of: key) == .enum { enumerations[key] = enumeration(key) }
  }

  /// Nil where it does not stand in scenes, or where nobody can tell how its cases are written.
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
    case .class where isApples(type): break
    case .alias: aliases[key] = site
    default: sites[key, default: []].append(site)
    }
  }

  /// Whether a class has the name of one of Apple's. Objective-C has no modules: such a class is of a program that does
  /// without Apple's, or a copy of a header.
  private func isApples(_ type: TypeFact) -> Bool {
    type.isObjectiveC && known.speaksOfUIKit && !known.isLibraryName(type.name)
      && known.description(of: type.name) != nil
  }

  subscript(site: Site) -> TypeFact { files[site.file].facts.types[site.type] }

  func module(of site: Site) -> String { files[site.file].module }

  /// A name without the types that it stands in.
  static func bareName(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// What a name stands for.
  ///
  /// - Parameters:
  ///   - name: as it is written.
  ///   - scope: the type in which it is written: `Outer.Inner`.
  ///   - module: the module in which it is written.
  /// - Returns: nil where nothing is known of that name.
  func meaning(of name: String, in scope: String, of module: String) -> Meaning? {
    var seen: Set<Key> = []
    return meaning(of: name, in: scope, of: module, &seen)
  }

  /// What a name stands for, without following an alias twice.
  ///
  /// - Parameters:
  ///   - name: as it is written.
  ///   - scope: the type in which it is written.
  ///   - module: the module in which it is written.
  ///   - seen: the aliases that were followed. One that led nowhere leads nowhere from elsewhere: to follow
  ///     it from each scope again takes twice as long for each alias that has the name of another around it.
  /// - Returns: nil where nothing is known of that name.
  private func meaning(
    of name: String, in scope: String, of module: String, _ seen: inout Set<Key>
  ) -> Meaning? {
    guard !name.isEmpty else { return nil }
    var outer = scope
    while true {
      let key = Key(module: module, name: outer.isEmpty ? name : "\(outer).\(name)")
      if let found = meaning(of: key, &seen) { return found }
      if outer.isEmpty { break }
      outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
    }
    if let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) {
      let key = Key(module: String(name[..<dot]), name: String(name[name.index(after: dot)...]))
      if let found = meaning(of: key, &seen) { return found }
    }
    // If two modules have such a type, the imports decide, which are not known here.
    let others = owners[name] ?? []
    if others.count == 1 { return meaning(of: Key(module: others[0], name: name), &seen) }
    if others.isEmpty, let named = objectiveCNames[name], named.count == 1 {
      return named.first.map(Meaning.source)
    }
    // In a program for UIKit, the library's names are nobody's.
    guard others.isEmpty, !known.isLibraryName(name), !unread.mayDeclare(name) else { return nil }
    return known.description(of: name).map { .known($0.qualifiedName) }
  }

  /// How many aliases may stand for one another in a row.
  private static let longestRow = 64

  private func meaning(of key: Key, _ seen: inout Set<Key>) -> Meaning? {
    if sites[key] != nil { return .source(key) }
    guard let site = aliases[key], seen.count < Self.longestRow, seen.insert(key).inserted,
      let target = self[site].inherited.first
    else { return nil }
    let scope = key.name.lastIndex(of: ".").map { String(key.name[..<$0]) } ?? ""
    return meaning(of: target.text, in: scope, of: key.module, &seen)
  }

  /// The kind of a type of the sources.
  func kind(of key: Key) -> TypeFact.Kind? { sites[key]?.first.map { self[$0].kind } }

  /// All that declares or extends a type.
  func parts(of key: Key) -> [Site] { (sites[key] ?? []) + (extensions[key] ?? []) }

  /// The shortest name by which a vocabulary of all classes knows one.
  func name(of key: Key) -> String {
    let isUnique = owners[key.name]?.count == 1 && known.modules(of: key.name).allSatisfy { $0 == key.module }
    return isUnique ? key.name : key.qualifiedName
  }

  /// The same for a class that somebody else described.
  func name(ofKnown qualifiedName: String) -> String {
    guard let known = known.description(of: qualifiedName) else { return qualifiedName }
    let isUnique = (owners[known.name] ?? []).allSatisfy { $0 == known.module }
    return isUnique && self.known.modules(of: known.name).count == 1 ? known.name : qualifiedName
  }
}
