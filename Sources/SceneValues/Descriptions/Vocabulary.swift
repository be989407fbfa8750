/// All classes that are known, from wherever: the class library's and the host's alike.
///
/// Answers are three-valued where they must be: what nobody described is unknown (nil), never false.
public struct Vocabulary: Sendable {
  /// All known classes, in the order in which they were added first.
  public private(set) var classes: [ClassDescription] = []
  /// The index of each class's superclass, where that is known. Every question climbs along these: comparing names on
  /// the way took a third of the time it takes to validate a scene.
  private var parents: [Int?] = []
  /// For each class, where its properties are.
  private var propertyPlaces: [KeyPlaces] = []
  /// For each class, the class that each of its slots takes, where that is known.
  private var slotClasses: [[Int?]] = []
  /// For each class, whether any of its properties says how many controllers it takes.
  private var countsChildren: [Bool] = []
  /// For each class, what it and its superclasses say to checks.
  private var facts: [ClassFacts] = []
  /// The facts without those of superclasses of other modules.
  private var ownFacts: [ClassFacts] = []
  /// The names of all properties that say how many controllers they take.
  package private(set) var containments: Set<String> = []
  /// All texts that new objects have.
  package private(set) var placeholders: Set<String> = []
  /// What classes are called, with their modules and without.
  private var names = StringNumbers()
  /// The classes of each of these names.
  private var byName: [[Int]] = []
  private var byObjectiveCName: [String: [Int]] = [:]
  private var byElement: [String: Int] = [:]
  /// Whether there are other classes than the library's.
  package private(set) var knowsHostClasses = false
  /// What UIKit calls classes of the library, where this speaks of them so.
  private var spokenNames: [Int: String] = [:]
  /// For each class, another one that it is too in UIKit.
  private var kin: [Int?] = []

  /// A vocabulary of these classes; of those that have one qualified name, the last counts.
  public init(_ classes: [ClassDescription] = []) {
    for description in classes { enter(description) }
    findParents()
  }

  /// Adds a class; one of the same qualified name is replaced.
  public mutating func add(_ description: ClassDescription) {
    enter(description)
    findParents()
  }

  /// Adds all classes of another vocabulary, which replace those of the same qualified names.
  public mutating func add(contentsOf other: Vocabulary) { add(contentsOf: other.classes) }

  /// Adds classes; of those that have one qualified name, the last counts. This takes much less than to add each alone.
  public mutating func add(contentsOf descriptions: [ClassDescription]) {
    for description in descriptions { enter(description) }
    findParents()
  }

  /// Adds classes that are neither the library's nor a host's.
  package mutating func add(foreign descriptions: [ClassDescription]) {
    for description in descriptions { enter(description, isForeign: true) }
    findParents()
  }

  /// Lets classes of the library be called as in UIKit too: `UILabel` is `Label`.
  ///
  /// From then on a class of a host's may be called as one of the library's, and neither is taken for the
  /// other.
  ///
  /// - Parameters:
  ///   - aliases: what UIKit calls a class, and what the library calls it. Names that are no class's of the
  ///     library are passed over.
  ///   - kinships: classes of the library, each with another one that it is too in UIKit.
  package mutating func add(
    aliases: [(name: String, libraryName: String)], kinships: [(name: String, ancestor: String)]
  ) {
    for (alias, name) in aliases {
      guard let index = index(of: name), Self.libraryModules.contains(classes[index].module) else { continue }
      spokenNames[index] = alias
      for name in [alias, "UIKit.\(alias)"] where names.number(of: name) == nil { call(index, name) }
    }
    kin = Array(repeating: nil, count: classes.count)
    for (name, ancestor) in kinships {
      if let index = index(of: name) { kin[index] = self.index(of: ancestor) }
    }
    findParents()
  }

  private mutating func enter(_ description: ClassDescription, isForeign: Bool = false) {
    let index: Int
    if let known = place(of: description) {
      forget(known)
      classes[known] = description
      propertyPlaces[known] = KeyPlaces(description.properties.map(\.key))
      countsChildren[known] = description.properties.contains { $0.children != nil }
      index = known
    } else {
      index = classes.count
      classes.append(description)
      propertyPlaces.append(KeyPlaces(description.properties.map(\.key)))
      countsChildren.append(description.properties.contains { $0.children != nil })
      call(index, description.name)
      if !description.module.isEmpty { call(index, description.qualifiedName) }
    }
    if let name = description.objectiveCName { byObjectiveCName[name, default: []].append(index) }
    note(description)
    if let element = description.element { byElement[element] = index }
    if !isForeign, !Self.libraryModules.contains(description.module) { knowsHostClasses = true }
  }

