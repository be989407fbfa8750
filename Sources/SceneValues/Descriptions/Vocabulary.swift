/// The known classes of the class library and the host app.
///
/// Queries about a class without a description return nil, which means unknown, rather than false.
public struct Vocabulary: Sendable {
  /// All known classes, in the order of insertion.
  public private(set) var classes: [ClassDescription] = []
  /// The index of each class's superclass, or nil if it has none or its superclass is unknown. Comparing names instead
  /// took a third of the validation time.
  private var parents: [Int?] = []
  private var propertyPlaces: [KeyPlaces] = []
  private var slotClasses: [[Int?]] = []
  private var countsChildren: [Bool] = []
  private var facts: [ClassFacts] = []
  private var ownFacts: [ClassFacts] = []
  package private(set) var containments: Set<String> = []
  package private(set) var placeholders: Set<String> = []
  package private(set) var selectors: Set<String> = []
  private var names = StringNumbers()
  private var byName: [[Int]] = []
  private var byObjectiveCName: [String: [Int]] = [:]
  private var byElement: [String: Int] = [:]
  package private(set) var hasHostClasses = false
  private var displayNames: [Int: String] = [:]
  /// For each class, the index of an additional superclass that only the corresponding UIKit class has.
  private var additionalSuperclasses: [Int?] = []
  /// The vocabulary before it was extended with UIKit's names and members, or an empty array if it was not extended.
  private var unextended: [Vocabulary] = []

  /// Creates a vocabulary. If multiple classes have the same qualified name, the last one is used.
  public init(_ classes: [ClassDescription] = []) {
    for description in classes { enter(description) }
    findParents()
  }

  /// Adds a class, replacing any class with the same qualified name.
  public mutating func add(_ description: ClassDescription) {
    enter(description)
    findParents()
  }

  /// Adds all classes of another vocabulary, replacing classes with the same qualified names.
  public mutating func add(contentsOf other: Vocabulary) { add(contentsOf: other.classes) }

  /// Adds several classes, which is faster than adding them individually. If names are equal, the last class is used.
  public mutating func add(contentsOf descriptions: [ClassDescription]) {
    for description in descriptions { enter(description) }
    findParents()
  }

  package mutating func add(foreign descriptions: [ClassDescription]) {
    for description in descriptions { enter(description, isForeign: true) }
    findParents()
  }

  /// Adds UIKit names for library classes, such as `UILabel` for `Label`. Afterward, a host app class can have the same
  /// name as a library class without a conflict.
  package mutating func add(
    aliases: [(name: String, libraryName: String)], subclassRelations: [(name: String, ancestor: String)]
  ) {
    for (alias, name) in aliases {
      guard let index = index(of: name), Self.libraryModules.contains(classes[index].module) else { continue }
      displayNames[index] = alias
      for name in [alias, "UIKit.\(alias)"] where names.number(of: name) == nil { call(index, name) }
    }
    additionalSuperclasses = Array(repeating: nil, count: classes.count)
    for (name, ancestor) in subclassRelations {
      if let index = index(of: name) { additionalSuperclasses[index] = self.index(of: ancestor) }
    }
    findParents()
  }

  /// Returns `known`, extended with UIKit's names and members. Compiled scenes, which lack them, are loaded with `known`.
  package static func extending(_ known: Vocabulary, _ extend: (inout Vocabulary) -> Void) -> Vocabulary {
    var vocabulary = known
    extend(&vocabulary)
    vocabulary.unextended = [known]
    return vocabulary
  }

