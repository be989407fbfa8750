import SceneModel
import SceneValues

struct NameLinker {
  private typealias Key = TypeTable.Key

  private let table: TypeTable
  private var globals: [Key: [(value: TextFact, file: Int)]] = [:]

  private var members: [String: [(value: TextFact, site: TypeTable.Site)]] = [:]
  private let ownCalls: Set<OwnCall>
  private let families: ClassFamilies
  private let conformers: ProtocolConformers
  private let helpers: HelperLinker
  /// The values of all constants, by name. They are cached because many calls and constants refer to the same constants.
  private let known = KnownConstants()

  private final class KnownConstants {
    var names: [String: Names] = [:]
  }

  init(_ table: TypeTable) {
    self.table = table
    ownCalls = table.files.reduce(into: []) { $0.formUnion($1.facts.ownCalls.subtracting($1.facts.passedOn)) }
    families = ClassFamilies(table)
    conformers = ProtocolConformers(table)
    helpers = HelperLinker(table, families)
    for (index, file) in table.files.enumerated() {
      for constant in file.facts.types[0].constants {
        globals[Key(module: file.module, name: constant.name), default: []].append((constant.value, index))
      }
      for (place, type) in file.facts.types.enumerated().dropFirst() {
        for constant in type.constants {
          members[constant.name, default: []].append(
            (constant.value, TypeTable.Site(file: index, type: place)))
        }
      }
    }
  }

  func link(into code: inout HostCode) {
    var typeNamed: Set<HostCode.NameKind> = []
    for (index, file) in table.files.enumerated() {
      add(file.facts.nameReferences, of: nil, to: &code)
      for (name, references) in file.facts.typedReferences {
        add(references, of: className(name, at: TypeTable.Site(file: index, type: 0)), to: &code)
      }
      for (place, type) in file.facts.types.enumerated() {
        let site = TypeTable.Site(file: index, type: place)
        addOwn(type, at: site, to: &code)
        if type.forwardsSegues { code.segueForwarders.insert(owner(of: site)) }
      }
      code.words.formUnion(file.facts.words)
      // The excluded kinds of names always occur where code uses them.
      for kind in HostCode.NameKind.allCases
      where !file.facts.texts.isEmpty && !Self.reportedAtUse.contains(kind)
        // In code, only certain calls create the initial controller of a storyboard.
        && (kind != .mainStoryboard || file.path.hasSuffix(".plist"))
      {
        code.possible[kind, default: []].formUnion(file.facts.texts)
      }
      for call in file.facts.calls where link(call, in: index, into: &code) { typeNamed.insert(call.kind) }
      code.literals.formUnion(file.facts.literals)
      link(creationsIn: file, index, into: &code)
    }
    let typeNames = typeNamed.isEmpty ? [] : Set(table.sites.keys.map { TypeTable.bareName($0.name) })
    for kind in typeNamed { code.possible[kind, default: []].formUnion(typeNames) }
  }

  private static let reportedAtUse: Set<HostCode.NameKind> = [
    .registeredReuse, .comparedSegue, .segueDestination, .text, .textTable,
  ]

  private func addOwn(_ type: TypeFact, at site: TypeTable.Site, to code: inout HostCode) {
    switch type.kind {
    // In these types, a name without a base is not a member of a class.
    case .file, .struct, .enum, .alias: return
    case .protocol: add(type.nameReferences, of: nil, to: &code)
    // In a protocol extension, a name can refer to a member of any conforming class.
    case .class, .extension: add(type.nameReferences, of: owner(of: site), to: &code)
    }
  }

  private func add(_ nameReferences: CodeReferences, of className: String?, to code: inout HostCode) {
    code.assignedMembers.add(nameReferences.assigned, of: className)
    code.usedMembers.add(nameReferences.used, of: className)
    code.unwrappedMembers.add(Set(nameReferences.unwrapped.keys), of: className)
    code.optionalMembers.add(nameReferences.optional, of: className)
  }

