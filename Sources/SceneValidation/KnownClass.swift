import SceneModel
import SceneValues

/// A class that somebody described.
struct KnownClass {
  /// Without its module, as messages speak of it.
  let name: String
  let qualifiedName: String
  /// Whether all that it inherits is described too, so that what is not found does not exist.
  let isComplete: Bool
}

/// Looks up the classes of a file's objects, each name once.
struct ClassTable {
  private let vocabulary: Vocabulary
  private var known: [String: KnownClass?] = [:]
  private var elements: [(name: String, known: KnownClass?)] = []
  private var customClasses: [Pair: KnownClass?] = [:]

  private struct Pair: Hashable {
    let element: String
    let custom: String
  }

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  mutating func knownClass(named name: String) -> KnownClass? {
    if let found = known[name] { return found }
    let found = vocabulary.description(of: name).map {
      KnownClass(
        name: $0.name, qualifiedName: $0.qualifiedName, isComplete: vocabulary.isComplete($0.qualifiedName))
    }
    known[name] = .some(found)
    return found
  }

  mutating func knownClass(of object: ObjectNode) -> KnownClass? {
    // What an unknown element makes is unknown, whatever its `class` says.
    guard let element = object.elementClass else { return nil }
    guard let custom = object.customClass?.text else {
      // A file has objects of a handful of classes: comparing their names is quicker than hashing one.
      if let found = elements.first(where: { $0.name == element }) { return found.known }
      let found = element == Vocabulary.anyClass ? nil : knownClass(named: element)
      elements.append((element, found))
      return found
    }
    let pair = Pair(element: element, custom: custom)
    if let found = customClasses[pair] { return found }
    let isWrong = vocabulary.isClass(custom, descendantOf: element) == false
    let found = isWrong ? nil : knownClass(named: custom)
    customClasses[pair] = .some(found)
    return found
  }
}