  /// The place of the class that another one replaces, which has the same name and module.
  private func place(of description: ClassDescription) -> Int? {
    classes(named: description.qualifiedName)?.first {
      classes[$0].name == description.name && classes[$0].module == description.module
    }
  }

  /// Forgets what is known by a class that is about to be replaced. What other classes say as well stays known.
  private mutating func forget(_ index: Int) {
    let old = classes[index]
    if let name = old.objectiveCName {
      let others = byObjectiveCName[name]?.filter { $0 != index } ?? []
      byObjectiveCName[name] = others.isEmpty ? nil : others
    }
    if let element = old.element, byElement[element] == index {
      byElement[element] = classes.indices.last { $0 != index && classes[$0].element == element }
    }
    guard old.properties.contains(where: { $0.children != nil || $0.placeholders != nil }) else { return }
    containments = []
    placeholders = []
    for other in classes.indices where other != index { note(classes[other]) }
  }

  private mutating func note(_ description: ClassDescription) {
    for property in description.properties {
      if property.children != nil { containments.insert(property.key) }
      placeholders.formUnion(property.placeholders ?? [])
    }
  }

  /// Lets a class be called by a name, beside others that are.
  private mutating func call(_ index: Int, _ name: String) {
    let number = names.insert(name)
    if number == byName.count { byName.append([index]) } else { byName[number].append(index) }
  }

  private mutating func findParents() {
    parents = classes.map { $0.superclass.flatMap(index(of:)) }
    slotClasses = classes.map { $0.slots.map { index(of: $0.accepts) } }
    // A manifest may say anything, a circle too: the class that closes one has no known superclass.
    var start: [Int?] = Array(repeating: nil, count: classes.count)
    for first in classes.indices where start[first] == nil {
      var current = first
      start[first] = first
      while let parent = parents[current] {
        // A class that was reached from another one before leads to no circle.
        guard start[parent] == nil else {
          if start[parent] == first { parents[current] = nil }
          break
        }
        start[parent] = first
        current = parent
      }
    }
    facts = classes.indices.map { inheritedFacts(of: $0, inModule: false) }
    ownFacts = classes.indices.map { inheritedFacts(of: $0, inModule: true) }
  }

  private func inheritedFacts(of index: Int, inModule: Bool) -> ClassFacts {
    var facts = classes[index].facts
    var current = index
    while let parent = parent(of: current, inModule: inModule) {
      facts = facts.inheriting(classes[parent].facts)
      current = parent
    }
    return facts
  }

  /// The superclass of a class, unless only one of the same module is wanted and it is of another.
  private func parent(of index: Int, inModule: Bool) -> Int? {
    parents[index].flatMap { !inModule || classes[$0].module == classes[index].module ? $0 : nil }
  }

  /// The class of that name, with or without its module; nil where nobody described one, or where the bare
  /// name stands for classes of several modules.
  public func description(of name: String) -> ClassDescription? { index(of: name).map { classes[$0] } }

  /// The place in `classes` of the class that `description(of:)` finds; nil where it finds none.
  public func index(of name: String) -> Int? {
    guard let found = classes(named: name) ?? classesOfUnknownModule(name) else { return nil }
    if found.count == 1 { return found[0] }
    // In files that use the names of UIKit, such names mean the library, and other names mean the host.
    return speaksOfUIKit ? found.first { Self.libraryModules.contains(classes[$0].module) } : nil
  }

  private func classes(named name: String) -> [Int]? { names.number(of: name).map { byName[$0] } }

  /// What is not known to be of another module may be of the one that is named.
  private func classesOfUnknownModule(_ name: String) -> [Int]? {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    return classes(named: String(name[name.index(after: dot)...]))?.filter {
      Self.isUnknownModule(classes[$0].module)
    }
  }

  /// The host's classes that Swift calls so, and of which nobody knows the module: several, where they are of different
  /// targets.
  package func classesOfUnknownModules(named name: String) -> [ClassDescription] {
    (classes(named: name) ?? []).lazy.map { classes[$0] }.filter {
      $0.name == name && Self.isUnknownModule($0.module)
    }
  }

