import SceneDiagnostics
import SceneModel

extension [SourceFile] {
  var uncalledMethods: [HostCode.UncalledImplementation] {
    let users = indices.filter { self[$0].facts.certainImports.contains("SceneUI") }
    guard !users.isEmpty else { return [] }
    let finder = UncalledMethodFinder(self)
    return users.flatMap { index in
      self[index].facts.types.flatMap { type in
        finder.methods(of: type, in: self[index]).map { uncalled, method in
          HostCode.UncalledImplementation(
            method: uncalled, className: type.name, place: HostCode.Place(index, method.range))
        }
      }
    }
  }
}

private struct UncalledMethodFinder {
  private struct TypeID: Hashable {
    var module: String
    var name: String
  }

  private struct Parts {
    var inherited: [String] = []
    var access = AccessLevel.internal
    var isDeclared = false
    /// Whether a file with a part imports modules whose protocols are unknown.
    var mayAdoptForeign = false
  }

  private var types: [TypeID: Parts] = [:]
  private var protocols: Set<String> = []
  private var aliases: Set<String> = []
  private var declared: Set<String> = []
  private var requirements: Set<String> = []
  private var calls: [String: Set<String>] = [:]
  private var references: Set<String> = []
  private var literals: Set<String> = []
  private let uiKitMethods = Dictionary(grouping: UncalledMethod.all, by: \.name)

