import SceneModel

/// The types and names that one call passes to a helper, by the helper's parameters.
struct HelperBinding {
  /// The types that a caller passes, by type parameter. A parameter with several types stands for each of them.
  var types: [String: [String]] = [:]
  var strings: [Int: TextFact] = [:]
  /// The parameters of the enclosing helper that the call passes on, by the parameters that receive them.
  var passedOn: [Int: Int] = [:]
  var site: TypeTable.Site
  var place: HostCode.Place
  var listName: String?
  var passesOthers: Bool
  var isAmbiguous = false

  init(_ call: HelperCall, in file: Int) {
    site = TypeTable.Site(file: file, type: call.type)
    place = HostCode.Place(file, call.range)
    listName = call.listName
    passesOthers = call.passesOthers
  }

  func alternatives(for call: CallFact) -> [[String: String]] {
    let names: [String?] = [
      call.value.typeParameter, call.nib?.typeParameter, call.objectType, call.cast?.typeName,
    ]
    let needed = Set(names.compactMap(\.self))
    var single = types.compactMapValues { $0.count == 1 ? $0[0] : nil }
    let candidates = types.filter { $0.value.count > 1 && needed.contains($0.key) }
    guard let several = candidates.min(by: { $0.key < $1.key }) else { return [single] }
    return several.value.map { type in
      single[several.key] = type
      return single
    }
  }

  /// Returns the binding of a call in a helper, with the helper's parameters replaced by the caller's values.
  func passing(_ outer: HelperBinding) -> HelperBinding {
    var binding = outer
    binding.isAmbiguous = outer.isAmbiguous || isAmbiguous
    binding.passesOthers = outer.passesOthers || passesOthers
    binding.types = types.compactMapValues { names in
      let resolved = Self.distinct(Self.distinct(names).flatMap { outer.types[$0] ?? [$0] })
      return resolved.isEmpty ? nil : resolved
    }
    let single = outer.types.compactMapValues(\.first)
    binding.strings = strings.mapValues { $0.replacing(single) ?? .unknown }
    for (own, parameter) in passedOn { binding.strings[own] = outer.strings[parameter] ?? .unknown }
    if outer.listName == "" { binding.listName = listName }
    return binding
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension TextFact {
  var typeParameter: String? {
    switch self {
    case .typeName(let name): name
    case .path(let path): path.contains(".") ? String(path.prefix { $0 != "." }) : "Self"
    case .either(let values): values.lazy.compactMap(\.typeParameter).first
    default: nil
    }
  }

  /// Returns the value with types in place of type parameters, or nil if a type is unknown.
  func replacing(_ types: [String: String]) -> TextFact? {
    switch self {
    case .typeName(let name): return types[name].map(TextFact.typeName)
    case .path(let path):
      let first = path.prefix { $0 != "." }
      if first.count == path.count { return types["Self"].map { .path("\($0).\(path)") } ?? self }
      return types[String(first)].map { .path($0 + path.dropFirst(first.count)) }
    case .either(let values):
      let replaced = values.compactMap { $0.replacing(types) }
      return replaced.count == values.count ? .either(replaced) : nil
    default: return self
    }
  }
}
