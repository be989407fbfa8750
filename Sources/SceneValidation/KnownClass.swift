import SceneValues

/// A class that somebody described.
///
/// An object, because every object of a file has one: what its names count is counted for each file once.
final class KnownClass: Sendable {
  /// Without its module, as messages speak of it.
  let name: String
  let qualifiedName: String
  /// Whether all that it inherits is described too, so that what is not found does not exist.
  let isComplete: Bool

  init(_ description: ClassDescription, isComplete: Bool) {
    name = description.name
    qualifiedName = description.qualifiedName
    self.isComplete = isComplete
  }
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
      KnownClass($0, isComplete: vocabulary.isComplete($0.qualifiedName))
    }
    known[name] = .some(found)
    return found
  }

  /// The class of objects of an element, or of a custom class.
  mutating func knownClass(ofElement element: String?, custom: String?) -> KnownClass? {
    // What an unknown element makes is unknown, whatever its `class` says.
    guard let element else { return nil }
    guard let custom else {
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
