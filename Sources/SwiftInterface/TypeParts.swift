import SceneModel

/// The facts in the declarations and extensions of a type.
struct TypeParts {
  struct Supertype {
    /// The name as written, without the module SceneUI.
    let name: String
    let type: AppTypes.Resolution
  }

  private(set) var supertypes: [Supertype] = []
  private(set) var access = AccessLevel.internal
  private(set) var mayHaveMacros = false
  /// Whether all supertypes are known. An unknown protocol can require any method.
  private(set) var isClear = true

  init(of id: AppTypes.ID, _ types: AppTypes, modules: Set<String>) {
    for site in types.parts(of: id) {
      let type = types[site]
      let isForeign = !types.facts(at: site).imports.isSubset(of: modules)
      if type.kind == .class { access = type.access }
      mayHaveMacros = mayHaveMacros || type.mayHaveMacros
      for inherited in type.inherited {
        let resolution = types.resolution(of: inherited.text, at: site)
        supertypes.append(Supertype(name: Self.withoutLibrary(inherited.text), type: resolution))
        if resolution == .unclear || resolution == .foreign && isForeign { isClear = false }
      }
    }
  }

  var delegateProtocols: [DelegateProtocol] {
    DelegateProtocol.protocols(supertypes.lazy.filter { $0.type == .library }.map(\.name))
  }

  var ancestors: [AppTypes.ID] {
    supertypes.compactMap { if case .own(let id) = $0.type { id } else { nil } }
  }

  static func withoutLibrary(_ name: String) -> String {
    name.hasPrefix("SceneUI.") ? String(name.dropFirst(8)) : name
  }
}
