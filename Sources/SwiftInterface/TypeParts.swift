import SceneModel

/// The facts in the declaration and the extensions of a type.
struct TypeParts {
  /// The names in the inheritance lists as written.
  private(set) var inherited: [String] = []
  /// The inherited types, without the module SceneUI. The types of a composition are separate.
  private(set) var supertypes: [String] = []
  private(set) var access = AccessLevel.internal
  private(set) var isDeclared = false
  /// Whether a file with a part imports modules whose protocols are unknown.
  private(set) var mayAdoptForeign = false
  private(set) var mayHaveMacros = false

  static func all(in files: [SourceFile]) -> [TypeTable.Key: TypeParts] {
    let modules = SourceIndex.ownModules.union(files.map(\.module))
    var types: [TypeTable.Key: TypeParts] = [:]
    for file in files {
      let isForeign = !file.facts.imports.isSubset(of: modules)
      for type in file.facts.types {
        types[TypeTable.Key(module: file.module, name: type.name), default: TypeParts()]
          .add(type, isForeign: isForeign)
      }
    }
    return types
  }

  private mutating func add(_ type: TypeFact, isForeign: Bool) {
    let names = type.inherited.map(\.text)
    inherited += names
    supertypes += names.flatMap { $0.split(separator: "&") }.map {
      Self.withoutLibrary($0.filter { $0 != " " })
    }
    if type.kind == .class { access = type.access }
    if [.class, .struct, .enum].contains(type.kind) { isDeclared = true }
    if !type.inherited.isEmpty, isForeign { mayAdoptForeign = true }
    if type.mayHaveMacros { mayHaveMacros = true }
  }

  static func withoutLibrary(_ name: String) -> String {
    name.hasPrefix("SceneUI.") ? String(name.dropFirst(8)) : name
  }
}
