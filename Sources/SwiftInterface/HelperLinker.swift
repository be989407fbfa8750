import SceneModel

/// Determines the names that helpers pass on, based on the calls of the helpers.
struct HelperLinker {
  struct ID: Hashable {
    let file: Int
    let index: Int
  }

  /// A call of a helper, in which the caller's names and types replace the helper's parameters.
  struct Use {
    var call: CallFact
    let site: TypeTable.Site
    let place: HostCode.Place
    let listName: String?
    let passesOthers: Bool
    let isAmbiguous: Bool
    var isUnknown = false
  }

  private let table: TypeTable
  private let families: ClassFamilies
  private var helpers: [String: [ID]] = [:]
  private var calls: [String: [(file: Int, call: HelperCall)]] = [:]
  private var open: Set<String> = []
  private let hasUnreadCode: Bool
  private let known = KnownBindings()

  init(_ table: TypeTable, _ families: ClassFamilies) {
    self.table = table
    self.families = families
    hasUnreadCode = table.files.contains { file in
      file.facts.unread != nil || file.facts.calls.contains(where: \.isUnparsed)
    }
    for (file, source) in table.files.enumerated() {
      for (index, helper) in source.facts.helpers.enumerated() {
        helpers[helper.name, default: []].append(ID(file: file, index: index))
      }
      open.formUnion(source.facts.helperReferences)
    }
    let passing = table.files.reduce(into: Set<String>()) { names, file in
      let indices = file.facts.calls.compactMap(\.helper) + file.facts.helperCalls.compactMap(\.helper)
      names.formUnion(indices.map { file.facts.helpers[$0].name })
    }
    helpers = helpers.filter { passing.contains($0.key) }
    guard !helpers.isEmpty else { return }
    let selectors = helpers.mapValues { ids in Set(ids.map { fact($0).firstWordOfSelector }) }
    for (file, source) in table.files.enumerated() {
      for call in source.facts.helperCalls where helpers[call.name] != nil {
        calls[call.name, default: []].append((file, call))
      }
      guard !source.facts.words.isEmpty else { continue }
      for (name, words) in selectors where !words.isDisjoint(with: source.facts.words) { open.insert(name) }
    }
  }

  private func fact(_ id: ID) -> HelperFact { table.files[id.file].facts.helpers[id.index] }

  /// Returns the calls that replace a call in a helper, or nil if unknown code might call the helper.
  func uses(of call: CallFact, in id: ID) -> [Use]? {
    // Calls of a function with the labels of the library's method are recorded as calls of that method.
    let isOfLibrary = fact(id).name != "instantiate" || !table.known.usesUIKitNames
    if call.parameter != nil, isOfLibrary,
      table.files[id.file].facts.ownCalls.contains(fact(id).ownCall(call.kind))
    {
      return []
    }
    // Calls of a function that dequeues objects might be missing, so that their prototypes only appear to be unused.
    guard let bindings = bindings(of: id, depth: 0), !bindings.isEmpty || call.kind == .registeredReuse else {
      return nil
    }
    return bindings.flatMap { binding in
      binding.alternatives(for: call).map { types in
        var use = Use(
          call: call, site: binding.site, place: binding.place, listName: binding.listName,
          passesOthers: binding.passesOthers, isAmbiguous: binding.isAmbiguous)
        let value =
          call.parameter.map { binding.strings[$0] ?? .unknown } ?? Self.replacing(types, in: call.value)
        use.isUnknown = value == nil || value == .unknown
        if let value { use.call.value = value }
        use.call.objectType = call.objectType.flatMap { types[$0] ?? $0 }
        if let cast = call.cast {
          let type = types[cast.typeName]
          let isOfCaller = type == nil && fact(id).types.contains { $0.name == cast.typeName }
          use.call.cast = isOfCaller ? nil : cast
          use.call.cast?.typeName = type ?? cast.typeName
          use.call.cast?.range = binding.place.range
        }
        use.call.storyboard = call.storyboard.map { Self.replacing(types, in: $0) ?? $0 }
        use.call.nib = call.nib.map { Self.replacing(types, in: $0) ?? .unknown }
        if case .ofClass(let name) = call.bundle { use.call.bundle = .ofClass(types[name] ?? name) }
        return use
      }
    }
  }

