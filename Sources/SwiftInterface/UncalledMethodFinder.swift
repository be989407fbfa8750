import SceneModel

/// Finds the methods that classes implement for protocols of SceneUI that do not have these methods.
struct UncalledMethodFinder {
  let types: AppTypes
  let conformances: DelegateConformances
  private var requirements: Set<String> = []
  private var calls: [String: Set<String>] = [:]
  private var references: Set<String> = []
  private var literals: Set<String> = []

  init(_ table: TypeTable) {
    types = AppTypes(table)
    conformances = DelegateConformances(types, table.files)
    for facts in table.files.lazy.map(\.facts) {
      requirements.formUnion(facts.requirements)
      literals.formUnion(facts.literals)
      note(facts.nameReferences)
      facts.typedReferences.values.forEach { note($0) }
      for call in facts.delegateCalls { calls[Self.baseName(call), default: []].insert(call) }
      for type in facts.types { note(type.nameReferences) }
    }
  }

  private mutating func note(_ names: CodeReferences) {
    references.formUnion(names.used)
    references.formUnion(names.optional)
    references.formUnion(names.unwrapped.keys)
  }

  func methods(at site: TypeTable.Site) -> [(UncalledMethod, MethodFact)] {
    let type = types[site]
    guard type.kind == .class || type.kind == .extension, !type.methods.isEmpty,
      let id = types.type(at: site)
    else { return [] }
    let conformance = conformances.conformance(of: id)
    let all = conformance.all
    guard conformance.isClear, !all.isEmpty else { return [] }
    let isFileLevel = conformances.parts(of: id).access == .file
    let isPrivate = type.kind == .extension && type.access == .file
    return type.methods.compactMap { method in
      guard !method.isTypeMember, !method.isAction, !method.isExposed, !method.isOverride,
        !method.fullName.isEmpty, !isRequired(method, of: conformance), !isCalled(method)
      else { return nil }
      let isHidden = !isFileLevel && (isPrivate || method.access == .file)
      let found =
        uiKitMethod(method, all) ?? misspelled(method, all, at: site)
        ?? unreachable(method, conformance, isHidden: isHidden, at: site)
      return found.map { ($0, method) }
    }
  }

  /// Returns whether a protocol of the app can require a method of a type.
  private func isRequired(_ method: MethodFact, of type: DelegateConformances.Conformance) -> Bool {
    type.hasOwnProtocol && requirements.contains(method.fullName)
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
