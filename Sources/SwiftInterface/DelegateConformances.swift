import SceneModel

/// The library's protocols to which the app's types conform. Each type, including superclasses, is examined once.
final class DelegateConformances {
  struct Conformance {
    /// The protocols that the type itself or one of its protocols adopts.
    fileprivate(set) var adopted: [DelegateProtocol] = []
    /// The protocols that superclasses adopt. Each protocol is listed once, with the nearest superclass.
    fileprivate(set) var inherited: [(protocol: DelegateProtocol, superclass: String)] = []
    fileprivate(set) var isClear = true
    fileprivate(set) var hasOwnProtocol = false

    var all: [DelegateProtocol] {
      let names = Set(adopted.map(\.name))
      return adopted + inherited.lazy.map(\.protocol).filter { !names.contains($0.name) }
    }

    fileprivate mutating func adopt(_ protocols: [DelegateProtocol]) {
      for new in protocols where !adopted.contains(where: { $0.name == new.name }) { adopted.append(new) }
    }

    fileprivate mutating func inherit(_ new: DelegateProtocol, from superclass: String) {
      if !inherited.contains(where: { $0.protocol.name == new.name }) { inherited.append((new, superclass)) }
    }
  }

  private let types: AppTypes
  private let modules: Set<String>
  private var parts: [AppTypes.ID: TypeParts] = [:]
  private var known: [AppTypes.ID: Conformance] = [:]

  init(_ types: AppTypes, _ files: [SourceFile]) {
    self.types = types
    modules = SourceIndex.ownModules.union(files.map(\.module))
  }

  func parts(of type: AppTypes.ID) -> TypeParts {
    if let parts = parts[type] { return parts }
    let parts = TypeParts(of: type, types, modules: modules)
    self.parts[type] = parts
    return parts
  }

  /// Returns the conformance of a type. Does not use recursion, because a chain of classes can be long.
  func conformance(of type: AppTypes.ID) -> Conformance {
    var open = [type]
    var entered: Set<AppTypes.ID> = []
    while let next = open.last {
      if known[next] == nil, entered.insert(next).inserted {
        open += parts(of: next).ancestors.filter { known[$0] == nil && !entered.contains($0) }
      } else {
        open.removeLast()
        if known[next] == nil { known[next] = combined(next) }
      }
    }
    return known[type] ?? Conformance()
  }

  private func combined(_ type: AppTypes.ID) -> Conformance {
    let parts = parts(of: type)
    var conformance = Conformance()
    conformance.isClear = parts.isClear
    conformance.hasOwnProtocol = types.isProtocol(type)
    conformance.adopt(parts.delegateProtocols)
    for ancestor in parts.ancestors {
      // In a cycle, which does not compile, the conformance of an ancestor is still unknown.
      guard ancestor != type, let other = known[ancestor] else { continue }
      conformance.isClear = conformance.isClear && other.isClear
      conformance.hasOwnProtocol = conformance.hasOwnProtocol || other.hasOwnProtocol
      if types.isProtocol(ancestor) {
        conformance.adopt(other.adopted)
      } else {
        for own in other.adopted { conformance.inherit(own, from: ancestor.key.name) }
      }
      for own in other.inherited { conformance.inherit(own.protocol, from: own.superclass) }
    }
    return conformance
  }
}