  private func link(_ call: CallFact, in file: Int, into code: inout HostCode) -> Bool {
    var call = call
    guard !call.isLibraryOnly || !table.known.usesUIKitNames else { return false }
    let kind = call.kind
    let place = HostCode.Place(file, call.range)
    guard !call.isUnparsed else {
      // All strings in a file with an unparsed call are possible names.
      code.unclearNames.append(HostCode.UnclearName(kind, at: place, .unparsed))
      return false
    }
    let scope = TypeTable.Site(file: file, type: call.type)
    if kind == .text {
      link(text: call, at: place, in: scope, into: &code)
      return false
    }
    var names = names(of: call.value, at: scope)
    if let index = call.helper {
      let helper = HelperLinker.ID(file: file, index: index)
      // A class can have the same name as a generic parameter.
      if helpers.isOfCaller(call.value, in: helper) { names = Names(mayBeAnyType: true) }
      if names.known == nil {
        if let uses = helpers.uses(of: call, in: helper) {
          link(uses, of: call, in: helper, unknown: names, into: &code)
          return false
        }
        names = limited(names, of: call.value, in: helper)
        call.isOfLocalList = false
      }
    }
    if kind == .image {
      // An empty image name intentionally refers to no image.
      names.certain.remove("")
      // Package managers put images into bundles inside the app's bundle.
      let inside = names.certain.filter { $0.contains(".bundle/") }
      if !inside.isEmpty {
        names.certain.subtract(inside)
        code.unclearNames.append(HostCode.UnclearName(kind, at: place, .otherBundle, inside.sorted()))
      }
    }
    add(names, of: call, at: place, in: scope, owner: owner(of: scope), to: &code)
    return names.mayBeAnyType
  }

  private func add(
    _ names: Names, of call: CallFact, at place: HostCode.Place, in scope: TypeTable.Site, owner: String?,
    to code: inout HostCode
  ) {
    let kind = call.kind
    let className = call.isOwn ? owner : nil
    // The call may refer to a function of the app that is unrelated to scenes.
    let mayBeOwn = ownCalls.contains { $0.kind == kind && $0.mayBeCalled(with: call.labels) }
    let isElsewhere = isElsewhere(call.bundle, at: scope)
    if isElsewhere || call.isOptional && kind != .comparedSegue && !names.certain.isEmpty {
      var unclear = HostCode.UnclearName(
        kind, at: place, isElsewhere ? .otherBundle : .mayBeAbsent, names.certain.sorted())
      (unclear.list, unclear.owner) = (call.list, owner)
      code.unclearNames.append(unclear)
    }
    if mayBeOwn || call.isOptional || isElsewhere {
      code.possible[kind, default: []].formUnion(names.certain)
    } else {
      for name in names.certain {
        var use = HostCode.NameUse(kind, name, at: place, of: className)
        use.hasDefault = call.hasDefault
        use.owner = owner
        use.list = call.list
        use.objectClass = call.objectType.flatMap { ownClass($0, at: scope) }
        if let cast = cast(of: call, use, at: scope) { code.casts.append(cast) }
        if kind == .segueDestination { continue }
        code.add(use)
        if kind == .registeredReuse, let list = call.list {
          var registration = HostCode.Registration(name, in: list, at: place)
          registration.owner = use.owner
          registration.listName = call.listName
          registration.className = use.objectClass
          registration.cellClass = call.objectType.flatMap { anyClass($0, at: scope) }
          // If there are several names, the choice between them may also determine the nib.
          let nib = names.certain.count == 1 ? call.nib : nil
          registration.nib = nib.flatMap { self.names(of: $0, at: scope).onlyName }
          registration.isInTest = isTest(table.files[scope.file])
          registration.kind = call.supplementaryKind.flatMap { supplementaryKind($0, at: scope) }
          code.registrations.append(registration)
        }
      }
    }
    let isUnclear =
      names.isUnknown || names.mayBeAnyType || !names.possible.isEmpty || mayBeOwn && !names.certain.isEmpty
    if isUnclear, !call.isOptional, !isElsewhere {
      code.unclearNames.append(HostCode.UnclearName(kind, at: place))
    }
    code.possible[kind, default: []].formUnion(names.possible)
    for name in names.accessors { code.addAccessor(kind, name) }
    if names.isUnknown { noteUnknown(call, of: className, at: scope, owner: owner, in: &code) }
  }

