import SceneDiagnostics
import SceneModel

/// The comparison of a method with those of UIKit and SceneUI.
extension UncalledMethodFinder {
  private static let uiKitMethods = Dictionary(grouping: UncalledMethod.all, by: \.name)

  func uiKitMethod(_ method: MethodFact, _ adopted: [DelegateProtocol]) -> UncalledMethod? {
    Self.uiKitMethods[method.fullName]?.first { candidate in
      guard adopted.contains(where: { $0.name == candidate.protocolName }) else { return false }
      guard let type = candidate.parameterType else { return true }
      return method.parameters.contains { $0.name == type }
    }
  }

  func misspelled(
    _ method: MethodFact, _ adopted: [DelegateProtocol], at site: TypeTable.Site
  ) -> UncalledMethod? {
    guard !adopted.contains(where: { $0.methods.contains { $0.name == method.fullName } }),
      let first = method.parameters.first, !first.name.isEmpty
    else { return nil }
    let all: [Candidate] = adopted.flatMap { known in known.methods.map { (known, $0) } }
    let candidates = all.filter { !differs(first, from: $0.1.parameters.first, at: site) }
    let namesakes = candidates.filter { $0.1.baseName == method.name }
    let intended = Self.intendedName(of: method, among: candidates, namesakes)
    guard !namesakes.isEmpty && method.access < .public || intended != nil,
      let owner = candidates.first(where: { $0.1.name == intended }) ?? namesakes.first
    else { return nil }
    return UncalledMethod(
      owner.0.name, method.fullName, differingIn: nil, intended.map { "Rename it to '\($0)'." } ?? "")
  }

  private typealias Candidate = (DelegateProtocol, DelegateProtocol.Method)

  private static func intendedName(
    of method: MethodFact, among candidates: [Candidate], _ namesakes: [Candidate]
  ) -> String? {
    let names = candidates.map(\.1.name)
    let limit = namesakes.isEmpty ? 2 : Int.max
    if let closest = closestMatches(to: method.fullName, in: names, atMost: limit).min() { return closest }
    if let longer = names.first(where: { extends($0, to: method) }) { return longer }
    return only(namesakes.filter { isStart(method, of: $0.1) }) ?? only(namesakes)
  }

  func unreachable(
    _ method: MethodFact, _ conformance: DelegateConformances.Conformance, isHidden: Bool,
    at site: TypeTable.Site
  ) -> UncalledMethod? {
    func same(_ known: DelegateProtocol) -> [(DelegateProtocol, DelegateProtocol.Method)] {
      known.methods.filter { $0.name == method.fullName }.map { (known, $0) }
    }
    let own = conformance.adopted.flatMap(same)
    let differences = own.map { difference(of: method, from: $0.1, at: site) }
    if let first = own.first, let difference = differences[0], !differences.contains(where: { $0 == nil }) {
      return UncalledMethod(first.0.name, method.fullName, differingIn: difference.0, difference.1)
    }
    if isHidden, let first = own.first {
      return UncalledMethod(first.0.name, method.fullName, differingIn: .access, "Remove 'private'.")
    }
    guard own.isEmpty, let first = conformance.inherited.first(where: { !same($0.protocol).isEmpty }),
      let requirement = same(first.protocol).first,
      difference(of: method, from: requirement.1, at: site) == nil
    else { return nil }
    return UncalledMethod(
      first.protocol.name, method.fullName, differingIn: .subclass(of: first.superclass),
      "Implement it in '\(first.superclass)', and override it in the subclass.")
  }

  private func difference(
    of method: MethodFact, from requirement: DelegateProtocol.Method, at site: TypeTable.Site
  ) -> (UncalledMethod.Difference, String)? {
    for (type, expected) in zip(method.parameters, requirement.parameters)
    where differs(type, from: expected, at: site) {
      return (.parameter(Self.text(type)), "Declare the parameter as '\(expected)'.")
    }
    let result = method.result.flatMap { $0.name == "Void" ? nil : $0 }
    switch (result, requirement.result) {
    case (nil, nil): return nil
    case (nil, let expected?): return (.result(nil), "Return '\(expected)'.")
    case (let type?, nil): return type.name.isEmpty ? nil : (.result(Self.text(type)), "Remove the result.")
    case (let type?, let expected?):
      return differs(type, from: expected, at: site)
        ? (.result(Self.text(type)), "Return '\(expected)'.") : nil
    }
  }

  /// Returns whether a type is certainly another type. Types that are not in the declarations of the protocols are unknown.
  private func differs(_ type: TypeSpelling?, from expected: String?, at site: TypeTable.Site) -> Bool {
    guard let type, let expected, expected.allSatisfy({ $0.isLetter || $0.isNumber || ".?".contains($0) })
    else {
      return false
    }
    let isOptional = expected.hasSuffix("?")
    let (name, wanted) = (Self.name(of: type), isOptional ? String(expected.dropLast()) : expected)
    if name == wanted { return isOptional != (type.optionality != .none) || type.isCollection }
    return isDeclared(name, at: site) || Self.knownTypes.contains(name)
  }

  private func isDeclared(_ name: String, at site: TypeTable.Site) -> Bool {
    if case .own(let id) = types.resolution(of: name, at: site) { !types.isProtocol(id) } else { false }
  }

  private static let knownTypes = DelegateProtocol.types.union([
    "Int", "Double", "Float", "Bool", "String", "Substring", "Any", "Int32", "UInt",
  ])

  private static func name(of type: TypeSpelling) -> String {
    let name = TypeParts.withoutLibrary(type.name)
    return name == "CGFloat" ? "Double" : name
  }

  private static func text(_ type: TypeSpelling) -> String {
    let name = type.isCollection ? "[\(type.name)]" : type.name
    return type.optionality == .none ? name : name + "?"
  }

  /// Returns whether a method has the words of a requirement followed by the names of its types, as in
  /// `numberOfSectionsInTableView(_:)` and `tableView(_:cellForRowAtIndexPath:)`.
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
}
