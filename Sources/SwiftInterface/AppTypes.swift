import SceneModel

/// The app's types. Types in different modules, and private types in different files, can have the same name.
final class AppTypes {
  struct ID: Hashable {
    let key: TypeTable.Key
    /// The file of the declaration, or nil if no other file declares a type with this key.
    let file: Int?
  }

  enum Resolution: Equatable {
    case own(ID)
    case library
    /// A type outside of the app and the library.
    case foreign
    case unclear
  }

  private let table: TypeTable
  private var repeated: [TypeTable.Key: [ID: [TypeTable.Site]]] = [:]
  private var unresolved: [TypeTable.Key: [TypeTable.Site]] = [:]
  private let names: Set<String>
  private let aliases: Set<String>

  init(_ table: TypeTable) {
    self.table = table
    let types = table.files.lazy.flatMap { $0.facts.types.dropFirst() }
    names = Set(types.lazy.filter { $0.kind != .extension }.map(\.name))
    aliases = Set(types.lazy.filter { $0.kind == .alias }.map { TypeTable.bareName($0.name) })
    for (file, source) in table.files.enumerated() {
      for (index, type) in source.facts.types.enumerated() where type.kind == .extension {
        let site = TypeTable.Site(file: file, type: index)
        if case .source? = table.meaning(of: type.name, in: "", at: site) { continue }
        unresolved[TypeTable.Key(module: source.module, name: type.name), default: []].append(site)
      }
    }
  }

  subscript(site: TypeTable.Site) -> TypeFact { table[site] }

  func facts(at site: TypeTable.Site) -> SourceFacts { table.files[site.file].facts }

  /// Returns the type that a site declares or extends, or nil if an extension can belong to several types. Extensions of
  /// types outside of the app belong together if they are in one module.
  func type(at site: TypeTable.Site) -> ID? {
    guard table[site].kind == .extension else { return id(of: table.key(at: site), from: site.file) }
    if case .source(let key)? = table.meaning(of: table[site].name, in: "", at: site) {
      return id(of: key, from: site.file)
    }
    return ID(key: TypeTable.Key(module: table.module(of: site), name: table[site].name), file: nil)
  }

  func isProtocol(_ id: ID) -> Bool { table.kind(of: id.key) == .protocol }

  func parts(of id: ID) -> [TypeTable.Site] {
    guard id.file != nil else {
      return table.sites[id.key] == nil ? unresolved[id.key] ?? [] : table.parts(of: id.key)
    }
    if repeated[id.key] == nil {
      repeated[id.key] = table.parts(of: id.key).reduce(into: [:]) { parts, site in
        if let id = self.id(of: id.key, from: site.file) { parts[id, default: []].append(site) }
      }
    }
    return repeated[id.key]?[id] ?? []
  }

  func resolution(of name: String, at site: TypeTable.Site) -> Resolution {
    switch table.meaning(of: name, in: table[site].name, at: site) {
    case .source(let key): return id(of: key, from: site.file).map(Resolution.own) ?? .unclear
    case .known: return .library
    case nil:
      if names.contains(name) || aliases.contains(TypeTable.bareName(name)) { return .unclear }
      return DelegateProtocol.all[TypeParts.withoutLibrary(name)] == nil ? .foreign : .library
    }
  }

  private func id(of key: TypeTable.Key, from file: Int) -> ID? {
    guard let sites = table.sites[key], sites.contains(where: { $0.file != sites[0].file }) else {
      return ID(key: key, file: nil)
    }
    if sites.contains(where: { $0.file == file }) { return ID(key: key, file: file) }
    let visible = sites.filter { table[$0].access != .file }
    let near = PathNearness.nearest(
      visible.map { table.files[$0.file].path }, to: table.files[file].path, in: table.directory)
    return near.map { ID(key: key, file: visible[$0].file) }
  }
}