  /// Adds the names that callers pass to a helper. `unknown` contains the names if the caller's type is unknown.
  private func link(
    _ uses: [HelperLinker.Use], of call: CallFact, in helper: HelperLinker.ID, unknown: Names,
    into code: inout HostCode
  ) {
    let declaration = TypeTable.Site(file: helper.file, type: call.type)
    let declaringClass = appClass(at: declaration)
    var hasUnknownType = false
    for use in uses {
      let isUnknownType = use.isUnknown && call.parameter == nil
      if isUnknownType, hasUnknownType, call.kind != .registeredReuse { continue }
      hasUnknownType = hasUnknownType || isUnknownType
      var names = isUnknownType ? unknown : names(of: use.call.value, at: use.site)
      names = limited(names, of: call.value, in: helper)
      if use.isAmbiguous { names = names.uncertain }
      if names.mayBeAnyType {
        names.possible.formUnion(families.names(ofDescendantsOf: []))
        names.mayBeAnyType = false
      }
      var own = use.call
      // If the list declares the helper, the list is the receiver of the call.
      own.listName = call.listName == "" ? use.listName : declaringClass == nil ? nil : call.listName
      let place = isUnknownType ? HostCode.Place(helper.file, call.range) : use.place
      var owner = declaringClass ?? owner(of: use.site)
      // The caller determines the list, so other lists are not affected.
      if names.isUnknown, call.listName == "" || call.isOfLocalList {
        owner = use.passesOthers ? nil : self.owner(of: use.site)
        own.isOfLocalList = true
      }
      add(names, of: own, at: place, in: use.site, owner: owner, to: &code)
    }
  }

  private func appClass(at site: TypeTable.Site) -> String? {
    let type = table[site]
    guard type.kind != .class else { return table.key(at: site).qualifiedName }
    guard type.kind == .extension,
      case .source(let key)? = table.meaning(of: type.name, in: "", at: site), table.kind(of: key) == .class
    else { return nil }
    return key.qualifiedName
  }

  /// Returns names in which the classes that fulfill a helper's constraints replace any type.
  private func limited(_ names: Names, of value: TextFact, in helper: HelperLinker.ID) -> Names {
    guard names.mayBeAnyType, let constraints = helpers.constraints(of: value, in: helper) else {
      return names
    }
    let type = table.files[helper.file].facts.helpers[helper.index].type
    let site = TypeTable.Site(file: helper.file, type: type)
    let bases = constraints.compactMap { table.meaning(of: $0, in: scope(of: site), at: site) }
    var limited = names
    limited.mayBeAnyType = false
    limited.possible.formUnion(families.names(ofDescendantsOf: bases))
    return limited
  }

  private func supplementaryKind(_ value: TextFact, at scope: TypeTable.Site) -> String? {
    let name: String? =
      if case .path(let path) = value, let constant = path.split(separator: ".").last,
        Self.supplementaryKinds[String(constant)] != nil
      {
        String(constant)
      } else {
        names(of: value, at: scope).onlyName
      }
    guard let name else { return nil }
    if let kind = Self.supplementaryKinds[name] { return kind }
    // In UIKit, a kind with one of these names belongs to a custom layout.
    let isOfLibrary = [CellPrototype.header, CellPrototype.footer].contains(name)
    return isOfLibrary && table.known.usesUIKitNames ? nil : name
  }

  private static let supplementaryKinds = [
    "elementKindSectionHeader": CellPrototype.header, "elementKindSectionFooter": CellPrototype.footer,
    "UICollectionElementKindSectionHeader": CellPrototype.header,
    "UICollectionElementKindSectionFooter": CellPrototype.footer,
  ]

  /// Records a name that is created at run time. The name can refer only to objects accessible to the calling code.
  private func noteUnknown(
    _ call: CallFact, of className: String?, at scope: TypeTable.Site, owner: String?,
    in code: inout HostCode
  ) {
    switch call.kind {
    case .segue:
      if let className { code.classesOfUnknownSegues.insert(className) } else { code.unknown.insert(.segue) }
    case .scene:
      if let className {
        code.classesOfUnknownScenes.insert(className)
      } else if let storyboards = call.storyboard.flatMap({ names(of: $0, at: scope).known }) {
        code.storyboardsOfUnknownScenes.formUnion(storyboards)
      } else {
        code.unknown.insert(.scene)
      }
    case .reuse:
      if let owner {
        code.classesOfUnknownReuse.insert(owner)
      } else {
        code.unknown.insert(.reuse)
      }
    case .registeredReuse:
      let isOfOther = call.listName == nil && !call.isOfLocalList
      code.unknownRegistrations.insert(
        HostCode.UnknownRegistration(in: call.list, owner: isOfOther ? nil : owner))
    default: code.unknown.insert(call.kind)
    }
  }

