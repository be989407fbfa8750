import SceneModel

/// Finds the methods that classes implement for protocols of SceneUI that do not have these methods.
struct UncalledMethodFinder {
  private let types: [TypeTable.Key: TypeParts]
  private var protocols: Set<String> = []
  private var aliases: Set<String> = []
  private var declared: Set<String> = []
  private var requirements: Set<String> = []
  private var calls: [String: Set<String>] = [:]
  private var references: Set<String> = []
  private var literals: Set<String> = []

  init(_ files: [SourceFile], _ types: [TypeTable.Key: TypeParts]) {
    self.types = types
    for facts in files.map(\.facts) {
      requirements.formUnion(facts.requirements)
      literals.formUnion(facts.literals)
      note(facts.nameReferences)
      facts.typedReferences.values.forEach { note($0) }
      for call in facts.delegateCalls { calls[Self.baseName(call), default: []].insert(call) }
      for type in facts.types {
        note(type.nameReferences)
        switch type.kind {
        case .protocol: protocols.insert(type.name)
        case .alias: aliases.insert(type.name)
        default: break
        }
        if type.kind != .extension { declared.insert(type.name) }
      }
    }
  }

  private mutating func note(_ names: CodeReferences) {
    references.formUnion(names.used)
    references.formUnion(names.optional)
    references.formUnion(names.unwrapped.keys)
  }

  func parts(_ name: String, in file: SourceFile) -> TypeParts? {
    types[TypeTable.Key(module: file.module, name: name)]
  }

  func methods(of type: TypeFact, in file: SourceFile) -> [(UncalledMethod, MethodFact)] {
    guard type.kind == .class || type.kind == .extension, !type.methods.isEmpty else { return [] }
    let own = parts(type.name, in: file) ?? TypeParts()
    let supertypes = own.supertypes
    var adopted = DelegateProtocol.protocols(supertypes)
    var ancestors = supertypes.filter { parts($0, in: file) != nil }
    var isClear = isClear(own, supertypes)
    var visited: Set<String> = [type.name]
    var inherited: [(protocol: DelegateProtocol, superclass: String)] = []
    while let ancestor = ancestors.popLast() {
      guard visited.insert(ancestor).inserted, let parts = parts(ancestor, in: file) else { continue }
      let supertypes = parts.supertypes
      isClear = isClear && self.isClear(parts, supertypes)
      if protocols.contains(ancestor) {
        adopted += DelegateProtocol.protocols(supertypes)
      } else {
        inherited += DelegateProtocol.protocols(supertypes).map { ($0, ancestor) }
      }
      ancestors += supertypes
    }
    let all = adopted + inherited.map(\.protocol)
    guard isClear, !all.isEmpty else { return [] }
    let isFileLevel = own.access == .file
    let isPrivate = type.kind == .extension && type.access == .file
    return type.methods.compactMap { method in
      guard !method.isTypeMember, !method.isAction, !method.isExposed, !method.isOverride,
        !method.fullName.isEmpty, !isRequired(method, of: visited), !isCalled(method)
      else { return nil }
      let isHidden = !isFileLevel && (isPrivate || method.access == .file)
      let found =
        uiKitMethod(method, all) ?? misspelled(method, all, in: file)
        ?? unreachable(method, adopted, inherited, isHidden: isHidden, in: file)
      return found.map { ($0, method) }
    }
  }

  /// Returns whether all protocols of a class are known. An unknown protocol can require any method.
  private func isClear(_ parts: TypeParts, _ supertypes: [String]) -> Bool {
    aliases.isDisjoint(with: supertypes)
      && (!parts.mayAdoptForeign
        || supertypes.allSatisfy { DelegateProtocol.all[$0] != nil || isLibrary($0) })
  }

  private func isLibrary(_ name: String) -> Bool {
    name.hasSuffix("Controller") || name.hasSuffix("View") || declared.contains(name)
  }

  /// Returns whether a protocol of the app can require a method of a class that has the given supertypes.
  private func isRequired(_ method: MethodFact, of supertypes: Set<String>) -> Bool {
    !protocols.isDisjoint(with: supertypes) && requirements.contains(method.fullName)
  }

  private func isCalled(_ method: MethodFact) -> Bool {
    let base = method.name
    if literals.contains(method.selector) { return true }
    guard DelegateProtocol.baseNames.contains(base) else { return references.contains(base) }
    let labels = Self.labels(method.fullName)
    // A call can omit arguments that have default values, and the labels of trailing closures.
    return (calls[base] ?? []).contains { labels.containsInOrder(Self.labels($0)) }
  }

  private static func baseName(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

  private static func labels(_ name: String) -> [Substring] {
    name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
  }
}
