import SceneDiagnostics
import SceneModel
import SceneValues

/// The key paths of the bindings in a macOS document, checked against the classes of their objects.
struct BindingKeys {
  struct Missing {
    let key: Name
    let known: KnownClass
    let intended: String?
    /// Whether the class has a variable with the key, but does not expose the variable to Objective-C.
    var isUnexposed = false
  }

  struct MissingOperator {
    let name: Name
    let intended: String
  }

  private(set) var missing: [Missing] = []
  private(set) var missingOperators: [MissingOperator] = []
  private(set) var unknown: [SourceRange] = []
  /// The ranges of keys that are not in the lists for Apple's classes. The lists are incomplete, so the keys might exist.
  private(set) var unlisted: [SourceRange] = []

  init(of scene: CheckedScene) {
    let bindings = scene.document.preserved?.bindings ?? []
    guard !bindings.isEmpty else { return }
    var search = Search(lookup: ClassLookup(scene.vocabulary))
    for binding in bindings { check(binding, in: scene, &search) }
  }

  private struct Search {
    var lookup: ClassLookup
    var keys: [String: Keys] = [:]
    var keysOfSubclasses: [String: Set<String>] = [:]
    /// The remaining number of searches for misspellings. If a file contains more unknown keys, few are misspellings.
    var remaining = 50

    mutating func keys(of known: KnownClass, in scene: CheckedScene) -> Keys {
      if let found = keys[known.qualifiedName] { return found }
      let found = Keys(of: known, in: scene)
      keys[known.qualifiedName] = found
      return found
    }

    /// Returns whether a subclass has a key. An object can be of any subclass of its declared class.
    mutating func mayBeOfSubclass(_ key: String, of known: KnownClass, in scene: CheckedScene) -> Bool {
      let name = known.qualifiedName
      if let found = keysOfSubclasses[name] { return Keys.contains(key, in: found) }
      var found: Set<String> = []
      for description in scene.steps.counting(scene.vocabulary.classes)
      where description.qualifiedName != name {
        guard let code = scene.host?.classes[description.qualifiedName],
          scene.vocabulary.isClass(description.qualifiedName, descendantOf: name) == true
        else { continue }
        found.formUnion(code.keys.subtracting(code.unexposedKeys))
      }
      keysOfSubclasses[name] = found
      return Keys.contains(key, in: found)
    }
  }

  private mutating func check(
    _ binding: PreservedNames.Binding, in scene: CheckedScene, _ search: inout Search
  ) {
    var steps = RuntimeKeyPath(binding.keyPath).steps[...]
    var known = Self.knownClass(ofDestination: binding.destination, in: scene)
    let isContent = steps.first.map { KeyValueNames.ofManagedObjects.contains($0.text) } ?? false
    if let content = binding.contentClass, isContent || binding.startsAtContent {
      if !binding.startsAtContent { steps.removeFirst() }
      known = Self.knownClass(ofContent: content, in: scene.vocabulary, &search.lookup)
    }
    while let step = steps.popFirst() {
      if step.text.hasPrefix("@") {
        guard checkOperator(step, &search.remaining), step.text != "@count" else { return }
        // The rest of the path applies to each object in the collection.
        continue
      }
      guard step.text != "self" else { continue }
      guard let current = known, current.isComplete else { return unknown.append(step.range) }
      let keys = search.keys(of: current, in: scene)
      guard keys.contains(step.text) else {
        return add(step, of: current, keys, in: scene, &search)
      }
      // A key that follows a collection applies to each of its objects.
      known = scene.vocabulary.outlet(step.text, of: current.qualifiedName).flatMap {
        search.lookup.knownClass(named: $0.type)
      }
    }
  }

  private mutating func checkOperator(_ step: Name, _ remaining: inout Int) -> Bool {
    let known = KeyValueNames.operators
    guard !known.contains(step.text) else { return true }
    remaining -= 1
    if remaining >= 0, let intended = misspelling(of: step.text, in: known) {
      missingOperators.append(MissingOperator(name: step, intended: intended))
    } else {
      unlisted.append(step.range)
    }
    return false
  }

  private mutating func add(
    _ step: Name, of known: KnownClass, _ keys: Keys, in scene: CheckedScene, _ search: inout Search
  ) {
    guard !keys.areDynamic, !search.mayBeOfSubclass(step.text, of: known, in: scene) else {
      return unlisted.append(step.range)
    }
    if keys.unexposed.contains(step.text) {
      let mayBeExposed = scene.host?.targets.contains(where: \.infersExposure) ?? false
      guard !mayBeExposed else { return unlisted.append(step.range) }
      return missing.append(Missing(key: step, known: known, intended: nil, isUnexposed: true))
    }
    search.remaining -= 1
    let intended =
      search.remaining < 0 ? nil : misspelling(of: step.text, in: scene.steps.counting(keys.all))
    guard intended != nil || keys.areComplete else { return unlisted.append(step.range) }
    missing.append(Missing(key: step, known: known, intended: intended))
  }

  private static func knownClass(ofDestination id: String, in scene: CheckedScene) -> KnownClass? {
    if id == ReservedID.owner.rawValue { return scene.ownerClass }
    return scene.document.object(withID: id).flatMap { scene.objectClasses[$0] }
  }

  private static func knownClass(
    ofContent name: String, in vocabulary: Vocabulary, _ lookup: inout ClassLookup
  ) -> KnownClass? {
    if let known = lookup.knownClass(named: name) { return known }
    let candidates = vocabulary.hostClasses(named: ObjectNode.split(className: name).name)
    return candidates.count == 1 ? lookup.knownClass(named: candidates[0].qualifiedName) : nil
  }

  private struct Keys {
    let all: Set<String>
    let unexposed: Set<String>
    /// Whether the app's code declares the class and all its superclasses except `NSObject`. The tables do not contain
    /// all keys of Apple's classes.
    let areComplete: Bool
    let areDynamic: Bool

    init(of known: KnownClass, in scene: CheckedScene) {
      let lineage = scene.vocabulary.lineage(of: known.qualifiedName)
      let code = lineage.map { scene.host?.classes[$0.qualifiedName] }
      let exposed = code.flatMap { $0.map { $0.keys.subtracting($0.unexposedKeys) } ?? [] }
      areComplete = code.allSatisfy { $0 != nil }
      areDynamic = code.contains { $0.map { !$0.dynamicSelectors.isEmpty } ?? false }
      let described = lineage.flatMap { ancestor in
        let actions = ancestor.actions.map(\.selector).filter { !$0.contains(":") }
        return [ancestor.properties.map(\.key), ancestor.outlets.map(\.name), actions].flatMap { $0 }
      }
      let inherited =
        KeyValueNames.ofRootObjects
        + (areComplete ? [] : KeyValueNames.ofObjects + KeyValueNames.ofControllers)
      let all = Set(exposed + described + inherited)
      self.all = all
      unexposed = Set(code.flatMap { $0?.unexposedKeys ?? [] }).filter { !Self.contains($0, in: all) }
    }

    func contains(_ key: String) -> Bool { Self.contains(key, in: all) }

    static func contains(_ key: String, in all: Set<String>) -> Bool {
      let capitalized = key.prefix(1).uppercased() + key.dropFirst()
      // Key-value coding also calls methods with a prefix, such as `isEnabled` for `enabled`.
      return ["", "_"].contains { all.contains($0 + key) }
        || ["is", "get", "countOf", "_is", "_get"].contains { all.contains($0 + capitalized) }
    }
  }
}
