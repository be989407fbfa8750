import SceneDiagnostics
import SceneModel
import SceneValues

/// The key paths of the bindings in a macOS document, checked against the classes of their objects.
struct BindingKeys {
  struct Missing {
    let key: Name
    let known: KnownClass
    let intended: String?
  }

  private(set) var missing: [Missing] = []
  /// The key paths that lead to an object of an unknown class.
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
    /// The remaining number of searches for misspellings. If a file contains more unknown keys, few are misspellings.
    var remaining = 50

    mutating func keys(of known: KnownClass, in scene: CheckedScene) -> Keys {
      if let found = keys[known.qualifiedName] { return found }
      let found = Keys(of: known, in: scene)
      keys[known.qualifiedName] = found
      return found
    }
  }

  private mutating func check(
    _ binding: PreservedNames.Binding, in scene: CheckedScene, _ search: inout Search
  ) {
    var steps = RuntimeKeyPath(binding.keyPath).steps[...]
    var known = Self.knownClass(ofDestination: binding.destination, in: scene)
    if let content = binding.contentClass, let first = steps.first,
      KeyValueNames.ofManagedObjects.contains(first.text)
    {
      steps.removeFirst()
      known = Self.knownClass(ofContent: content, in: scene.vocabulary, &search.lookup)
    }
    while let step = steps.popFirst() {
      // Operators, such as `@count`, apply to collections of any class.
      if step.text.hasPrefix("@") { return }
      guard step.text != "self" else { continue }
      guard let current = known, current.isComplete else { return unknown.append(step.range) }
      let keys = search.keys(of: current, in: scene)
      guard keys.contains(step.text) else {
        return add(step, of: current, keys, in: scene, &search.remaining)
      }
      known = scene.vocabulary.outlet(step.text, of: current.qualifiedName).flatMap { outlet in
        outlet.isCollection ? nil : search.lookup.knownClass(named: outlet.type)
      }
    }
  }

  private mutating func add(
    _ step: Name, of known: KnownClass, _ keys: Keys, in scene: CheckedScene, _ remaining: inout Int
  ) {
    remaining -= 1
    let intended = remaining < 0 ? nil : misspelling(of: step.text, in: scene.steps.counting(keys.all))
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
    /// Whether the app's code declares the class and all its superclasses except `NSObject`. The tables do not contain
    /// all keys of Apple's classes.
    let areComplete: Bool

    init(of known: KnownClass, in scene: CheckedScene) {
      let lineage = scene.vocabulary.lineage(of: known.qualifiedName)
      let code = lineage.map { scene.host?.classes[$0.qualifiedName] }
      let own = code.flatMap { $0?.keys ?? [] }
      areComplete = code.allSatisfy { $0 != nil }
      let described = lineage.flatMap { ancestor in
        ancestor.properties.map(\.key) + ancestor.outlets.map(\.name)
          + ancestor.actions.map(\.selector).filter { !$0.contains(":") }
      }
      let inherited =
        KeyValueNames.ofRootObjects
        + (areComplete ? [] : KeyValueNames.ofObjects + KeyValueNames.ofControllers)
      all = Set(own + described + inherited)
    }

    func contains(_ key: String) -> Bool {
      let capitalized = key.prefix(1).uppercased() + key.dropFirst()
      // Key-value coding also calls methods with a prefix, such as `isEnabled` for `enabled`.
      return ["", "_"].contains { all.contains($0 + key) }
        || ["is", "get", "countOf"].contains { all.contains($0 + capitalized) }
    }
  }
}