  func constraints(of value: TextFact, in id: ID) -> [String]? {
    guard let name = value.typeParameter else { return nil }
    return fact(id).types.first { $0.name == name }?.constraints
  }

  func isOfCaller(_ value: TextFact, in id: ID) -> Bool {
    guard case .typeName(let name) = value, name != "Self" else { return false }
    return fact(id).types.contains { $0.name == name }
  }

  private struct Binding {
    /// The types that a caller passes, by type parameter. A parameter with several types stands for each of them.
    var types: [String: [String]] = [:]
    var strings: [Int: TextFact] = [:]
    var site: TypeTable.Site
    var place: HostCode.Place
    var listName: String?
    var passesOthers: Bool
    var isAmbiguous = false

    func alternatives(for call: CallFact) -> [[String: String]] {
      let needed = Set(
        [call.value.typeParameter, call.nib?.typeParameter, call.objectType, call.cast?.typeName]
          .compactMap(\.self))
      var single = types.compactMapValues { $0.count == 1 ? $0[0] : nil }
      guard let several = types.first(where: { $0.value.count > 1 && needed.contains($0.key) }) else {
        return [single]
      }
      return several.value.map { type in
        single[several.key] = type
        return single
      }
    }
  }

  private final class KnownBindings {
    var bindings: [KnownKey: [Binding]?] = [:]
  }

  private struct KnownKey: Hashable {
    let id: ID
    let depth: Int
  }

  private static let numbers: Set<String> = ["Int", "Double", "CGFloat", "Bool", "IndexPath", "Date", "URL"]
  private static let deepest = 4
  private static let maxBindings = 5_000

  private func bindings(of id: ID, depth: Int) -> [Binding]? {
    let key = KnownKey(id: id, depth: depth)
    if let bindings = known.bindings[key] { return bindings }
    let bindings = findBindings(of: id, depth: depth)
    known.bindings.updateValue(bindings, forKey: key)
    return bindings
  }

  private func findBindings(of id: ID, depth: Int) -> [Binding]? {
    let helper = fact(id)
    guard !hasUnreadCode, HelperFact.mayBeHelper(helper.name), !open.contains(helper.name),
      depth < Self.deepest
    else { return nil }
    let others = (helpers[helper.name] ?? []).filter { $0 != id }
    let earlierTwins = others.filter { areTwins($0, id) && ($0.file, $0.index) < (id.file, id.index) }
    let overloads = others.filter { !areTwins($0, id) }
    var found: [Binding] = []
    for (file, call) in calls[helper.name] ?? [] {
      guard var binding = binding(of: call, in: file, for: id) else { continue }
      if earlierTwins.contains(where: { self.binding(of: call, in: file, for: $0) != nil }) { continue }
      // Many classes can declare the same helper, so the search ends at the first overload that the call fits.
      binding.isAmbiguous =
        binding.isAmbiguous || overloads.contains { self.binding(of: call, in: file, for: $0) != nil }
      guard let outer = call.helper else {
        found.append(binding)
        continue
      }
      if let callers = bindings(of: ID(file: file, index: outer), depth: depth + 1) {
        found += callers.map { Self.passing($0, through: binding, call) }
      } else {
        found.append(withoutPassedOn(binding, call, in: file))
      }
      guard found.count < Self.maxBindings else { return nil }
    }
    return found
  }

  /// Returns the binding of a call whose function can be called from unknown places.
  private func withoutPassedOn(_ binding: Binding, _ call: HelperCall, in file: Int) -> Binding {
    var binding = binding
    binding.types = binding.types.filter { !$0.value.contains { parameter($0, of: call, in: file) != nil } }
    let passedOn = call.arguments.filter { $0.parameter != nil }.map(\.value)
    binding.strings = binding.strings.mapValues { passedOn.contains($0) ? .unknown : $0 }
    return binding
  }

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