  /// Adds the objects that a file creates, unless the file is a test. In tests, objects might not need their outlets.
  private func link(creationsIn file: SourceFile, _ index: Int, into code: inout HostCode) {
    guard !isTest(file) else { return }
    for creation in file.facts.creations {
      let site = TypeTable.Site(file: index, type: creation.type)
      guard let name = ownClass(creation.typeName, at: site) else { continue }
      var created = HostCode.Creation(of: name, at: HostCode.Place(index, creation.range))
      created.isRegistration = creation.isRegistration
      if let dequeued = creation.dequeued {
        // With an unknown identifier, the list might always return a cell.
        guard let identifier = names(of: dequeued, at: site).onlyName else { continue }
        created.dequeued = identifier
      }
      code.creations.append(created)
    }
  }

  private func isTest(_ file: SourceFile) -> Bool {
    !file.facts.imports.isDisjoint(with: ["XCTest", "Testing"])
  }

  private func cast(
    of call: CallFact, _ object: HostCode.NameUse, at site: TypeTable.Site
  ) -> HostCode.Cast? {
    guard let fact = call.cast else { return nil }
    let ownProtocol = ownProtocol(fact.typeName, at: site)
    let classes = ownProtocol.flatMap { conformers.classes(conformingTo: $0) }
    guard let name = ownProtocol?.qualifiedName ?? anyClass(fact.typeName, at: site),
      ownProtocol == nil || classes != nil
    else { return nil }
    let place = HostCode.Place(site.file, fact.range)
    var cast = HostCode.Cast(of: object, to: name, at: place, isForced: fact.isForced)
    cast.isOfContent = fact.isOfContent
    cast.isCreation = fact.isCreation
    cast.conformers = classes
    cast.storyboards = call.storyboard.flatMap { names(of: $0, at: site).known }
    return cast
  }

  private func anyClass(_ name: String, at site: TypeTable.Site) -> String? {
    let scope = scope(of: site)
    guard !table[site].genericParameters.contains(name), !table.isDoubtful(name, in: scope, at: site) else {
      return nil
    }
    switch table.meaning(of: name, in: scope, at: site) {
    case .source(let key): return table.kind(of: key) == .class ? key.qualifiedName : nil
    case .known(let name): return name
    case nil: return nil
    }
  }

  private func ownProtocol(_ name: String, at site: TypeTable.Site) -> Key? {
    let scope = scope(of: site)
    guard !table[site].genericParameters.contains(name), !table.isDoubtful(name, in: scope, at: site),
      case .source(let key)? = table.meaning(of: name, in: scope, at: site),
      table.kind(of: key) == .protocol
    else { return nil }
    return key
  }

  private func ownClass(_ name: String, at site: TypeTable.Site) -> String? {
    guard case .source(let key)? = table.meaning(of: name, in: scope(of: site), at: site),
      table.kind(of: key) == .class
    else { return nil }
    return key.qualifiedName
  }

  private func link(
    text call: CallFact, at place: HostCode.Place, in scope: TypeTable.Site, into code: inout HostCode
  ) {
    guard !call.isOptional, !isElsewhere(call.bundle, at: scope) else { return }
    let keys = names(of: call.value, at: scope)
    let tables = call.table.map { names(of: $0, at: scope) } ?? Names(certain: [HostCode.defaultTable])
    let isOwn = ownCalls.contains { $0.kind == .text && $0.mayBeCalled(with: call.labels) }
    guard !isOwn, let keys = keys.known, let tables = tables.known, tables.count == 1 else {
      code.unclearNames.append(HostCode.UnclearName(.text, at: place))
      return
    }
    for key in keys.sorted() where !key.isEmpty {
      var use = HostCode.NameUse(.text, key, at: place)
      use.table = tables.first
      use.hasDefault = call.hasDefault
      use.isOfLibrary = call.isLibraryOnly
      use.mayBeTextOfScene = call.isLibraryOnly && call.table == nil
      code.add(use)
    }
  }

  private func isElsewhere(_ bundle: CallFact.Bundle, at scope: TypeTable.Site) -> Bool {
    switch bundle {
    case .own: return false
    case .other: return true
    case .ofClass("Self"): return false
    case .ofClass(let name):
      if case .source? = table.meaning(of: name, in: self.scope(of: scope), at: scope) { return false }
      return true
    }
  }