  /// The modules that have a class of this name.
  public func modules(of name: String) -> [String] { (classes(named: name) ?? []).map { classes[$0].module } }

  /// The class whose objects an element makes; nil for an element that nobody described.
  public func description(ofElement element: String) -> ClassDescription? {
    byElement[element].map { classes[$0] }
  }

  /// The names of all elements that make objects, in the order of `classes`.
  public var elements: [String] { classes.compactMap(\.element) }

  /// The class and its superclasses, as far as they are known.
  public func lineage(of name: String) -> [ClassDescription] {
    var lineage: [ClassDescription] = []
    climb(from: name) { index in
      lineage.append(classes[index])
      return false
    }
    return lineage
  }

  /// Whether everything that this class inherits is known, so that what is not found does not exist.
  public func isComplete(_ name: String) -> Bool {
    climb(from: name) { classes[$0].isIncomplete }
      .map { classes[$0].superclass == nil && !classes[$0].isIncomplete } ?? false
  }

  /// Whether one class descends from another (or is it); nil where the line leaves what is known.
  public func isClass(_ name: String, descendantOf ancestor: String) -> Bool? {
    if ancestor == Self.anyClass || name == ancestor { return true }
    let target = index(of: ancestor)
    var isFound = false
    let last = climb(from: name) { index in
      isFound = index == target || isKin(index, to: ancestor)
      return isFound
    }
    if isFound { return true }
    guard let last else { return nil }
    guard let unknown = classes[last].superclass else { return false }
    return unknown == ancestor ? true : nil
  }

  private func isKin(_ index: Int, to ancestor: String) -> Bool {
    guard index < kin.count, let other = kin[index] else { return false }
    return isClass(classes[other].qualifiedName, descendantOf: ancestor) == true
  }

  /// The property of this key that a class has or inherits; nil where none is known.
  public func property(_ key: String, of name: String) -> PropertyDescription? {
    property(key, of: name, inModule: false)
  }

  private func property(_ key: String, of name: String, inModule: Bool) -> PropertyDescription? {
    let hash = StringNumbers.hash(key)
    var found: (index: Int, place: Int)?
    climb(from: name, inModule: inModule) { index in
      let place = propertyPlaces[index].first(hash) { classes[index].properties[$0].key == key }
      found = place.map { (index, $0) }
      return found != nil
    }
    return found.map { classes[$0.index].properties[$0.place] }
  }

  /// Where a property comes in the order in which objects of a class get their values: what superclasses declare comes
  /// first, and what a class declares anew stays where it was.
  ///
  /// - Parameters:
  ///   - key: the property's name.
  ///   - index: the place of the class in `classes`.
  /// - Returns: a number that is the smaller, the earlier the property comes; nil where none is known.
  package func rank(ofProperty key: String, ofClassAt index: Int) -> Int? {
    let hash = StringNumbers.hash(key)
    var rank: Int?
    var next: Int? = index
    while let current = next {
      if let place = propertyPlaces[current].first(
        hash, where: { classes[current].properties[$0].key == key })
      {
        rank = place
      } else if let below = rank {
        rank = below + classes[current].properties.count
      }
      next = parents[current]
    }
    return rank
  }

  /// What a class and its superclasses say to checks; of two that say something, the subclass counts.
  public func facts(of name: String) -> ClassFacts { index(of: name).map { facts[$0] } ?? ClassFacts() }

  /// What a class and its superclasses of the same module say to checks.
  package func ownFacts(of name: String) -> ClassFacts {
    index(of: name).map { ownFacts[$0] } ?? ClassFacts()
  }

  /// The property of this key that a class has, or inherits within its module; nil where none is known.
  package func ownProperty(_ key: String, of name: String) -> PropertyDescription? {
    property(key, of: name, inModule: true)
  }

  /// The properties that a class has, or inherits within its module, and that say how many controllers they take.
  package func ownContainments(of name: String) -> [PropertyDescription] {
    var keys: [String] = []
    climb(from: name, inModule: true) { index in
      if countsChildren[index] {
        keys += classes[index].properties.lazy.filter { $0.children != nil }.map(\.key)
      }
      return false
    }
    return keys.compactMap { ownProperty($0, of: name) }.filter { $0.children != nil }
  }