  /// Returns whether two helpers are declared alike, as in two targets with the same extension.
  private func areTwins(_ left: ID, _ right: ID) -> Bool {
    var (first, second) = (fact(left), fact(right))
    guard
      table.files[left.file].facts.types[first.type].name
        == table.files[right.file].facts.types[second.type].name
    else { return false }
    (first.type, second.type) = (0, 0)
    return first == second
  }

  private func binding(of call: HelperCall, in file: Int, for id: ID) -> Binding? {
    let helper = fact(id)
    guard
      let indices = helper.parameters(
        for: call.arguments.map(\.label), trailingClosures: call.trailingClosures)
    else { return nil }
    let site = TypeTable.Site(file: file, type: call.type)
    var binding = Binding(
      site: site, place: HostCode.Place(file, call.range), listName: call.listName,
      passesOthers: call.passesOthers)
    for (index, argument) in zip(indices, call.arguments) {
      if !argument.types.isEmpty, !helper.mayBeType(index) { return nil }
      if argument.value.isLiteral, Self.numbers.contains(helper.parameters[index].typeName) { return nil }
      binding.strings[index] = argument.value
    }
    let generics = genericParameters(at: site)
    binding.isAmbiguous = isInProtocol(site)
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
        || names.allSatisfy { parameter($0, of: call, in: file) != nil || isOfScenes($0, at: site) }
      binding.isAmbiguous = binding.isAmbiguous || !isRelated
      if let place = passed.first?.range, !names.isEmpty { binding.place = HostCode.Place(file, place) }
    }
    if let string = zip(indices, call.arguments).first(where: { $0.1.value.isLiteral })?.1 {
      binding.place = HostCode.Place(file, string.range)
    }
    return binding
  }

  private func meanings(of names: [String], at site: TypeTable.Site) -> [TypeTable.Meaning] {
    names.compactMap { table.meaning(of: $0, in: table[site].name, at: site) }
  }

  private func parameter(
    _ name: String, of call: HelperCall, in file: Int
  ) -> (HelperFact.TypeParameter, TypeTable.Site)? {
    guard let outer = call.helper.map({ fact(ID(file: file, index: $0)) }),
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

  private static func passing(_ outer: Binding, through inner: Binding, _ call: HelperCall) -> Binding {
    var binding = outer
    binding.isAmbiguous = outer.isAmbiguous || inner.isAmbiguous
    binding.passesOthers = outer.passesOthers || inner.passesOthers
    binding.types = inner.types.compactMapValues { names in
      let resolved = distinct(distinct(names).flatMap { outer.types[$0] ?? [$0] })
      return resolved.isEmpty ? nil : resolved
    }
    binding.strings = inner.strings
    for (index, value) in inner.strings {
      let types = outer.types.compactMapValues(\.first)
      binding.strings[index] = replacing(types, in: value) ?? .unknown
    }
    for argument in call.arguments {
      guard let parameter = argument.parameter,
        let index = inner.strings.first(where: { $0.value == argument.value })?.key
      else { continue }
      binding.strings[index] = outer.strings[parameter] ?? .unknown
    }
    if outer.listName != "" { binding.listName = outer.listName } else { binding.listName = inner.listName }
    return binding
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static func replacing(_ types: [String: String], in value: TextFact) -> TextFact? {
    switch value {
    case .typeName(let name): return types[name].map(TextFact.typeName)
    case .path(let path):
      let first = path.prefix { $0 != "." }
      if first.count == path.count { return types["Self"].map { .path("\($0).\(path)") } ?? value }
      return types[String(first)].map { .path($0 + path.dropFirst(first.count)) }
    case .either(let values):
      let replaced = values.compactMap { replacing(types, in: $0) }
      return replaced.count == values.count ? .either(replaced) : nil
    default: return value
    }
  }
}

extension TextFact {
  fileprivate var isLiteral: Bool { if case .literal = self { true } else { false } }

  fileprivate var typeParameter: String? {
    switch self {
    case .typeName(let name): name
    case .path(let path): path.contains(".") ? String(path.prefix { $0 != "." }) : "Self"
    case .either(let values): values.lazy.compactMap(\.typeParameter).first
    default: nil
    }
  }
}