  /// Returns the class with the given name, or nil if the name could refer to objects of other classes.
  private func className(_ name: String, at site: TypeTable.Site) -> String? {
    switch table.meaning(of: name, in: "", at: site) {
    case .source(let key): table.kind(of: key) == .class ? key.qualifiedName : nil
    case .known(let name): name
    case nil: nil
    }
  }

  private func owner(of site: TypeTable.Site) -> String? {
    let type = table[site]
    switch type.kind {
    case .class: return table.key(at: site).qualifiedName
    case .extension:
      switch table.meaning(of: type.name, in: "", at: site) {
      case .source(let key): return table.kind(of: key) == .class ? key.qualifiedName : nil
      case .known(let name): return name
      case nil: return nil
      }
    default: return nil
    }
  }

  private struct Names {
    var certain: Set<String> = []
    var possible: Set<String> = []
    var accessors: Set<String> = []
    var mayBeAnyType = false
    var isUnknown = false

    static let unknown = Names(isUnknown: true)

    var known: Set<String>? {
      possible.isEmpty && accessors.isEmpty && !mayBeAnyType && !isUnknown ? certain : nil
    }

    var onlyName: String? { known.flatMap { $0.count == 1 ? $0.first : nil } }

    func merging(_ other: Names) -> Names {
      Names(
        certain: certain.union(other.certain), possible: possible.union(other.possible),
        accessors: accessors.union(other.accessors), mayBeAnyType: mayBeAnyType || other.mayBeAnyType,
        isUnknown: isUnknown || other.isUnknown)
    }

    /// A copy in which no name is certain, for use with overloads that cannot be resolved.
    var uncertain: Names {
      var names = self
      names.possible.formUnion(certain)
      names.certain = []
      return names
    }
  }

  private func names(of value: TextFact, at site: TypeTable.Site, depth: Int = 0) -> Names {
    guard depth < 8 else { return .unknown }
    switch value {
    case .literal(let text): return Names(certain: [text])
    case .accessor(let name): return Names(accessors: [name])
    case .unknown: return .unknown
    case .either(let values):
      return values.reduce(Names()) { $0.merging(names(of: $1, at: site, depth: depth + 1)) }
    case .anyCase(let type):
      guard let cases = cases(of: type, at: site) else { return .unknown }
      return Names(possible: Set(cases))
    case .path(let path): return names(ofPath: path, at: site, depth: depth)
    case .typeName(let name): return names(ofType: name, at: site)
    }
  }

  /// Returns the name of a type as a string. `Self` and generic parameters can represent any type.
  private func names(ofType name: String, at site: TypeTable.Site) -> Names {
    if name == "Self", let base = selfType(at: site) {
      return Names(possible: families.names(ofDescendantsOf: [base]))
    }
    if name != "Self",
      case .source(let key)? = table.meaning(of: name, in: scope(of: site), at: site),
      table.kind(of: key) == .class
    {
      return Names(certain: [TypeTable.bareName(key.name)])
    }
    return Names(mayBeAnyType: true)
  }

  /// Returns the class from which every `Self` in the given type descends, or nil in protocols.
  private func selfType(at site: TypeTable.Site) -> TypeTable.Meaning? {
    switch table[site].kind {
    case .class: return .source(table.key(at: site))
    case .extension:
      guard let meaning = table.meaning(of: table[site].name, in: "", at: site) else { return nil }
      if case .source(let key) = meaning, table.kind(of: key) != .class { return nil }
      return meaning
    default: return nil
    }
  }

  private func cases(of name: String, at site: TypeTable.Site) -> [String]? {
    guard
      case .source(let key) = table.meaning(of: name, in: scope(of: site), at: site),
      table.kind(of: key) == .enum
    else { return nested(cases: name) }
    return cases(of: key)
  }

  private func cases(of key: Key) -> [String] {
    let constants = table.parts(of: key).flatMap { table[$0].constants }.filter(\.isCase)
    return constants.compactMap { if case .literal(let text) = $0.value { text } else { nil } }
  }

  private func nested(cases name: String) -> [String]? {
    let keys = table.sites.keys.filter { TypeTable.bareName($0.name) == name && table.kind(of: $0) == .enum }
    return keys.isEmpty ? nil : keys.flatMap(cases)
  }

