import SceneModel

/// Matches the arguments of calls with the parameters of helpers.
struct HelperMatching {
  private let table: TypeTable
  private let families: ClassFamilies

  init(_ table: TypeTable, _ families: ClassFamilies) {
    self.table = table
    self.families = families
  }

  private static let numbers: Set<String> = ["Int", "Double", "CGFloat", "Bool", "IndexPath", "Date", "URL"]

  /// Returns the binding of a call, or nil if the call refers to another function.
  func binding(of call: HelperCall, in file: Int, for id: HelperLinker.ID) -> HelperBinding? {
    let helper = fact(id)
    guard
      let indices = helper.parameters(
        for: call.arguments.map(\.label), trailingClosures: call.trailingClosures)
    else { return nil }
    var binding = HelperBinding(call, in: file)
    for (index, argument) in zip(indices, call.arguments) {
      if !argument.types.isEmpty, !helper.mayBeType(index) { return nil }
      if argument.value.isLiteral, Self.numbers.contains(helper.parameters[index].typeName) { return nil }
      binding.strings[index] = argument.value
      if let parameter = argument.parameter { binding.passedOn[index] = parameter }
    }
    let generics = genericParameters(at: binding.site)
    binding.isAmbiguous = isInProtocol(binding.site)
    for type in helper.types {
      let passed = zip(indices, call.arguments).filter { $0.0 == type.argument }.map(\.1)
      var names = passed.flatMap(\.types)
      if !passed.isEmpty, names.isEmpty, passed.contains(where: { $0.value.isLiteral }) { return nil }
      if names.isEmpty, type.isResult, let result = call.result { names = [result] }
      if type.isReceiver, let receiver = call.receiver { names = [receiver] }
      if names.contains(where: generics.contains) { names = [] }
      let constraints =
        type.isReceiver ? [table[.init(file: id.file, type: helper.type)].name] : type.constraints
      let bases = meanings(of: constraints, at: TypeTable.Site(file: id.file, type: helper.type))
      guard !names.contains(where: { isExcluded($0, of: call, in: file, by: bases) }) else { return nil }
      if !names.isEmpty { binding.types[type.name] = names }
      // The receiver of a helper with another type parameter can be any type.
      let isRelated =
        type.isReceiver && helper.types.count > 1
        || names.allSatisfy { parameter($0, of: call, in: file) != nil || isOfScenes($0, at: binding.site) }
      binding.isAmbiguous = binding.isAmbiguous || !isRelated
      if let place = passed.first?.range, !names.isEmpty { binding.place = HostCode.Place(file, place) }
    }
    if let string = zip(indices, call.arguments).first(where: { $0.1.value.isLiteral })?.1 {
      binding.place = HostCode.Place(file, string.range)
    }
    return binding
  }

  func withoutPassedOn(_ binding: HelperBinding, _ call: HelperCall, in file: Int) -> HelperBinding {
    var binding = binding
    binding.types = binding.types.filter { !$0.value.contains { parameter($0, of: call, in: file) != nil } }
    for index in binding.passedOn.keys { binding.strings[index] = .unknown }
    return binding
  }

  private func fact(_ id: HelperLinker.ID) -> HelperFact { table.files[id.file].facts.helpers[id.index] }

  private func genericParameters(at site: TypeTable.Site) -> [String] {
    guard table[site].kind == .extension,
      case .source(let key)? = table.meaning(of: table[site].name, in: "", at: site)
    else { return table[site].genericParameters }
    return table.parts(of: key).flatMap { table[$0].genericParameters }
  }

  /// Returns whether names of types in the given type can be names of associated types.
  private func isInProtocol(_ site: TypeTable.Site) -> Bool {
    guard table[site].kind == .extension else { return table[site].kind == .protocol }
    guard case .source(let key)? = table.meaning(of: table[site].name, in: "", at: site) else { return false }
    return table.kind(of: key) == .protocol
  }

  private func meanings(of names: [String], at site: TypeTable.Site) -> [TypeTable.Meaning] {
    names.compactMap { table.meaning(of: $0, in: table[site].name, at: site) }
  }

  private func parameter(
    _ name: String, of call: HelperCall, in file: Int
  ) -> (HelperFact.TypeParameter, TypeTable.Site)? {
    guard let outer = call.helper.map({ fact(HelperLinker.ID(file: file, index: $0)) }),
      let parameter = outer.types.first(where: { $0.name == name })
    else { return nil }
    return (parameter, TypeTable.Site(file: file, type: outer.type))
  }

  private func isExcluded(
    _ name: String, of call: HelperCall, in file: Int, by bases: [TypeTable.Meaning]
  ) -> Bool {
    if let (parameter, place) = parameter(name, of: call, in: file) {
      let own = meanings(of: parameter.constraints, at: place)
      return bases.contains { base in own.contains { families.areDisjoint($0, base) } }
    }
    let site = TypeTable.Site(file: file, type: call.type)
    guard case .source(let key)? = table.meaning(of: name, in: table[site].name, at: site) else {
      return false
    }
    return bases.contains { families.isClass(key, descendantOf: $0) == false }
  }

  /// Returns whether a type is a view or controller. Functions with other types might be unrelated to scenes.
  private func isOfScenes(_ name: String, at site: TypeTable.Site) -> Bool {
    guard case .source(let key)? = table.meaning(of: name, in: table[site].name, at: site) else {
      return false
    }
    return Self.roots.compactMap(table.known.description(of:)).contains {
      families.isClass(key, descendantOf: .known($0.qualifiedName)) == true
    }
  }

  private static let roots = ["UIView", "View", "UIViewController", "ViewController"]
}

extension TextFact {
  fileprivate var isLiteral: Bool { if case .literal = self { true } else { false } }
}
