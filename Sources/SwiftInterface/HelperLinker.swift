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
  private let calls: HelperCalls
  private let matching: HelperMatching
  private let known = KnownBindings()

  init(_ table: TypeTable, _ families: ClassFamilies) {
    self.table = table
    calls = HelperCalls(table.files)
    matching = HelperMatching(table, families)
  }

  /// Returns the calls that replace a call in a helper, or nil if unknown code might call the helper.
  func uses(of call: CallFact, in id: ID) -> [Use]? {
    // Calls of a function with the labels of the library's method are recorded as calls of that method.
    let isOfLibrary = calls[id].name != "instantiate" || !table.known.usesUIKitNames
    if call.parameter != nil, isOfLibrary,
      table.files[id.file].facts.ownCalls.contains(calls[id].ownCall(call.kind))
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
        let value = call.parameter.map { binding.strings[$0] ?? .unknown } ?? call.value.replacing(types)
        use.isUnknown = value == nil || value == .unknown
        if let value { use.call.value = value }
        use.call.objectType = call.objectType.flatMap { types[$0] ?? $0 }
        if let cast = call.cast {
          let type = types[cast.typeName]
          let isOfCaller = type == nil && calls[id].types.contains { $0.name == cast.typeName }
          use.call.cast = isOfCaller ? nil : cast
          use.call.cast?.typeName = type ?? cast.typeName
          use.call.cast?.range = binding.place.range
        }
        use.call.storyboard = call.storyboard.map { $0.replacing(types) ?? $0 }
        use.call.nib = call.nib.map { $0.replacing(types) ?? .unknown }
        if case .ofClass(let name) = call.bundle { use.call.bundle = .ofClass(types[name] ?? name) }
        return use
      }
    }
  }

  func constraints(of value: TextFact, in id: ID) -> [String]? {
    guard let name = value.typeParameter else { return nil }
    return calls[id].types.first { $0.name == name }?.constraints
  }

  func isOfCaller(_ value: TextFact, in id: ID) -> Bool {
    guard case .typeName(let name) = value, name != "Self" else { return false }
    return calls[id].types.contains { $0.name == name }
  }

  private final class KnownBindings {
    var bindings: [KnownKey: [HelperBinding]?] = [:]
  }

  private struct KnownKey: Hashable {
    let id: ID
    let depth: Int
  }

  private static let deepest = 4
  private static let maxBindings = 5_000

  /// Returns the bindings of all calls of a helper, or nil if unknown code might call the helper.
  private func bindings(of id: ID, depth: Int) -> [HelperBinding]? {
    let key = KnownKey(id: id, depth: depth)
    if let bindings = known.bindings[key] { return bindings }
    let bindings = findBindings(of: id, depth: depth)
    known.bindings.updateValue(bindings, forKey: key)
    return bindings
  }

  private func findBindings(of id: ID, depth: Int) -> [HelperBinding]? {
    guard depth < Self.deepest, calls.areComplete(of: calls[id]) else { return nil }
    let (earlierTwins, overloads) = calls.others(than: id)
    var found: [HelperBinding] = []
    for call in calls.calls(named: calls[id].name) {
      guard var binding = binding(of: call, for: id) else { continue }
      if earlierTwins.contains(where: { self.binding(of: call, for: $0) != nil }) { continue }
      // Many classes can declare the same helper, so the search ends at the first overload that the call fits.
      binding.isAmbiguous =
        binding.isAmbiguous || overloads.contains { self.binding(of: call, for: $0) != nil }
      guard let outer = call.call.helper else {
        found.append(binding)
        continue
      }
      if let callers = bindings(of: ID(file: call.file, index: outer), depth: depth + 1) {
        found += callers.map { binding.passing($0) }
      } else {
        found.append(matching.withoutPassedOn(binding, call.call, in: call.file))
      }
      guard found.count < Self.maxBindings else { return nil }
    }
    return found
  }

  private func binding(of call: HelperCalls.Call, for id: ID) -> HelperBinding? {
    matching.binding(of: call.call, in: call.file, for: id)
  }
}
