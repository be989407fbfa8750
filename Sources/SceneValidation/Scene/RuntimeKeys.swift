import SceneDiagnostics
import SceneModel
import SceneValues

/// The misspelled and unlisted keys of runtime attributes in an Xcode file, for objects of known classes.
struct RuntimeKeys {
  struct Misspelling {
    let value: Int
    let known: KnownClass
    let intended: String
    /// Whether the key is probably a misspelling of a known key. If false, the property was probably renamed.
    var isTypo = true
  }

  struct ReadOnly {
    let value: Int
    let known: KnownClass
  }

  private(set) var misspellings: [Misspelling] = []
  private(set) var readOnly: [ReadOnly] = []
  /// The ranges of keys that cannot be checked. Undescribed Objective-C categories might define them.
  private(set) var unlisted: [SourceRange] = []

  private static let maxSearches = 50
  private static let keysOfLayers = Set(KeyValueNames.ofLayers)
  private static let keysOfObjects = Set(KeyValueNames.ofObjects)

  init(of scene: CheckedScene) {
    guard scene.document.preserved != nil else { return }
    var searches = 0
    for index in scene.valueTable.runtimeAttributes {
      let value = scene.document.values[index]
      guard value.error == nil, case .object(let object) = value.owner,
        let known = scene.objectClasses[object], known.isComplete
      else { continue }
      let key = value.key.text
      let isDynamic = Self.isDynamic(known, in: scene)
      if !isDynamic, Self.isReadOnly(key, of: known, in: scene) {
        readOnly.append(ReadOnly(value: index, known: known))
        continue
      }
      let (step, rest) = Self.split(key)
      let isOfLayer = step == "layer" && rest != nil
      let word = isOfLayer ? rest! : step
      scene.steps.add()
      guard isOfLayer ? !Self.keysOfLayers.contains(word) : !Self.hasKey(word, known, in: scene) else {
        if !Self.isTyped(value, of: known, in: scene) { unlisted.append(value.key.range) }
        continue
      }
      searches += 1
      guard searches <= Self.maxSearches, !isDynamic else {
        unlisted.append(value.key.range)
        continue
      }
      let similar =
        isOfLayer
        ? KeyValueNames.ofLayers.filter { Self.isAboutAsLong($0, word) }
        : Self.keys(of: known, aboutAsLongAs: word, in: scene)
      scene.steps.add(similar.count)
      guard let intended = misspelling(of: word, in: similar) else {
        if rest == nil, let intended = Self.renamed(value, of: object, known, in: scene) {
          misspellings.append(Misspelling(value: index, known: known, intended: intended, isTypo: false))
        } else {
          unlisted.append(value.key.range)
        }
        continue
      }
      let path = isOfLayer ? "layer.\(intended)" : rest.map { "\(intended).\($0)" } ?? intended
      misspellings.append(Misspelling(value: index, known: known, intended: path))
    }
  }

  /// Returns whether the class implements key-value coding itself, so that it can have any key.
  private static func isDynamic(_ known: KnownClass, in scene: CheckedScene) -> Bool {
    guard let host = scene.host else { return false }
    return scene.vocabulary.lineage(of: known.qualifiedName).contains { ancestor in
      host.classes[ancestor.qualifiedName]?.dynamicSelectors.isEmpty == false
    }
  }

  private static func isReadOnly(_ key: String, of known: KnownClass, in scene: CheckedScene) -> Bool {
    guard let host = scene.host else { return false }
    let code = scene.vocabulary.lineage(of: known.qualifiedName).lazy.compactMap { ancestor in
      host.classes[ancestor.qualifiedName]
    }
    return code.first { $0.keys.contains(key) }?.readOnlyKeys.contains(key) == true
  }

  /// Returns whether the type of a listed key is known. The list also contains keys that other classes declare, and the
  /// class to which a step of the key path leads can be unknown.
  private static func isTyped(_ value: PropertyValue, of known: KnownClass, in scene: CheckedScene) -> Bool {
    let key = value.key.text
    // In Xcode files, only the app's extensions of 'CALayer' declare these keys, which the class library also has.
    guard key != "layer.borderUIColor", key != "layer.shadowUIColor" else { return false }
    return scene.runtimeProperty(of: value) != nil || scene.appleType(of: value) != nil
      || scene.vocabulary.outlet(key, of: known.qualifiedName) != nil
  }

  /// Returns whether two names can differ by a single typo, which changes the length by at most four bytes.
  private static func isAboutAsLong(_ name: String, _ other: String) -> Bool {
    abs(name.utf8.count - other.utf8.count) <= 4
  }

  private static func hasKey(_ key: String, _ known: KnownClass, in scene: CheckedScene) -> Bool {
    keysOfObjects.contains(key) || scene.vocabulary.property(key, of: known.qualifiedName) != nil
      || scene.vocabulary.outlet(key, of: known.qualifiedName) != nil
  }

  private static func keys(
    of known: KnownClass, aboutAsLongAs word: String, in scene: CheckedScene
  ) -> [String] {
    var keys = KeyValueNames.ofObjects.filter { isAboutAsLong($0, word) }
    keys += scene.vocabulary.keyNames(of: known.qualifiedName) { isAboutAsLong($0, word) }
    return keys
  }

  /// Returns the property of the app that was probably renamed from the key of a runtime attribute. This is the only
  /// property that has a similar name and a compatible type and that the object does not set.
  private static func renamed(
    _ value: PropertyValue, of object: Int, _ known: KnownClass, in scene: CheckedScene
  ) -> String? {
    guard let host = scene.host else { return nil }
    var written: Set<String> = []
    for index in scene.steps.counting(scene.valueTable.runtimeAttributes) {
      let other = scene.document.values[index]
      guard case .object(let holder) = other.owner else { continue }
      if holder == object {
        written.insert(other.key.text)
      } else if other.key.text == value.key.text,
        scene.objectClasses[holder]?.qualifiedName != known.qualifiedName
      {
        // If several classes use the key, an extension of their common superclass declares it.
        return nil
      }
    }
    let own = scene.vocabulary.lineage(of: known.qualifiedName).filter {
      host.classes[$0.qualifiedName] != nil
    }
    let similar = own.flatMap(\.properties).filter {
      value.type.map($0.type.mayReplace) == true && !written.contains($0.key)
        && areSimilar($0.key, value.key.text)
    }
    return similar.count == 1 ? similar[0].key : nil
  }

  private static func areSimilar(_ name: String, _ other: String) -> Bool {
    let (words, others) = (Set(words(in: name)), Set(words(in: other)))
    return words.isSubset(of: others) || others.isSubset(of: words)
      || closestMatch(to: other, in: [name]) != nil
  }

  private static func words(in name: String) -> [String] {
    name.split { !$0.isLetter }.flatMap { part in
      part.reduce(into: [String]()) { words, letter in
        if letter.isUppercase || words.isEmpty { words.append("") }
        words[words.count - 1] += letter.lowercased()
      }
    }
  }

  private static func split(_ path: String) -> (step: String, rest: String?) {
    guard let dot = path.utf8.firstIndex(of: UInt8(ascii: ".")) else { return (path, nil) }
    return (String(path[..<dot]), String(path[path.utf8.index(after: dot)...]))
  }
}

extension ValueType {
  fileprivate func mayReplace(_ other: ValueType) -> Bool {
    let numbers: [ValueType] = [.int, .number]
    return self == other || (numbers.contains(self) && numbers.contains(other))
  }
}