  /// The outlet of this name that a class has or inherits; nil where none is known.
  public func outlet(_ key: String, of name: String) -> OutletDescription? {
    first(in: name) { $0.outlets.first { $0.name == key } }
  }

  /// The action of this selector that a class has or inherits; nil where none is known.
  public func action(_ selector: String, of name: String) -> ActionDescription? {
    first(in: name) { $0.actions.first { $0.selector == selector } }
  }

  /// The events of a class: its own, else its superclass's; the primary one first.
  public func events(of name: String) -> [String] {
    first(in: name) { $0.events.isEmpty ? nil : $0.events } ?? []
  }

  /// The first slot, from the class upward, that takes objects of the other class.
  public func slot(for child: String, in parent: String) -> SlotDescription? {
    let own = index(of: child)
    var found: SlotDescription?
    climb(from: parent) { index in
      for (place, slot) in classes[index].slots.enumerated()
      where takes(slot, slotClasses[index][place], child, own) {
        found = slot
        return true
      }
      return false
    }
    return found
  }

  private func takes(_ slot: SlotDescription, _ target: Int?, _ child: String, _ own: Int?) -> Bool {
    // `<object>` is the one element that stands for any class; a slot for it takes nothing else.
    if slot.accepts == Self.anyClass { return child == Self.anyClass }
    guard var own, let target else { return isClass(child, descendantOf: slot.accepts) == true }
    while own != target {
      guard let parent = parents[own] else { return false }
      own = parent
    }
    return true
  }

  private func first<Found>(in name: String, _ find: (ClassDescription) -> Found?) -> Found? {
    var found: Found?
    climb(from: name) { index in
      found = find(classes[index])
      return found != nil
    }
    return found
  }

  /// Visits a class and its superclasses until one is what was looked for.
  ///
  /// - Returns: the last one visited; nil where the class itself is not known.
  @discardableResult
  private func climb(from name: String, inModule: Bool = false, until isFound: (Int) -> Bool) -> Int? {
    guard var index = index(of: name) else { return nil }
    while !isFound(index), let parent = parent(of: index, inModule: inModule) { index = parent }
    return index
  }
}

extension Vocabulary {
  /// The module of a host's classes where it is not known, and scenes name one all the same, as Xcode's do.
  package static let unknownModule = "?"

  /// Whether a module stands for one that is not known. Classes of one name that are of different targets have numbers.
  package static func isUnknownModule(_ module: String) -> Bool {
    module.isEmpty || module.hasPrefix(unknownModule)
  }

  /// Whether classes of the library are called as in UIKit too.
  package var speaksOfUIKit: Bool { !spokenNames.isEmpty }

  /// What messages call a class: as in UIKit, where this speaks of that.
  package func spokenName(of name: String) -> String {
    guard let index = index(of: name) else { return name }
    return spokenNames[index] ?? classes[index].name
  }

  /// Whether a name means a class of the library here, and would not where UIKit is spoken of.
  package func isLibraryName(_ name: String) -> Bool {
    guard speaksOfUIKit, let index = index(of: name) else { return false }
    return Self.libraryModules.contains(classes[index].module) && classes[index].name == name
  }

  /// The host's classes of a name without module: those that Objective-C calls so, or else those that Swift does.
  package func hostClasses(named name: String) -> [ClassDescription] {
    if let known = byObjectiveCName[name] { return known.map { classes[$0] } }
    return (classes(named: name) ?? []).lazy.map { classes[$0] }.filter {
      $0.name == name && !Self.libraryModules.contains($0.module)
    }
  }

  /// The class of `<object>`: any class at all descends from it.
  public static let anyClass = "Object"
  /// The class that every scene's controller descends from.
  public static let controllerClass = "ViewController"
  /// The class of `<constraint>`s that have an id.
  public static let constraintClass = "LayoutConstraint"
  /// The class of layout guides, which constraints may speak of as they do of views.
  public static let guideClass = "LayoutGuide"
  /// The property of views that says whether their frames, and not constraints, place them.
  public static let translatesMaskKey = "translatesAutoresizingMask"
  /// The slot of views for the views that lie in them.
  public static let subviewsSlot = "subviews"
}

extension ValueType {
  /// The types that a `<runtimeAttribute>` may name.
  public static let runtimeAttributeTypes: [ValueType] = [
    .bool, .int, .number, .string, .point, .size, .rect, .insets, .transform, .color, .font, .image,
    .range, .nothing,
  ]
}