  /// Returns the raw values of an implicit case such as `.showDetail`, from all enumerations that contain the case.
  private func names(ofImplicitCase name: String, _ depth: Int) -> Names {
    names(ofConstants: name, depth)
  }

  /// Returns the values of a constant such as `T.reuseIdentifier`, which a protocol or a superclass declares. `receiver`
  /// is the class for which code requests the constant, or nil for any class.
  private func names(ofInherited name: String, of receiver: Key?, _ depth: Int) -> Names {
    let found = members[name] ?? []
    if let receiver, !found.isEmpty, found.allSatisfy({ $0.value == .typeName("Self") }) {
      return Names(certain: [TypeTable.bareName(receiver.name)])
    }
    return names(ofConstants: name, depth)
  }

  /// Returns the values of all constants with the given name. Values in a reference cycle are unknown. Results are
  /// cached, because following all references between constants would take exponential time.
  private func names(ofConstants name: String, _ depth: Int) -> Names {
    if let names = known.names[name] { return names }
    known.names[name] = .unknown
    let found = members[name] ?? []
    guard !found.isEmpty else { return .unknown }
    let all = found.reduce(Names()) { $0.merging(names(of: $1.value, at: $1.site, depth: depth + 1)) }
    known.names[name] = all.uncertain
    return all.uncertain
  }

  private func names(ofPath path: String, at site: TypeTable.Site, depth: Int) -> Names {
    if path.hasPrefix(".") { return names(ofImplicitCase: String(path.dropFirst()), depth) }
    var steps = path.split(separator: ".").map(String.init)
    let isRaw = steps.count > 1 && steps.last == "rawValue"
    if isRaw { steps.removeLast() }
    let name = steps.removeLast()
    if steps.first == "Self" || steps.first == "self" { steps.removeFirst() }
    let module = table.module(of: site)
    if !steps.isEmpty {
      guard
        case .source(let key) = table.meaning(
          of: steps.joined(separator: "."), in: scope(of: site), at: site)
      else {
        // A name that no source declares may be an accessor that `scenec generate` writes.
        let isAccessor = isRaw && Accessor.kind(ofGroup: steps[steps.count - 1]) == .segue
        if isAccessor { return Names(accessors: [name.withoutBackticks]) }
        // The constant may be in an extension of a type that no source declares, as in `UIStoryboard.help`.
        let type = steps.joined(separator: ".")
        let declared = members[name]?.filter { table[$0.site].name == type } ?? []
        if declared.count == 1, !isRaw {
          return names(of: declared[0].value, at: declared[0].site, depth: depth + 1)
        }
        // A generic parameter can be any type in the app.
        return isRaw ? .unknown : names(ofInherited: name, of: nil, depth)
      }
      return constant(name, of: key, isCase: isRaw, isExplicit: true, depth)
        ?? (isRaw ? .unknown : names(ofInherited: name, of: key, depth))
    }
    var scope = scope(of: site)
    while !scope.isEmpty {
      if case .source(let key)? = table.meaning(of: scope, in: "", at: site),
        let found = constant(name, of: key, isCase: isRaw, depth)
      {
        return found
      }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    let found = globals[Key(module: module, name: name)] ?? []
    // A private constant in the file hides other constants with the same name.
    guard let global = found.first(where: { $0.file == site.file }) ?? (found.count == 1 ? found[0] : nil)
    else {
      return .unknown
    }
    return names(of: global.value, at: TypeTable.Site(file: global.file, type: 0), depth: depth + 1)
  }

  /// Returns the values of a type's constant. If code specifies the type, as in `Clock.identifier`, `Self` is this type.
  private func constant(
    _ name: String, of key: Key, isCase: Bool, isExplicit: Bool = false, _ depth: Int
  ) -> Names? {
    for part in table.parts(of: key) {
      for constant in table[part].constants where constant.name == name {
        guard constant.isCase == isCase else { return .unknown }
        if isExplicit, case .typeName("Self") = constant.value, table.kind(of: key) == .class {
          return Names(certain: [TypeTable.bareName(key.name)])
        }
        return names(of: constant.value, at: part, depth: depth + 1)
      }
    }
    return nil
  }

  private func scope(of site: TypeTable.Site) -> String { table[site].name }
}