  /// The classes and members that are available when a compiled scene is loaded, without those that only UIKit has.
  package var forLoading: Vocabulary { unextended.first ?? self }

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
    if !isForeign, !Self.libraryModules.contains(description.module) { hasHostClasses = true }
  }

  /// Records that all classes of the host app have been added, even if it has none.
  package mutating func noteHostClasses() { hasHostClasses = true }

  private func place(of description: ClassDescription) -> Int? {
    classes(named: description.qualifiedName)?.first {
      classes[$0].name == description.name && classes[$0].module == description.module
    }
  }

  private mutating func forget(_ index: Int) {
    let old = classes[index]
    if let name = old.objectiveCName {
      let others = byObjectiveCName[name]?.filter { $0 != index } ?? []
      byObjectiveCName[name] = others.isEmpty ? nil : others
    }
    if let element = old.element, byElement[element] == index {
      byElement[element] = classes.indices.last { $0 != index && classes[$0].element == element }
    }
    guard
      !old.actions.isEmpty || old.properties.contains(where: { $0.children != nil || $0.placeholders != nil })
    else { return }
    containments = []
    placeholders = []
    selectors = []
    for other in classes.indices where other != index { note(classes[other]) }
  }

  private mutating func note(_ description: ClassDescription) {
    for action in description.actions { selectors.insert(action.selector) }
    for property in description.properties {
      if property.children != nil { containments.insert(property.key) }
      placeholders.formUnion(property.placeholders ?? [])
    }
  }

  private mutating func call(_ index: Int, _ name: String) {
    let number = names.insert(name)
    if number == byName.count { byName.append([index]) } else { byName[number].append(index) }
  }

  private mutating func findParents() {
    parents = classes.map { $0.superclass.flatMap(index(of:)) }
    slotClasses = classes.map { $0.slots.map { index(of: $0.accepts) } }
    // A manifest can contain an inheritance cycle. The class that closes a cycle has no known superclass.
    var start: [Int?] = Array(repeating: nil, count: classes.count)
    for first in classes.indices where start[first] == nil {
      var current = first
      start[first] = first
      while let parent = parents[current] {
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

  private func parent(of index: Int, inModule: Bool) -> Int? {
    parents[index].flatMap { !inModule || classes[$0].module == classes[index].module ? $0 : nil }
  }

  /// Returns the class with the given qualified or unqualified name. Returns nil if the class is not described or if an
  /// unqualified name is ambiguous.
  public func description(of name: String) -> ClassDescription? { index(of: name).map { classes[$0] } }

  /// Returns the index in `classes` of the class that `description(of:)` returns, or nil if there is none.
  public func index(of name: String) -> Int? {
    guard let found = classes(named: name) ?? classesOfUnknownModule(name) else { return nil }
    if found.count == 1 { return found[0] }
    // In a vocabulary with UIKit names, an ambiguous name refers to the library class.
    return usesUIKitNames ? found.first { Self.libraryModules.contains(classes[$0].module) } : nil
  }

  private func classes(named name: String) -> [Int]? { names.number(of: name).map { byName[$0] } }

  private func classesOfUnknownModule(_ name: String) -> [Int]? {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    return classes(named: String(name[name.index(after: dot)...]))?.filter {
      Self.isUnknownModule(classes[$0].module)
    }
  }

  /// Returns all host app classes that have the given Swift name and no known module. Several targets can declare one.
  package func classesOfUnknownModules(named name: String) -> [ClassDescription] {
    (classes(named: name) ?? []).lazy.map { classes[$0] }.filter {
      $0.name == name && Self.isUnknownModule($0.module)
    }
  }

  /// Returns the modules that declare a class with this name.
  public func modules(of name: String) -> [String] { (classes(named: name) ?? []).map { classes[$0].module } }

  /// Returns the class whose objects an element creates, or nil for an unknown element.
  public func description(ofElement element: String) -> ClassDescription? {
    byElement[element].map { classes[$0] }
  }

  /// Returns the name of the class whose objects an element creates, without copying the class's description.
  package func className(ofElement element: String) -> String? { byElement[element].map { classes[$0].name } }

  /// The names of all elements that create objects, in the order of `classes`.
  public var elements: [String] { classes.compactMap(\.element) }

  /// Returns the class followed by its known superclasses.
  public func lineage(of name: String) -> [ClassDescription] {
    var lineage: [ClassDescription] = []
    climb(from: name) { index in
      lineage.append(classes[index])
      return false
    }
    return lineage
  }

  package func keyNames(of name: String, where isIncluded: (String) -> Bool) -> [String] {
    var names: [String] = []
    climb(from: name) { index in
      for place in classes[index].properties.indices where isIncluded(classes[index].properties[place].key) {
        names.append(classes[index].properties[place].key)
      }
      for place in classes[index].outlets.indices where isIncluded(classes[index].outlets[place].name) {
        names.append(classes[index].outlets[place].name)
      }
      return false
    }
    return names
  }

  package func actionSelectors(of name: String) -> [String] {
    var selectors: [String] = []
    climb(from: name) { index in
      for place in classes[index].actions.indices { selectors.append(classes[index].actions[place].selector) }
      return false
    }
    return selectors
  }

  /// Returns whether all members of a class, including inherited ones, are known, so that others do not exist.
  public func isComplete(_ name: String) -> Bool {
    climb(from: name) { classes[$0].isIncomplete }
      .map { classes[$0].superclass == nil && !classes[$0].isIncomplete } ?? false
  }

  /// Returns whether a class is the same as another class or descends from it, or nil if a superclass is unknown.
  public func isClass(_ name: String, descendantOf ancestor: String) -> Bool? {
    if ancestor == Self.anyClass || name == ancestor { return true }
    let target = index(of: ancestor)
    var isFound = false
    let last = climb(from: name) { index in
      isFound = index == target || isRelated(index, to: ancestor)
      return isFound
    }
    if isFound { return true }
    guard let last else { return nil }
    guard let unknown = classes[last].superclass else { return false }
    return unknown == ancestor ? true : nil
  }

  private func isRelated(_ index: Int, to ancestor: String) -> Bool {
    guard index < additionalSuperclasses.count, let other = additionalSuperclasses[index] else {
      return false
    }
    return isClass(classes[other].qualifiedName, descendantOf: ancestor) == true
  }

  /// Returns the declared or inherited property with the given key, or nil if the property is unknown.
  public func property(_ key: String, of name: String) -> PropertyDescription? {
    property(key, of: name, inModule: false)
  }

  private func property(_ key: String, of name: String, inModule: Bool) -> PropertyDescription? {
    place(ofProperty: key, of: name, inModule: inModule).map { classes[$0.index].properties[$0.place] }
  }

  package func module(declaring key: String, of name: String) -> String? {
    place(ofProperty: key, of: name, inModule: false).map { classes[$0.index].module }
  }

  private func place(
    ofProperty key: String, of name: String, inModule: Bool
  ) -> (index: Int, place: Int)? {
    let hash = StringNumbers.hash(key)
    var found: (index: Int, place: Int)?
    climb(from: name, inModule: inModule) { index in
      let place = propertyPlaces[index].first(hash) { classes[index].properties[$0].key == key }
      found = place.map { (index, $0) }
      return found != nil
    }
    return found
  }

  /// Returns the position of a property in the order in which objects receive their values, or nil if the property is
  /// unknown. Inherited properties come first, and a redeclared property keeps its position.
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

  /// Returns the facts about a class. A subclass's values override those of its superclasses.
  public func facts(of name: String) -> ClassFacts { index(of: name).map { facts[$0] } ?? ClassFacts() }

  package func ownFacts(of name: String) -> ClassFacts {
    index(of: name).map { ownFacts[$0] } ?? ClassFacts()
  }

  package func ownProperty(_ key: String, of name: String) -> PropertyDescription? {
    property(key, of: name, inModule: true)
  }

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

  /// Returns the declared or inherited outlet with the given name, or nil if the outlet is unknown.
  public func outlet(_ key: String, of name: String) -> OutletDescription? {
    first(in: name) { $0.outlets.first { $0.name == key } }
  }

  /// Returns the declared or inherited action with the given selector, or nil if the action is unknown.
  public func action(_ selector: String, of name: String) -> ActionDescription? {
    first(in: name) { $0.actions.first { $0.selector == selector } }
  }

  /// Returns the events of a class, with the primary event first. If the class has no events, those of the nearest
  /// superclass that has events are returned.
  public func events(of name: String) -> [String] {
    first(in: name) { $0.events.isEmpty ? nil : $0.events } ?? []
  }

  /// Returns the first slot that accepts objects of the child class. The slots of the parent class are searched first,
  /// followed by those of its superclasses.
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
    // `<object>` represents any class. A slot for `<object>` accepts no other element.
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

  /// Returns the first class in the superclass chain that satisfies the predicate, or the last class if none does.
  @discardableResult
  private func climb(from name: String, inModule: Bool = false, until isFound: (Int) -> Bool) -> Int? {
    guard var index = index(of: name) else { return nil }
    while !isFound(index), let parent = parent(of: index, inModule: inModule) { index = parent }
    return index
  }
}

extension Vocabulary {
  /// The placeholder module for host app classes whose module is unknown. A name with any module can refer to them.
  package static let unknownModule = "?"
  /// The module of classes for which an Interface Builder file specifies no module.
  package static let objectiveCModule = "Objective-C"

  /// Returns whether a module is a placeholder for an unknown module. A number in the placeholder distinguishes targets.
  package static func isUnknownModule(_ module: String) -> Bool {
    module.isEmpty || module.hasPrefix(unknownModule)
  }

  package var usesUIKitNames: Bool { !displayNames.isEmpty }

  package func displayName(of name: String) -> String {
    guard let index = index(of: name) else { return name }
    return displayNames[index] ?? classes[index].name
  }

  /// Returns whether a name is a class's library name, such as `Label`, in a vocabulary that uses UIKit names.
  package func isLibraryName(_ name: String) -> Bool {
    guard usesUIKitNames, let index = index(of: name) else { return false }
    return Self.libraryModules.contains(classes[index].module) && classes[index].name == name
  }

  package func hostClasses(named name: String) -> [ClassDescription] {
    if let known = byObjectiveCName[name] { return known.map { classes[$0] } }
    return (classes(named: name) ?? []).lazy.map { classes[$0] }.filter {
      $0.name == name && !Self.libraryModules.contains($0.module)
    }
  }

  /// The class that `<object>` represents. All classes descend from it.
  public static let anyClass = "Object"
  /// The base class of view controllers.
  public static let controllerClass = "ViewController"
  /// The class of a `<constraint>` element that has an ID.
  public static let constraintClass = "LayoutConstraint"
  /// The class of layout guides, which constraints can refer to in the same way as views.
  public static let guideClass = "LayoutGuide"
  /// The view property that determines whether a view is positioned by its frame or by constraints.
  public static let translatesMaskKey = "translatesAutoresizingMask"
  /// The slot for the subviews of a view.
  public static let subviewsSlot = "subviews"
}

extension ValueType {
  /// The types that are valid for a `<runtimeAttribute>` element.
  public static let runtimeAttributeTypes: [ValueType] = [
    .bool, .int, .number, .string, .point, .size, .rect, .insets, .transform, .color, .font, .image,
    .range, .nothing,
  ]
}