  init(_ files: [SourceFile]) {
    let modules = SourceIndex.ownModules.union(files.map(\.module))
    for file in files {
      let facts = file.facts
      let isForeign = !facts.imports.isSubset(of: modules)
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
        var parts = types[TypeID(module: file.module, name: type.name)] ?? Parts()
        parts.inherited += type.inherited.flatMap { $0.text.split(separator: "&") }.map { name in
          let name = name.filter { $0 != " " }
          return name.hasPrefix("SceneUI.") ? String(name.dropFirst(8)) : name
        }
        if type.kind == .class { parts.access = type.access }
        if [.class, .struct, .enum].contains(type.kind) { parts.isDeclared = true }
        if !type.inherited.isEmpty, isForeign { parts.mayAdoptForeign = true }
        types[TypeID(module: file.module, name: type.name)] = parts
      }
    }
  }

  private mutating func note(_ names: CodeReferences) {
    references.formUnion(names.used)
    references.formUnion(names.optional)
    references.formUnion(names.unwrapped.keys)
  }

  func methods(of type: TypeFact, in file: SourceFile) -> [(UncalledMethod, MethodFact)] {
    guard type.kind == .class || type.kind == .extension, !type.methods.isEmpty else { return [] }
    let own = types[TypeID(module: file.module, name: type.name)] ?? Parts()
    var adopted = DelegateProtocol.protocols(own.inherited)
    var ancestors = own.inherited.filter { types[TypeID(module: file.module, name: $0)] != nil }
    var isClear = isClear(own)
    var visited: Set<String> = [type.name]
    var inherited: [(protocol: DelegateProtocol, superclass: String)] = []
    while let ancestor = ancestors.popLast() {
      guard visited.insert(ancestor).inserted,
        let parts = types[TypeID(module: file.module, name: ancestor)]
      else { continue }
      isClear = isClear && self.isClear(parts)
      if !protocols.contains(ancestor) {
        inherited += DelegateProtocol.protocols(parts.inherited).map { ($0, ancestor) }
      } else {
        adopted += DelegateProtocol.protocols(parts.inherited)
      }
      ancestors += parts.inherited
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
  private func isClear(_ parts: Parts) -> Bool {
    aliases.isDisjoint(with: parts.inherited)
      && (!parts.mayAdoptForeign
        || parts.inherited.allSatisfy { DelegateProtocol.all[$0] != nil || isLibrary($0) })
  }

  private func isLibrary(_ name: String) -> Bool {
    name.hasSuffix("Controller") || name.hasSuffix("View") || declared.contains(name)
  }

  private func isRequired(_ method: MethodFact, of supertypes: Set<String>) -> Bool {
    !protocols.isDisjoint(with: supertypes) && requirements.contains(method.fullName)
  }

  private func isCalled(_ method: MethodFact) -> Bool {
    let base = method.name
    if literals.contains(method.selector) { return true }
    guard DelegateProtocol.baseNames.contains(base) else { return references.contains(base) }
    let labels = Self.labels(method.fullName)
    return (calls[base] ?? []).contains { call in
      // A call can omit arguments that have default values, and the labels of trailing closures.
      var rest = labels[...]
      return Self.labels(call).allSatisfy { label in
        guard let place = rest.firstIndex(of: label) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
    }
  }

  private func uiKitMethod(_ method: MethodFact, _ adopted: [DelegateProtocol]) -> UncalledMethod? {
    uiKitMethods[method.fullName]?.first { candidate in
      adopted.contains { $0.name == candidate.protocolName }
        && candidate.parameterType.map { type in method.parameters.contains { $0.name == type } } ?? true
    }
  }

  private func misspelled(
    _ method: MethodFact, _ adopted: [DelegateProtocol], in file: SourceFile
  ) -> UncalledMethod? {
    guard !adopted.contains(where: { $0.methods.contains { $0.name == method.fullName } }) else { return nil }
    let candidates = adopted.flatMap { known in known.methods.map { (known, $0) } }.filter {
      !differs(method.parameters.first, from: $0.1.parameters.first, in: file)
        && method.parameters.first.map { !$0.name.isEmpty } == true
    }
    let isNamedLikeMethods = candidates.contains { $0.1.baseName == method.name }
    let names = candidates.map(\.1.name)
    let intended =
      closestMatches(to: method.fullName, in: names, atMost: isNamedLikeMethods ? .max : 2).min()
      ?? names.first { Self.extends($0, to: method) }
      ?? Self.only(candidates.filter { $0.1.baseName == method.name && Self.isStart(method, of: $0.1) })
      ?? Self.only(candidates.filter { $0.1.baseName == method.name })
    guard isNamedLikeMethods && method.access < .public || intended != nil,
      let owner = candidates.first(where: { $0.1.name == intended })
        ?? candidates.first(where: { $0.1.baseName == method.name })
    else { return nil }
    return UncalledMethod(
      owner.0.name, method.fullName, differingIn: nil, intended.map { "Rename it to '\($0)'." } ?? "")
  }

  private func unreachable(
    _ method: MethodFact, _ adopted: [DelegateProtocol],
    _ inherited: [(protocol: DelegateProtocol, superclass: String)], isHidden: Bool, in file: SourceFile
  ) -> UncalledMethod? {
    func same(_ known: DelegateProtocol) -> [(DelegateProtocol, DelegateProtocol.Method)] {
      known.methods.filter { $0.name == method.fullName }.map { (known, $0) }
    }
    let own = adopted.flatMap(same)
    let differences = own.map { difference(of: method, from: $0.1, in: file) }
    if let first = own.first, let difference = differences[0], !differences.contains(where: { $0 == nil }) {
      return UncalledMethod(first.0.name, method.fullName, differingIn: difference.0, difference.1)
    }
    if isHidden, let first = own.first {
      return UncalledMethod(first.0.name, method.fullName, differingIn: .access, "Remove 'private'.")
    }
    guard own.isEmpty, let first = inherited.first(where: { !same($0.protocol).isEmpty }),
      let requirement = same(first.protocol).first,
      difference(of: method, from: requirement.1, in: file) == nil
    else { return nil }
    return UncalledMethod(
      first.protocol.name, method.fullName, differingIn: .subclass(of: first.superclass),
      "Implement it in '\(first.superclass)', and override it in the subclass.")
  }

  private func difference(
    of method: MethodFact, from requirement: DelegateProtocol.Method, in file: SourceFile
  ) -> (UncalledMethod.Difference, String)? {
    for (type, expected) in zip(method.parameters, requirement.parameters)
    where differs(type, from: expected, in: file) {
      return (.parameter(Self.text(type)), "Declare the parameter as '\(expected)'.")
    }
    let result = method.result.flatMap { $0.name == "Void" ? nil : $0 }
    switch (result, requirement.result) {
    case (nil, nil): return nil
    case (nil, let expected?): return (.result(nil), "Return '\(expected)'.")
    case (let type?, nil): return type.name.isEmpty ? nil : (.result(Self.text(type)), "Remove the result.")
    case (let type?, let expected?):
      return differs(type, from: expected, in: file)
        ? (.result(Self.text(type)), "Return '\(expected)'.") : nil
    }
  }

  /// Returns whether a type is certainly another type. Types that are not in the declarations of the protocols are unknown.
  private func differs(_ type: TypeSpelling?, from expected: String?, in file: SourceFile) -> Bool {
    guard let type, let expected, expected.allSatisfy({ $0.isLetter || $0.isNumber || ".?".contains($0) })
    else {
      return false
    }
    let isOptional = expected.hasSuffix("?")
    let (name, wanted) = (Self.name(of: type), isOptional ? String(expected.dropLast()) : expected)
    if name == wanted { return isOptional != (type.optionality != .none) || type.isCollection }
    return types[TypeID(module: file.module, name: name)]?.isDeclared == true
      || Self.knownTypes.contains(name)
  }

  private static let knownTypes = DelegateProtocol.types.union([
    "Int", "Double", "Float", "Bool", "String", "Substring", "Any", "Int32", "UInt",
  ])

  private static func name(of type: TypeSpelling) -> String {
    let name = type.name.hasPrefix("SceneUI.") ? String(type.name.dropFirst(8)) : type.name
    return name == "CGFloat" ? "Double" : name
  }

  private static func text(_ type: TypeSpelling) -> String {
    let name = type.isCollection ? "[\(type.name)]" : type.name
    return type.optionality == .none ? name : name + "?"
  }

  /// Returns whether a method has a requirement's words and then its types, as in `numberOfSectionsInTableView(_:)`.
  private static func extends(_ requirement: String, to method: MethodFact) -> Bool {
    let (name, wanted) = (words(method.fullName), words(requirement))
    guard name.hasPrefix(wanted), name.count > wanted.count else { return false }
    let rest = name.dropFirst(wanted.count)
    return method.parameters.contains { $0.name.lowercased() == rest }
  }

  private static func isStart(_ method: MethodFact, of requirement: DelegateProtocol.Method) -> Bool {
    words(requirement.name).hasPrefix(words(method.fullName))
  }

  private static func only(_ candidates: [(DelegateProtocol, DelegateProtocol.Method)]) -> String? {
    candidates.count == 1 ? candidates[0].1.name : nil
  }

  private static func words(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func baseName(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

  private static func labels(_ name: String) -> [Substring] {
    name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
  }
}
